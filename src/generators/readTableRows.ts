/**
 * Reads the rows of a table. The cells are separated by tabs, semicolons or commas. Each row must have at least two
 * cells. A title or greeting above the headings is left out. A table with commas must begin with a row of headings,
 * because commas are common in sentences. Returns `undefined` for a text that is not a table.
 */
export function readTableRows(text: string, isHeading: (cells: readonly string[]) => boolean) {
  for (const separator of ['\t', ';', ',']) {
    const all = splitRows(text, separator);
    const start = all.findIndex(([, second]) => second);
    const rows = isHeading(all[start] ?? []) ? all.slice(start) : all;
    const [headings] = rows;
    if (!headings || rows.some((row) => row.length < 2)) continue;
    if (separator !== ',' || isHeading(headings)) return rows;
  }
}

/**
 * Splits a text into rows and cells. Rows without a filled cell are left out. Cells are trimmed. A cell in quotation
 * marks may hold separators and line breaks. Inside of quotation marks, `""` means one quotation mark.
 */
function splitRows(text: string, separator: string) {
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
