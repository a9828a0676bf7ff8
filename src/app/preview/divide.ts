/** Where a page ends before its column does: from there on, all goes to the next page. */
type Cut = {
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
 * @returns the pages, and how many of them end as in Word
 */
export function divide(article: HTMLElement): { parts: HTMLElement[][]; right: number } {
  const { pageOf } = columnsOf(article);
  const cut = endOfPage(article, pageOf);
  const pages: HTMLElement[][] = [];
  let current = 0;
  for (const node of Array.from(article.children)) {
    const own = node === cut?.node ? cutAt(pageOf, cut) : pageOf;
    for (const [page, part] of partsOf(node, own, current)) {
      current = page;
      pages[page] = [...(pages[page] ?? []), part as HTMLElement];
    }
  }
  const parts = Array.from(pages, (page = []) => page);
  return { parts, right: cut ? cut.page + 1 : parts.length };
}

function cutAt(pageOf: PageOf, { page, height }: Cut): PageOf {
  return (rect) => {
    const own = pageOf(rect);
    return own === page && (rect.top + rect.bottom) / 2 >= height - 1 ? page + 1 : own;
  };
}

/** What stands of a node on each page, from the first on. */
type Parts = ReadonlyMap<number, Node>;

/** Copies: what is taken away would move what stands behind it. */
function partsOf(node: Node, byPlace: PageOf, current: number): Parts {
  const pageOf: PageOf = (rect) => Math.max(current, byPlace(rect));
  const pages = rectsOf(node).map(pageOf);
  const [first, last] = [Math.min(...pages), Math.max(current, ...pages)];
  if (first < last && isText(node)) return textParts(node, pageOf);
  if (first < last && node.hasChildNodes()) return elementParts(node as HTMLElement, pageOf, first);
  // An empty line that does not fit goes to the next page.
  return new Map([[last, node.cloneNode(true)]]);
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Where something is, or what is in it. */
function rectsOf(node: Node, isInside = isText(node)): DOMRect[] {
  if (!isInside) return Array.from((node as Partial<Element>).getClientRects?.() ?? []);
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
function shellOf(element: HTMLElement, isContinued: boolean): HTMLElement {
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
function columnsOf(article: HTMLElement): { pageOf: PageOf; pitch: number } {
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

/** What stays whole where a page ends: a line, a row, or what stands on one page anyhow. */
type Piece = Cut & {
  /** Whether it must stand on the page of the next. */
  keepsNext: boolean;
};

/**
 * Where the first page must end that does not end as in Word: it leaves a line alone, or a heading without
 * what it belongs to. Firefox 140 knows neither `orphans` nor `break-after: avoid`, WebKitGTK 2.50 not the
 * latter in tables; in Chromium there is nothing to find.
 *
 * @param article in columns, of which each is a page
 */
function endOfPage(article: HTMLElement, pageOf: PageOf): Cut | undefined {
  const pieces = Array.from(article.childNodes, (node) => piecesOf(node, pageOf)).flat();
  for (const [at, { page: next }] of pieces.entries()) {
    const page = pieces[at - 1]?.page ?? next;
    if (next <= page) continue;
    const before = (start: number) => {
      const piece = pieces[start - 1];
      return piece?.page === page ? piece : undefined;
    };
    let start = at;
    while (before(start)?.keepsNext) start -= 1;
    const found = pieces[start];
    // What must stand with the next goes along, unless it is all that the page has.
    if (found && start < at && before(start)) return { ...found, page };
  }
}

function piecesOf(node: Node, pageOf: PageOf): Piece[] {
  const pages = rectsOf(node).map(pageOf);
  if (pages.length === 0) return [];
  const page = Math.min(...pages);
  if (node.nodeName === 'TABLE') return rowsOf(node as HTMLTableElement, pageOf);
  if (node.nodeName === 'P' && Math.max(...pages) > page) return linesOf(node, pageOf);
  return [{ page, height: -Infinity, node, keepsNext: keepsNext(node as Element) }];
}

function rowsOf(table: HTMLTableElement, pageOf: PageOf): Piece[] {
  return Array.from(table.rows, (row, at) => ({
    page: Math.min(...rectsOf(row).map(pageOf)),
    height: at === 0 ? -Infinity : row.getBoundingClientRect().top + 1,
    node: table,
    keepsNext: at < table.rows.length - 1 && keepsNext(row.querySelector('p')),
  }));
}

/** Two lines at least stand on either page. */
function linesOf(paragraph: Node, pageOf: PageOf): Piece[] {
  const lines: { page: number; height: number }[] = [];
  for (const rect of rectsOf(paragraph, true)) {
    const line = { page: pageOf(rect), height: (rect.top + rect.bottom) / 2 };
    const isSame = ({ page, height }: typeof line) =>
      page === line.page && Math.abs(height - line.height) < rect.height / 2;
    if (rect.height > 0 && !lines.some(isSame)) lines.push(line);
  }
  return lines.map(({ page, height }, at) => ({
    page,
    height: at === 0 ? -Infinity : height,
    node: paragraph,
    keepsNext:
      at === lines.length - 1
        ? keepsNext(paragraph as Element)
        : at === 0 || at === lines.length - 2,
  }));
}

function keepsNext(element: Element | null): boolean {
  return element?.classList?.contains('keeps-next') ?? false;
}
