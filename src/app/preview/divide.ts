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
  const spans = new Map<Node, Span>();
  const [, last] = noteInside(article, 0);
  return Array.from(
    { length: last + 1 },
    (_, page) => insideOn(page, article, false) as HTMLElement[],
  );

  /** Notes on which pages something is: never before `least`, where what stands before it ends. */
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

  /** A copy of what stands of something on a page: what is taken away would move what stands behind it. */
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
    if (page > first) {
      part.removeAttribute('id');
      part.classList.add('continued');
    }
    return part;
  }

  function insideOn(page: number, { nodeName, childNodes }: Node, isContinued: boolean) {
    return Array.from(childNodes).flatMap((child) => {
      // Widths, and rows that Word repeats (ECMA-376, 17.4.78).
      const isRepeated = child instanceof Element && child.matches('colgroup, .header-row');
      if (isContinued && isRepeated) return child.cloneNode(true);
      // A cell stands on every page that its row is on.
      return partOn(page, child) ?? (nodeName === 'TR' ? child.cloneNode(false) : []);
    });
  }

  /** At which letter a text begins to stand on a page or a later one. */
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

type Span = readonly [first: number, last: number];

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
    .flatMap((piece) => {
      const rects = rectsOf(piece.element);
      if (rects.length === 0) return [];
      const pages = rects.map(pageOf);
      const isTorn = isTornApart(piece.element, rects);
      const last = Math.max(...pages);
      return [{ ...piece, isTorn, last, first: isTorn ? last : Math.min(...pages) }];
    });
  for (const [at, { first, isTorn }] of pieces.entries()) {
    const page = pieces[at - 1]?.last ?? first;
    const isOnPage = (before: number) => pieces[before]?.last === page;
    let start = at;
    while (first > page && isOnPage(start - 1) && pieces[start - 1]?.keepsNext) start -= 1;
    // It goes along, unless it is all that the page has.
    if ((start < at || isTorn) && isOnPage(start - 1)) return pieces[start]?.element;
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
  return element?.classList.contains('keeps-next');
}

/** Where something is, or what is in it. */
function rectsOf(node: Node) {
  // Widths are where their table is.
  if (node instanceof Element && node.localName !== 'colgroup') return [...node.getClientRects()];
  return node instanceof Text ? [...rangeOf(node).getClientRects()] : [];
}

/** What stands in something. */
export function rangeOf(node: Node) {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
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
