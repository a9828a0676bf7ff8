/**
 * Divides the content of an element by the columns in which the browser has laid out the content. Each column becomes a
 * page. A paragraph or table row on two pages becomes two elements.
 *
 * @returns the elements of each page
 */
export function divideByColumns(article: HTMLElement) {
  const { pageOf } = columnsOf(article);
  // An earlier layout may have set the class on other elements.
  for (const one of article.querySelectorAll(`.${movedToNextPage}`))
    one.classList.remove(movedToNextPage);
  for (;;) {
    const element = findStranded(article, pageOf);
    // If the element already has the class, the browser has not moved it in spite of the class. It stays on its page.
    if (!element || element.classList.contains(movedToNextPage)) break;
    element.classList.add(movedToNextPage);
  }
  const spans = new Map<Node, Span>();
  const [, last] = noteInside(article, 0);
  return Array.from(
    { length: last + 1 },
    (_, page) => insideOn(page, article, false) as HTMLElement[],
  );

  /** Stores the first and last page of a node in `spans`. `least` is the first page that the node may be on. */
  function note(node: Node, least: number) {
    const pages = rectsOf(node).map((rect) => Math.max(least, pageOf(rect)));
    const [first, last] = [Math.min(...pages), Math.max(least, ...pages)];
    // Firefox 140 may lay out a paragraph with `keepLines` across two pages if it is in a table row. Such a paragraph
    // is not split.
    const isWhole = last - first < 2 && node instanceof Element && node.matches('.keeps-lines');
    // A node that is not split is put on its last page. For example, an empty paragraph may begin at the end of one
    // page and end on the next page.
    let span: Span = [last, last];
    if (first < last && node instanceof Text) span = [first, last];
    else if (first < last && node.hasChildNodes() && !isWhole) span = noteInside(node, first);
    spans.set(node, span);
    return span;
  }

  function noteInside(node: Node, start: number): Span {
    let [first, last] = [Infinity, start];
    for (const child of node.childNodes) {
      // The cells of a row are side by side. Each cell may begin on the first page of the row.
      const span = note(child, node.nodeName === 'TR' ? start : last);
      first = Math.min(first, span[0]);
      last = Math.max(last, span[1]);
    }
    return [first, last];
  }

  /**
   * Returns a copy of the part of a node that is on a page. The node itself stays in the tree, because its removal
   * would move the nodes after it.
   */
  function partOn(page: number, node: Node) {
    const [first, last] = spans.get(node) ?? [page, page];
    if (page < first || page > last) return;
    if (first === last) return node.cloneNode(true);
    if (node instanceof Text) {
      const start = page > first ? startOn(page, node) : 0;
      return new Text(node.data.slice(start, startOn(page + 1, node)));
    }
    const part = node.cloneNode(false) as Element;
    part.append(...insideOn(page, node, page > first));
    if (page < last) part.classList.add('breaks-after');
    if (page > first) part.classList.add('continued');
    return part;
  }

  function insideOn(page: number, { nodeName, childNodes }: Node, isContinued: boolean) {
    return Array.from(childNodes).flatMap((child) => {
      // Each page of a table has the column widths (`colgroup`), and the rows that Word repeats (ECMA-376, 17.4.78).
      const isRepeated = child instanceof Element && child.matches('colgroup, .header-row');
      if (isContinued && isRepeated) return child.cloneNode(true);
      // A row that is on several pages has all its cells on each page. A cell without content on the page is empty
      // there.
      return partOn(page, child) ?? (nodeName === 'TR' ? child.cloneNode(false) : []);
    });
  }

  /** Returns the index of the first letter of a text that is on `page` or on a later page. */
  function startOn(page: number, text: Text) {
    const range = new Range();
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      range.setStart(text, middle);
      range.setEnd(text, middle + 1);
      const [rect] = range.getClientRects();
      if (rect && pageOf(rect) >= page) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** The indices of the first and the last page of a node. */
type Span = readonly [first: number, last: number];

const movedToNextPage = 'moved-to-next-page';

/**
 * Finds an element at the end of a page that must move to the next page: a torn element (`isTornApart`), or an element
 * with `keepNext` (e.g. a heading) whose next element is on the next page. Of several such elements in a row, the first
 * one on the page is returned. Firefox 140 needs this search (no `break-after: avoid`, no `orphans`), and so does
 * WebKitGTK 2.50 (no `break-after: avoid` in tables). In Chromium, nothing is found.
 *
 * @param article an element whose content is laid out in columns. Each column is a page.
 */
function findStranded(article: HTMLElement, pageOf: PageOf) {
  const blocks = article.querySelectorAll(':scope > :not(table), :scope > table > tr');
  const pieces = Array.from(blocks).flatMap((element) => {
    const rects = rectsOf(element);
    if (rects.length === 0) return [];
    const pages = rects.map(pageOf);
    const isTorn = isTornApart(element, rects);
    const last = Math.max(...pages);
    const keepsNext = element.matches(`.keeps-next, ${keepNextRow}:not(:last-child)`);
    return [{ element, keepsNext, isTorn, last, first: isTorn ? last : Math.min(...pages) }];
  });
  for (const [at, { first, isTorn }] of pieces.entries()) {
    const page = pieces[at - 1]?.last ?? first;
    const isOnPage = (index: number) => pieces[index]?.last === page;
    let start = at;
    while (first > page && isOnPage(start - 1) && pieces[start - 1]?.keepsNext) start -= 1;
    // The first element of a page is not moved, because moving the element would leave its page empty.
    if ((start < at || isTorn) && isOnPage(start - 1)) return pieces[start]?.element;
  }
}

/** The selector of rows with `keepNext`. Such a row has a paragraph with `keepNext` in the first cell. */
const keepNextRow = 'tr:has(> :first-child > .keeps-next)';

/**
 * Returns true if an element is on several pages and is one of these:
 * - a row with `keepNext`
 * - a paragraph with fewer than two lines on its first page
 * - a paragraph with fewer than four lines in total
 */
function isTornApart(element: Element, rects: readonly DOMRect[]) {
  if (rects.length < 2) return false;
  if (element.localName !== 'p') return element.matches(keepNextRow);
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  const [linesOnFirst = 0, ...others] = rects.map(({ height }) => Math.round(height / line));
  return linesOnFirst < 2 || others.reduce((sum, lines) => sum + lines, linesOnFirst) < 4;
}

/** Returns the rectangles of an element or text. Returns no rectangles for other nodes and `colgroup` elements. */
function rectsOf(node: Node) {
  // A `colgroup` would count as content, because a `colgroup` is as large as its table.
  if (node instanceof Element && node.localName !== 'colgroup') return [...node.getClientRects()];
  return node instanceof Text ? [...rangeOf(node).getClientRects()] : [];
}

export function rangeOf(node: Node) {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

/** A function that returns the index of the page on which a rectangle begins. */
type PageOf = (rect: DOMRect) => number;

/** Measures the columns of an element. `pitch` is the distance in px between the left edges of neighbouring columns. */
function columnsOf(article: HTMLElement) {
  const { columnGap, width } = getComputedStyle(article);
  const box = article.getBoundingClientRect();
  // CSS `zoom` changes the bounding rectangle, but not the computed values of `columnGap` and `width`. `gap` is
  // therefore scaled like the rectangle.
  const gap = (box.width * (Number.parseFloat(columnGap) || 0)) / Number.parseFloat(width);
  // The half gap on the left of a column belongs to the column, because the number of a list item may be there.
  const left = box.left - gap / 2;
  const pitch = box.width + gap;
  return { pageOf: (rect: DOMRect) => Math.max(0, Math.floor((rect.left - left) / pitch)), pitch };
}

/** Returns the distance in px from the first column to the column of an element. Returns 0 outside columns. */
export function shiftOf(element: Element) {
  const article = element.closest<HTMLElement>('.layout-columns');
  if (!article) return 0;
  const { pageOf, pitch } = columnsOf(article);
  const [first = element.getBoundingClientRect()] = element.getClientRects();
  return pageOf(first) * pitch;
}
