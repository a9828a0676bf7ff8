import { numberOf } from './wordXml';

/**
 * Divides the content of an element into pages. The browser has laid out the content in columns. A page has one or more
 * columns: as many as fit into the width of the element. A paragraph or table row that crosses a page break becomes an
 * element on each page.
 *
 * @returns the elements of each page
 */
export function divideByColumns(article: HTMLElement) {
  const { pageOf } = columnsOf(article);
  // Undoes an earlier call, after which the columns may have changed.
  for (const one of article.querySelectorAll(`.${movedToNextPage}`))
    one.classList.remove(movedToNextPage);
  for (;;) {
    const element = findStranded(article, pageOf);
    // An element that already has the class could not be moved. The element stays on its page.
    if (!element || element.classList.contains(movedToNextPage)) break;
    element.classList.add(movedToNextPage);
  }
  return partsInside(article, 0) as HTMLElement[][];

  /**
   * Copies a node and splits the copy at page breaks. The result holds the copy for the page `n` at the index `n`. The
   * node itself stays in the tree, because its removal would move the nodes after it.
   *
   * @param least the index of the first page on which the node may be
   */
  function partsOf(node: Node, least: number) {
    const parts: Node[] = [];
    const pages = rectsOf(node).map((rect) => Math.max(least, pageOf(rect)));
    const [first, last] = [Math.min(...pages), Math.max(least, ...pages)];
    // In a table row, Firefox 140 may lay out a paragraph with `keepLines` across two pages. The paragraph is not
    // split.
    const isWhole = last - first < 2 && node instanceof Element && node.matches('.keeps-lines');
    if (first < last && node instanceof Text) {
      for (let page = first; page <= last; page += 1) {
        const start = page > first ? startOn(page, node) : 0;
        parts[page] = new Text(node.data.slice(start, startOn(page + 1, node)));
      }
    } else if (first < last && node.hasChildNodes() && !isWhole) {
      partsInside(node, first).forEach((content, page, all) => {
        const part = node.cloneNode(false) as Element;
        part.append(...content);
        part.classList.toggle('breaks-after', page + 1 in all);
        part.classList.toggle('continued', page - 1 in all);
        parts[page] = part;
      });
    } else {
      // An unsplit node, e.g. an empty paragraph at a page break, goes to its last page.
      parts[last] = node.cloneNode(true);
    }
    return parts;
  }

  /** Copies the child nodes of a node. The result holds the copies for the page `n` at the index `n`. */
  function partsInside({ nodeName, childNodes }: Node, start: number) {
    let [first, last] = [Infinity, start];
    const isRow = nodeName === 'TR';
    const children = Array.from(childNodes, (child) => {
      // The cells of a row are side by side. Each cell may begin on the first page of the row.
      const parts = partsOf(child, isRow ? start : last);
      first = Math.min(first, parts.findIndex(Boolean));
      last = Math.max(last, parts.length - 1);
      return { child, parts };
    });
    const inside: Node[][] = [];
    for (let page = first; page <= last; page += 1) {
      inside[page] = children.flatMap(({ child, parts }) => {
        // Every page of a table repeats the column widths (`colgroup`) and the header rows (ECMA-376, 17.4.78).
        const isRepeated = child instanceof Element && child.matches('colgroup, .header-row');
        if (page > first && isRepeated) return child.cloneNode(true);
        // A row on two pages has all its cells on both pages. A cell without content on a page is empty there.
        return parts[page] ?? (isRow ? child.cloneNode(false) : []);
      });
    }
    return inside;
  }

  /** Returns the index of the first letter on `page` or on a later page. */
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

const movedToNextPage = 'moved-to-next-page';

/**
 * Finds an element at the end of a page that must move to the next page:
 * - an element that is torn apart (`isTornApart`)
 * - an element with `keepNext` before an element on the next page, e.g. a heading. If several elements with `keepNext`
 *   follow one another, the first of them is returned.
 *
 * Firefox 140 lacks `break-after: avoid` and `orphans`. WebKitGTK 2.50 lacks `break-after: avoid` in tables. Chromium
 * itself moves all these elements, so nothing is found.
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
    // The first element of a page is not moved, because the page would then be empty.
    if ((start < at || isTorn) && isOnPage(start - 1)) return pieces[start]?.element;
  }
}

/** Selects the rows with `keepNext`: rows whose first cell has a paragraph with `keepNext`. */
const keepNextRow = 'tr:has(> :first-child > .keeps-next)';

/**
 * Returns true if a column break splits one of these elements:
 * - a row with `keepNext`
 * - a paragraph with fewer than two lines before the break
 * - a paragraph with fewer than four lines in total
 *
 * @param rects the rectangles of the element, one for each column
 */
function isTornApart(element: Element, rects: readonly DOMRect[]) {
  if (rects.length < 2) return false;
  if (element.localName !== 'p') return element.matches(keepNextRow);
  const line = numberOf(getComputedStyle(element).lineHeight);
  const [linesOnFirst = 0, ...others] = rects.map(({ height }) => Math.round(height / line));
  return linesOnFirst < 2 || others.reduce((sum, lines) => sum + lines, linesOnFirst) < 4;
}

/** Returns the rectangles of an element or a text. A `colgroup` and a comment have none. */
function rectsOf(node: Node) {
  // A `colgroup` is as large as its table. Its rectangle would count as content.
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

/** Measures the columns of an element. `pitch` is the distance in px between the left edges of neighbouring pages. */
function columnsOf(article: HTMLElement) {
  const { columnGap, width } = getComputedStyle(article);
  const box = article.getBoundingClientRect();
  // CSS `zoom` changes the bounding rectangle, but not the computed values of `columnGap` and `width`. `gap` is
  // therefore scaled like the rectangle.
  const gap = (box.width * numberOf(columnGap)) / numberOf(width);
  // The right half of the gap before a page belongs to the page, because the number of a list item may be there.
  const left = box.left - gap / 2;
  const pitch = box.width + gap;
  return { pageOf: (rect: DOMRect) => Math.max(0, Math.floor((rect.left - left) / pitch)), pitch };
}

/** Returns the distance in px from the first page to the page of an element. Returns 0 outside columns. */
export function shiftOf(element: Element) {
  const article = element.closest<HTMLElement>('.layout-columns');
  if (!article) return 0;
  const { pageOf, pitch } = columnsOf(article);
  return pageOf(element.getBoundingClientRect()) * pitch;
}
