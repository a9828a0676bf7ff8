/** Prints rows as a table in Markdown. Numbers are aligned to the right. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => String(row[name]).length)),
  );
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell, column) => padded(cell, widths[column] ?? 0)).join(' | ')} |`;
  const isFigure = names.map((name) => typeof rows[0]?.[name] === 'number');
  console.log(`\n${title}\n`);
  console.log(line(names));
  console.log(
    `| ${widths.map((width, column) => '-'.repeat(width - 1) + (isFigure[column] ? ':' : '-')).join(' | ')} |`,
  );
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}

function padded(cell: string | number, width: number): string {
  return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
}
