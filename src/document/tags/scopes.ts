import { diffChars } from 'diff';
import { type Fields, fieldPaths } from '../fields';

// The scopes of a tag are the names that the tag may use: the names of the template, then the names of the loops around
// the tag, the innermost last.

/**
 * Returns the kind of a name: a field, a condition, or the names of a loop. The innermost scope with the name decides.
 * The result is undefined if no scope contains the name.
 */
export function fieldAt(name: string, scopes: readonly Fields[]) {
  return scopes.findLast((scope) => Object.hasOwn(scope, name))?.[name];
}

/**
 * Returns the scopes inside a block. A loop adds its names to the scopes around it. Conditions and blocks with the sign
 * `^` add no names. A block with an unknown name is treated as a block with the most similar known name. If no known
 * name is similar, the result is empty, because names inside the block cannot be checked.
 */
export function scopesInside(name: string, sign: '#' | '^', scopes: readonly Fields[]) {
  const field = fieldAt(name, scopes) ?? fieldAt(nearestKnown(name, scopes) ?? '', scopes);
  if (!field) return [];
  // A loop that is nested in itself adds its names only once.
  return sign === '#' && typeof field === 'object'
    ? [...scopes.filter((one) => one !== field), field]
    : scopes;
}

/**
 * Returns the known name that is most similar to an unknown name. Names in the scopes are preferred to other names of
 * the template. The result is undefined if no known name is similar.
 */
export function nearestKnown(name: string, scopes: readonly Fields[]) {
  return (
    nearestName(name, scopes.flatMap(Object.keys)) ?? nearestName(name, namesIn(scopes[0] ?? {}))
  );
}

/**
 * Returns the loop that defines a name, then the loops around that loop, the innermost first. If several loops define
 * the name, only the first of these loops in `fields` counts.
 */
export function loopsAround(name: string, fields: Fields) {
  const found = fieldPaths(fields).find(({ path }) => path.length > 1 && path.at(-1) === name);
  return found?.path.slice(0, -1).toReversed() ?? [];
}

/** All names that a template may use, including the names inside loops. */
export function namesIn(fields: Fields) {
  return fieldPaths(fields).flatMap(({ path }) => path.slice(-1));
}

/**
 * The name that becomes `typed` by the fewest insertions and deletions of letters. Their number must be at most two, or
 * at most half the length of a name with more than five letters. The difference between capital and small letters does
 * not count.
 */
function nearestName(typed: string, names: readonly string[]) {
  const near = names.flatMap((name) => {
    const most = Math.max(2, Math.floor(name.length / 2));
    const pieces = diffChars(typed, name, { ignoreCase: true, maxEditLength: most }) ?? [];
    const changed = pieces.filter(({ added, removed }) => added || removed);
    const distance = changed.reduce((sum, { count }) => sum + count, 0);
    return pieces.length > 0 ? { name, distance } : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0]?.name;
}
