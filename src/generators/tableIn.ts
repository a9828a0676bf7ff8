/**
 * The rows of a table, nothing where the text is none. In a sentence a comma may stand anywhere: it parts cells under
 * headings alone.
 */
export function tableIn(text: string, isHeading: (cells: readonly string[]) => boolean) {
  for (const separator of ['\t', ';', ',']) {
    const rows = tableRows(text, separator);
    const [headings] = rows;
    const isTable = headings && rows.every((row) => row.length > 1);
    if (isTable && (separator !== ',' || isHeading(headings))) return rows;
  }
}

/** The rows of trimmed cells that are not empty; a cell in quotes may hold anything, a quote in it is doubled. */
function tableRows(text: string, separator: string) {
  const rows: string[][] = [[]];
  const cell = new RegExp(
    `( *"((?:[^"]|"")*)" *(?=[${separator}\\n]|$)|[^${separator}\\n]*)(${separator}|\\n|$)`,
    'gy',
  );
  for (const [, plain = '', quoted, end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}
