/**
 * The rows of a table; `undefined` for any other text. Commas are common in sentences, so they separate cells only
 * below a row of headings.
 */
export function tableIn(text: string, isHeading: (cells: readonly string[]) => boolean) {
  for (const separator of ['\t', ';', ',']) {
    const rows = tableRows(text, separator);
    const [headings] = rows;
    const isTable = headings && rows.every((row) => row.length > 1);
    if (isTable && (separator !== ',' || isHeading(headings))) return rows;
  }
}

/**
 * All rows with at least one filled cell. Cells are trimmed. A cell in quotes may hold separators and line breaks; a
 * quote inside of it is doubled.
 */
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
