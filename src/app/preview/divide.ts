/** Where a page ends before its column does: from there on, all goes to the next page. */
export type Cut = {
  page: number;
  /** The child of the article that goes on or begins there. */
  node: Node;
  /** Of the middle of its first line, in px; minus infinity where it begins. */
  height: number;
};

/**
 * Divides what stands in columns: each page's nodes by themselves. A paragraph or row that goes over to the
 * next page becomes two.
 *
 * @param article has as many columns beside one another as its content needs
 */
export function divide(article: HTMLElement, cut?: Cut): HTMLElement[][] {
  const { pageOf } = columnsOf(article);
  const parts: Take[][] = [];
  let current = 0;
  for (const node of Array.from(article.children)) {
    const own = node === cut?.node ? cutAt(pageOf, cut) : pageOf;
    for (const [page, take] of partsOf(node, own, current)) {
      current = Math.max(current, page);
      parts[current] = [...(parts[current] ?? []), take];
    }
  }
  // What is taken away moves what stands behind it: all places are known by now.
  return Array.from(parts, (part = []) => part.map((take) => take() as HTMLElement));
}

function cutAt(pageOf: PageOf, { page, height }: Cut): PageOf {
  return (rect) => {
    const own = pageOf(rect);
    return own === page && (rect.top + rect.bottom) / 2 >= height - 1 ? page + 1 : own;
  };
}

/** Takes a part out of where it stands. */
type Take = () => Node;

type Part = readonly [page: number, take: Take];

function partsOf(node: Node, pageOf: PageOf, current: number): Part[] {
  const pages = rectsOf(node).map(pageOf);
  if (pages.length === 0) return [[current, () => node]];
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  // An empty line that does not fit goes to the next page.
  if (first === last || !node.hasChildNodes()) return [[last, () => node]];
  return isText(node) ? textParts(node, pageOf) : elementParts(node as HTMLElement, pageOf, first);
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Where something is, or what is in it. */
export function rectsOf(node: Node, isInside = isText(node)): DOMRect[] {
  if (!isInside) return Array.from((node as Partial<Element>).getClientRects?.() ?? []);
  const range = (node.ownerDocument ?? document).createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects());
}

function elementParts(element: HTMLElement, pageOf: PageOf, start: number): Part[] {
  const pages = new Map<number, Take[]>();
  const put = (page: number, take: Take) => pages.set(page, [...(pages.get(page) ?? []), take]);
  const children = Array.from(element.childNodes).filter((one) => one.nodeName !== 'COLGROUP');
  if (element.localName === 'tr') {
    // A cell stands on every page that its row is on.
    const cells = children.map((cell) => new Map(partsOf(cell, pageOf, start)));
    const all = new Set(cells.flatMap((cell) => [...cell.keys()]));
    for (const page of [...all].sort((a, b) => a - b)) {
      for (const [at, cell] of cells.entries()) {
        put(page, cell.get(page) ?? (() => (children[at] ?? element).cloneNode(false)));
      }
    }
  } else {
    let current = start;
    for (const [page, take] of children.flatMap((child) => partsOf(child, pageOf, current))) {
      current = Math.max(current, page);
      put(current, take);
    }
  }
  return [...pages].map(([page, takes], at) => {
    const shell = shellOf(element, at > 0);
    if (at < pages.size - 1) shell.classList.add('goes-on');
    const take = () => {
      shell.append(...takes.map((one) => one()));
      return shell;
    };
    return [page, take];
  });
}

/** The element without its content; a table with its widths, and where it goes on, its head. */
function shellOf(element: HTMLElement, isContinued: boolean): HTMLElement {
  const shell = element.cloneNode(false) as HTMLElement;
  const copy = (selector: string) => {
    const found = element.querySelectorAll(`:scope > ${selector}`);
    shell.append(...Array.from(found, (one) => one.cloneNode(true)));
  };
  copy('colgroup');
  if (!isContinued) return shell;
  shell.removeAttribute('id');
  shell.classList.add('continued');
  // Rows that Word repeats (ECMA-376, 17.4.78).
  copy('.header-row');
  return shell;
}

/** A text is cut before each character that stands on a later page than the one before. */
function textParts(text: Text, pageOf: PageOf): Part[] {
  const range = text.ownerDocument.createRange();
  const pageAt = (offset: number): number | undefined => {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    const [rect] = range.getClientRects();
    return rect && pageOf(rect);
  };
  const pages = new Set(rectsOf(text).map(pageOf));
  const [first = 0, ...later] = [...pages].sort((a, b) => a - b);
  const starts = [0];
  for (const page of later) {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pageAt(middle) ?? first) >= page) high = middle;
      else low = middle + 1;
    }
    starts.push(low);
  }
  return [first, ...later].map((page, at) => {
    const part = text.data.slice(starts[at], starts[at + 1]);
    return [page, () => new Text(part)];
  });
}

/** On which page something stands, by where it is. */
export type PageOf = (rect: DOMRect) => number;

/** Pages beside one another as columns of an element, and how far one is from the next, in px. */
export function columnsOf(article: HTMLElement): { pageOf: PageOf; pitch: number } {
  const { columnGap, width } = getComputedStyle(article);
  const box = article.getBoundingClientRect();
  // Both are as wide as they would be without magnification, the box is not.
  const gap = (box.width * (Number.parseFloat(columnGap) || 0)) / Number.parseFloat(width);
  // What hangs out to the left, as a number may, still belongs to its column.
  const left = box.left - gap / 2;
  const pitch = box.width + gap;
  return { pageOf: (rect) => Math.max(0, Math.floor((rect.left - left) / pitch)), pitch };
}

/** How far the page that something is on is from the first, while pages are columns. */
export function shiftOf(element: Element): number {
  const article = element.closest<HTMLElement>('.layout-columns');
  if (!article) return 0;
  const { pageOf, pitch } = columnsOf(article);
  const [own = element.getBoundingClientRect()] = element.getClientRects();
  return pageOf(own) * pitch;
}
