/** The name that somebody most likely meant, or nothing when none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    // So many letters at least must be put in or taken out.
    .filter((name) => Math.abs(typed.length - name.length) <= mostChanges(name))
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= mostChanges(near.name) ? near.name : undefined;
}

function mostChanges(name: string): number {
  return Math.max(2, name.length / 3);
}

// Levenshtein: how many letters must be put in, taken out or changed.
function editDistance(a: string, b: string): number {
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
