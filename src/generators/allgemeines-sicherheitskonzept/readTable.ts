/**
 * What was copied from a table, as rows of trimmed cells without empty rows: separated by tabs, else by
 * semicolons, else by commas. Nothing when it is no table: one column, or lines without any separator.
 *
 * @param text with `\n` between lines; a cell in quotes may hold all of them, a quote in it is doubled
 */
export function readTable(text: string): string[][] | undefined {
  for (const separator of ['\t', ';', ',']) {
    const rows = cellsOf(text, separator).filter((row) => row.some(Boolean));
    // In a sentence a comma may stand anywhere; of a table every line has one.
    const isTable = separator === ',' ? rows.every(isSplit) : rows.some(isSplit);
    if (rows.length > 0 && isTable) return rows;
  }
  return undefined;
}

function isSplit(row: readonly string[]): boolean {
  return row.length > 1;
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell, or one up to the next separator; then what ends it.
  const cell = new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)"[ ]*(?=[${separator}\\n]|$)|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'gy',
  );
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
