/**
 * Divides what stands in columns: each page's nodes by themselves. A paragraph or row that goes over to the
 * next page becomes two.
 *
 * @param article has as many columns beside one another as its content needs
 * @returns the pages
 */
export function divide(article: HTMLElement) {
  const { pageOf } = columnsOf(article);
  // From an earlier try.
  for (const one of article.querySelectorAll(`.${goesAlong}`)) one.classList.remove(goesAlong);
  for (;;) {
    const element = leftAlone(article, pageOf);
    // It stays where an engine breaks nothing before it.
    if (!element || element.classList.contains(goesAlong)) break;
    element.classList.add(goesAlong);
  }
  const pages: HTMLElement[][] = [];
  let current = 0;
  for (const node of article.children) {
    for (const [page, part] of partsOf(node, pageOf, current)) {
      current = page;
      pages[page] = [...(pages[page] ?? []), part as HTMLElement];
    }
  }
  return Array.from(pages, (page = []) => page);
}

const goesAlong = 'goes-along';

/**
 * What stands at the end of a page and belongs to what begins the next one: a heading, the head of a table, a line of
 * which fewer than two would follow or stay. Firefox 140 knows neither `break-after: avoid` nor `orphans`, WebKitGTK
 * 2.50 not the former in tables; in Chromium there is nothing to find.
 *
 * @param article in columns, of which each is a page
 */
function leftAlone(article: HTMLElement, pageOf: PageOf) {
  const pieces = Array.from(article.children)
    .flatMap(piecesOf)
    .filter(({ element }) => rectsOf(element).length > 0)
    .map((piece) => {
      const rects = rectsOf(piece.element);
      const pages = rects.map(pageOf);
      const [first, last] = [Math.min(...pages), Math.max(...pages)];
      const isTorn = isTornApart(piece.element, rects);
      return { ...piece, isTorn, first: isTorn ? last : first, last };
    });
  for (const [at, { first, isTorn }] of pieces.entries()) {
    const page = pieces[at - 1]?.last ?? first;
    const before = (start: number) => {
      const piece = pieces[start - 1];
      return piece?.last === page ? piece : undefined;
    };
    let start = at;
    while (first > page && before(start)?.keepsNext) start -= 1;
    // It goes along, unless it is all that the page has.
    if ((start < at || isTorn) && before(start)) return pieces[start]?.element;
  }
}

/** Whether a row is parted that stays together, or a paragraph that has too few lines for two on either page. */
function isTornApart(element: Element, parts: readonly DOMRect[]) {
  if (parts.length < 2) return false;
  if (element.localName === 'tr') return keepsNext(element.querySelector('p'));
  if (element.localName !== 'p') return false;
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  const [top = 0, ...others] = parts.map(({ height }) => Math.round(height / line));
  return top < 2 || others.reduce((sum, lines) => sum + lines, top) < 4;
}

/** What stays whole where a page ends, and whether it must stand on the page of the next. */
function piecesOf(element: Element) {
  if (element.localName !== 'table') return [{ element, keepsNext: keepsNext(element) }];
  const { rows } = element as HTMLTableElement;
  return Array.from(rows, (row, at) => ({
    element: row,
    keepsNext: at < rows.length - 1 && keepsNext(row.querySelector('p')),
  }));
}

function keepsNext(element: Element | null) {
  return element?.classList.contains('keeps-next') ?? false;
}

/** What stands of a node on each page, from the first on. */
type Parts = ReadonlyMap<number, Node>;

/** Copies: what is taken away would move what stands behind it. */
function partsOf(node: Node, byPlace: PageOf, current: number): Parts {
  const pageOf: PageOf = (rect) => Math.max(current, byPlace(rect));
  const pages = rectsOf(node).map(pageOf);
  const [first, last] = [Math.min(...pages), Math.max(current, ...pages)];
  if (first < last && isText(node)) return textParts(node, pageOf);
  // Firefox 140 keeps no lines together in a row.
  const isWhole = last - first < 2 && (node as Partial<Element>).classList?.contains('keeps-lines');
  if (first < last && node.hasChildNodes() && !isWhole) {
    return elementParts(node as HTMLElement, pageOf, first);
  }
  // An empty line that does not fit goes to the next page.
  return new Map([[last, node.cloneNode(true)]]);
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Where something is, or what is in it. */
function rectsOf(node: Node) {
  if (!isText(node)) return Array.from((node as Partial<Element>).getClientRects?.() ?? []);
  const range = (node.ownerDocument ?? document).createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects());
}

function elementParts(element: HTMLElement, pageOf: PageOf, start: number): Parts {
  const isRow = element.localName === 'tr';
  const children = Array.from(element.childNodes).filter((one) => one.nodeName !== 'COLGROUP');
  let current = start;
  const parts = children.map((child) => {
    const own = partsOf(child, pageOf, isRow ? start : current);
    current = Math.max(current, ...own.keys());
    return own;
  });
  const pages = [...new Set(parts.flatMap((own) => [...own.keys()]))].sort((a, b) => a - b);
  const shells = pages.map((page, at) => {
    const shell = shellOf(element, at > 0);
    if (at < pages.length - 1) shell.classList.add('goes-on');
    for (const [index, child] of children.entries()) {
      // A cell stands on every page that its row is on.
      const part = parts[index]?.get(page) ?? (isRow && child.cloneNode(false));
      if (part) shell.append(part);
    }
    return [page, shell] as const;
  });
  return new Map(shells);
}

/** The element without its content; a table with its widths, and where it goes on, its head. */
function shellOf(element: HTMLElement, isContinued: boolean) {
  const shell = element.cloneNode(false) as HTMLElement;
  // Rows that Word repeats (ECMA-376, 17.4.78).
  const kept = isContinued ? 'colgroup, .header-row' : 'colgroup';
  for (const one of element.children) {
    if (one.matches(kept)) shell.append(one.cloneNode(true));
  }
  if (isContinued) {
    shell.removeAttribute('id');
    shell.classList.add('continued');
  }
  return shell;
}

/** A text is cut before each character that stands on a later page than the one before. */
function textParts(text: Text, pageOf: PageOf): Parts {
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
  const parts = [first, ...later].map((page, at) => {
    return [page, new Text(text.data.slice(starts[at], starts[at + 1]))] as const;
  });
  return new Map(parts);
}

/** On which page something stands, by where it is. */
type PageOf = (rect: DOMRect) => number;

/** Pages beside one another as columns of an element, and how far one is from the next, in px. */
function columnsOf(article: HTMLElement) {
  const { columnGap, width } = getComputedStyle(article);
  const box = article.getBoundingClientRect();
  // Both are as wide as they would be without magnification, the box is not.
  const gap = (box.width * (Number.parseFloat(columnGap) || 0)) / Number.parseFloat(width);
  // What hangs out to the left, as a number may, still belongs to its column.
  const left = box.left - gap / 2;
  const pitch = box.width + gap;
  return { pageOf: (rect: DOMRect) => Math.max(0, Math.floor((rect.left - left) / pitch)), pitch };
}

/** How far the page that something is on is from the first, while pages are columns. */
export function shiftOf(element: Element) {
  const article = element.closest<HTMLElement>('.layout-columns');
  if (!article) return 0;
  const { pageOf, pitch } = columnsOf(article);
  const [own = element.getBoundingClientRect()] = element.getClientRects();
  return pageOf(own) * pitch;
}
