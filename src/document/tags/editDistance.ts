/** How many letters must be put in, taken out or changed (Levenshtein). */
export function editDistance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(a).entries()) {
    const next = [line + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
