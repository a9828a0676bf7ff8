/**
 * Divides an element by its columns, of which each is a page. A paragraph or row on two pages becomes two.
 *
 * @returns the elements of each page
 */
export function divide(article: HTMLElement) {
  const { pageOf } = columnsOf(article);
  // An earlier layout has set the class.
  for (const one of article.querySelectorAll(`.${goesAlong}`)) one.classList.remove(goesAlong);
  for (;;) {
    const element = leftAlone(article, pageOf);
    // Where an engine does not break before the element, the element stays.
    if (!element || element.classList.contains(goesAlong)) break;
    element.classList.add(goesAlong);
  }
  const spans = new Map<Node, Span>();
  const [, last] = noteInside(article, 0);
  return Array.from(
    { length: last + 1 },
    (_, page) => insideOn(page, article, false) as HTMLElement[],
  );

  /** Notes the pages of a node. None is before `least`, the page on which the nodes before it end. */
  function note(node: Node, least: number) {
    const pages = rectsOf(node).map((rect) => Math.max(least, pageOf(rect)));
    const [first, last] = [Math.min(...pages), Math.max(least, ...pages)];
    // Firefox 140 keeps no lines together in a row.
    const isWhole = last - first < 2 && node instanceof Element && node.matches('.keeps-lines');
    // An empty line that does not fit goes to the next page.
    let span: Span = [last, last];
    if (first < last && node instanceof Text) span = [first, last];
    else if (first < last && node.hasChildNodes() && !isWhole) span = noteInside(node, first);
    spans.set(node, span);
    return span;
  }

  function noteInside(node: Node, start: number): Span {
    let [first, last] = [Infinity, start];
    for (const child of node.childNodes) {
      // Cells stand beside one another.
      const span = note(child, node.nodeName === 'TR' ? start : last);
      first = Math.min(first, span[0]);
      last = Math.max(last, span[1]);
    }
    return [first, last];
  }

  /** Copies the part of a node on a page. To remove the part instead would move the nodes after it. */
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
    if (page < last) part.classList.add('goes-on');
    if (page > first) part.classList.add('continued');
    return part;
  }

  function insideOn(page: number, { nodeName, childNodes }: Node, isContinued: boolean) {
    return Array.from(childNodes).flatMap((child) => {
      // Each page has the widths of columns, and the rows that Word repeats (ECMA-376, 17.4.78).
      const isRepeated = child instanceof Element && child.matches('colgroup, .header-row');
      if (isContinued && isRepeated) return child.cloneNode(true);
      // A cell stands on every page that its row is on.
      return partOn(page, child) ?? (nodeName === 'TR' ? child.cloneNode(false) : []);
    });
  }

  /** The index of the first letter of a text that is on a page or after it. */
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

/** The first and the last page of a node. */
type Span = readonly [first: number, last: number];

const goesAlong = 'goes-along';

/**
 * Finds an element at the end of a page that belongs on the next page: a heading, the head of a table, or a paragraph of
 * which one line alone would follow or stay. Firefox 140 knows neither `break-after: avoid` nor `orphans`, and WebKitGTK
 * 2.50 knows the former not in tables. In Chromium no such element is left.
 *
 * @param article in columns, of which each is a page
 */
function leftAlone(article: HTMLElement, pageOf: PageOf) {
  const blocks = article.querySelectorAll(':scope > :not(table), :scope > table > tr');
  const pieces = Array.from(blocks).flatMap((element) => {
    const rects = rectsOf(element);
    if (rects.length === 0) return [];
    const pages = rects.map(pageOf);
    const isTorn = isTornApart(element, rects);
    const last = Math.max(...pages);
    const keepsNext = element.matches(`.keeps-next, ${keptRow}:not(:last-child)`);
    return [{ element, keepsNext, isTorn, last, first: isTorn ? last : Math.min(...pages) }];
  });
  for (const [at, { first, isTorn }] of pieces.entries()) {
    const page = pieces[at - 1]?.last ?? first;
    const isOnPage = (before: number) => pieces[before]?.last === page;
    let start = at;
    while (first > page && isOnPage(start - 1) && pieces[start - 1]?.keepsNext) start -= 1;
    // An element that is alone on its page stays there.
    if ((start < at || isTorn) && isOnPage(start - 1)) return pieces[start]?.element;
  }
}

/** A row whose first cell has a paragraph that stays with the next one. */
const keptRow = 'tr:has(> :first-child > .keeps-next)';

/** True for a divided row that should stay whole, and for a paragraph with too few lines for two on either page. */
function isTornApart(element: Element, parts: readonly DOMRect[]) {
  if (parts.length < 2) return false;
  if (element.localName !== 'p') return element.matches(keptRow);
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  const [top = 0, ...others] = parts.map(({ height }) => Math.round(height / line));
  return top < 2 || others.reduce((sum, lines) => sum + lines, top) < 4;
}

/** The boxes of a node. */
function rectsOf(node: Node) {
  // The element with the widths of columns is as large as its table.
  if (node instanceof Element && node.localName !== 'colgroup') return [...node.getClientRects()];
  return node instanceof Text ? [...rangeOf(node).getClientRects()] : [];
}

/** A range of the content of a node. */
export function rangeOf(node: Node) {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

/** The page at a place. */
type PageOf = (rect: DOMRect) => number;

/** Reads the columns of an element as pages, with the distance from one page to the next in px. */
function columnsOf(article: HTMLElement) {
  const { columnGap, width } = getComputedStyle(article);
  const box = article.getBoundingClientRect();
  // A magnification changes the box, and not these two.
  const gap = (box.width * (Number.parseFloat(columnGap) || 0)) / Number.parseFloat(width);
  // The number of a list may hang out to the left of its column.
  const left = box.left - gap / 2;
  const pitch = box.width + gap;
  return { pageOf: (rect: DOMRect) => Math.max(0, Math.floor((rect.left - left) / pitch)), pitch };
}

/** The distance of the page of an element from the first page, while pages are columns. */
export function shiftOf(element: Element) {
  const article = element.closest<HTMLElement>('.layout-columns');
  if (!article) return 0;
  const { pageOf, pitch } = columnsOf(article);
  const [own = element.getBoundingClientRect()] = element.getClientRects();
  return pageOf(own) * pitch;
}
