import { type Cut, columnsOf, type PageOf, rectsOf } from './divide';

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
export function endOfPage(article: HTMLElement): Cut | undefined {
  const { pageOf } = columnsOf(article);
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
