import { type Cut, linesOf, placesIn, rowPages } from './divide';

/**
 * Where the first page must end that does not end as in Word: it leaves a line alone, or a heading without
 * what it belongs to. Firefox 140 knows neither `orphans` nor `break-after: avoid`, WebKitGTK 2.50 not the
 * latter in tables; in Chromium there is nothing to find.
 *
 * @param article in columns, of which each is a page
 */
export function endOfPage(article: HTMLElement): Cut | undefined {
  const places = placesIn(article);
  const pages = Math.max(0, ...places.map(({ last }) => last));
  for (let page = 0; page < pages; page += 1) {
    const at = places.findIndex(({ last }) => last > page);
    const cut = cutAfter(places, at, page, article);
    if (cut) return cut;
  }
}

function cutAfter(
  places: ReturnType<typeof placesIn>,
  at: number,
  page: number,
  article: HTMLElement,
): Cut | undefined {
  const place = places[at];
  if (!place) return;
  const isDivided = place.first <= page;
  if (isDivided) {
    const { node } = place;
    const top = node.nodeName === 'P' ? lastLine(node as Element) : rowToMove(node);
    if (top === undefined) return;
    if (top !== 'all') return { page, node, top };
  }
  // What must stand with the next goes along, unless it is all that the page has.
  let start = at;
  while (places[start - 1]?.last === page && keepsNext(places[start - 1]?.node)) start -= 1;
  if (start === at && !isDivided) return;
  const [before, found] = [places[start - 1], places[start]];
  if (found && before?.last === page) return { page, node: found.node };
  return;

  /** Two lines at least stand on either page. */
  function lastLine(paragraph: Element): number | 'all' | undefined {
    const lines = linesOf(paragraph, article);
    const [here = [], there = []] = lines.slice(page);
    if (place?.first === page && here.length < 2) return 'all';
    if (there.length > 1) return;
    return here.length > 2 ? here.at(-1) : 'all';
  }

  /** Rows that must stand with the next row go along. */
  function rowToMove(node: Node): number | 'all' | undefined {
    if (node.nodeName !== 'TABLE') return;
    const rows = Array.from((node as HTMLTableElement).rows);
    const pages = rowPages(rows, article);
    const first = pages.findIndex((one) => one > page);
    let row = first;
    while (row > 0 && pages[row - 1] === page && keepsNext(rows[row - 1]?.querySelector('p')))
      row -= 1;
    if (row === 0) return 'all';
    return row === first ? undefined : (rows[row]?.getBoundingClientRect().top ?? 0) + 1;
  }
}

function keepsNext(node: Node | null | undefined): boolean {
  return (node as Element | undefined)?.classList?.contains('keeps-next') ?? false;
}
