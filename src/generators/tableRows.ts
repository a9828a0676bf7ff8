/** The rows of trimmed cells that are not empty; a cell in quotes may hold anything, a quote in it is doubled. */
export function tableRows(text: string, separator: string) {
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
