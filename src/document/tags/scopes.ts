import type { Fields } from '../fields';

// `scopes` are the names that may be used at a place: those of the template, then those of each loop around the place,
// the innermost last.

/** The field that a name means at its place. The innermost loop that knows the name decides. */
export function fieldAt(name: string, scopes: readonly Fields[]) {
  return scopeOf(name, scopes)?.[name];
}

/** The names of the innermost loop that knows a name, or of the template itself. */
export function scopeOf(name: string, scopes: readonly Fields[]) {
  return scopes.findLast((scope) => Object.hasOwn(scope, name));
}

/**
 * The scopes inside a block. A loop adds its own names, a condition none. A misspelt loop adds those of the loop with
 * the nearest name. A block with an unknown name has no scopes, as no name in it can be judged.
 */
export function scopesInside(name: string, sign: '#' | '^', scopes: readonly Fields[]) {
  const field = fieldAt(name, scopes) ?? fieldAt(nearestKnown(name, scopes) ?? '', scopes);
  if (!field) return [];
  // A loop nested in itself has its names once, however deep it is nested.
  return sign === '#' && typeof field === 'object'
    ? [...scopes.filter((one) => one !== field), field]
    : scopes;
}

/** The known name that is nearest to an unknown one: a name of this place, else one of the whole template. */
export function nearestKnown(name: string, scopes: readonly Fields[]) {
  return (
    nearestName(name, scopes.flatMap(Object.keys)) ?? nearestName(name, namesIn(scopes[0] ?? {}))
  );
}

/** The loops around the first place at which a name is known, the innermost first. */
export function loopsAround(name: string, fields: Fields): string[] {
  for (const [loop, inner] of Object.entries(fields)) {
    if (typeof inner !== 'object') continue;
    if (Object.hasOwn(inner, name)) return [loop];
    const deeper = loopsAround(name, inner);
    if (deeper.length > 0) return [...deeper, loop];
  }
  return [];
}

/** All names that a template may use, including those inside loops. */
export function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, inner]) =>
    typeof inner === 'object' ? [name, ...namesIn(inner)] : [name],
  );
}

function nearestName(typed: string, names: readonly string[]) {
  return names
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}

/** The number of letters that must be inserted, deleted or changed (Levenshtein). */
function editDistance(a: string, b: string) {
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
