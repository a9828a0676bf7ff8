import { diffChars } from 'diff';
import { type Fields, fieldPaths } from '../fields';

// The scopes of a tag hold the names that the tag may use. The first scope holds the names of the template. Each loop
// around the tag adds a scope with the names inside the loop. The scope of the innermost loop is the last.

/**
 * Returns the kind of a name (`Field`). If several scopes contain the name, the innermost of these scopes decides. The
 * result is undefined if no scope contains the name.
 */
export function fieldAt(name: string, scopes: readonly Fields[]) {
  return scopes.findLast((scope) => Object.hasOwn(scope, name))?.[name];
}

/**
 * Returns the scopes inside a block. `scopes` are the scopes around the block. A loop adds a scope. A condition adds
 * none. A block with the sign `^` adds none. A block with an unknown name is treated as a block with the most similar
 * known name. If no known name is similar, the result is empty, because the names inside the block cannot be checked.
 */
export function scopesInside(name: string, sign: '#' | '^', scopes: readonly Fields[]) {
  const field = fieldAt(name, scopes) ?? fieldAt(nearestKnown(name, scopes) ?? '', scopes);
  if (!field) return [];
  // A loop inside itself, `{#items}{#items}`, adds one scope, not two.
  return sign === '#' && typeof field === 'object'
    ? [...scopes.filter((one) => one !== field), field]
    : scopes;
}

/**
 * Returns the known name that is most similar to `name`. Names outside of `scopes` are searched only if no name in
 * `scopes` is similar. The result is undefined if no known name is similar.
 */
export function nearestKnown(name: string, scopes: readonly Fields[]) {
  return (
    nearestName(name, scopes.flatMap(Object.keys)) ?? nearestName(name, namesIn(scopes[0] ?? {}))
  );
}

/**
 * Returns the names of the loops that must be around the tag `name`, the innermost first. For a `text` that is defined
 * in `{#groups}{#items}`, the result is `['items', 'groups']`. If several loops define `name`, the first of them in the
 * outermost scope is taken.
 */
export function loopsAround(name: string, [fields = {}]: readonly Fields[]) {
  const found = fieldPaths(fields).find(({ path }) => path.length > 1 && path.at(-1) === name);
  return found?.path.slice(0, -1).toReversed() ?? [];
}

/** All names that a template may use, including the names inside loops. */
export function namesIn(fields: Fields) {
  return fieldPaths(fields).flatMap(({ path }) => path.slice(-1));
}

/**
 * Returns the name with the smallest distance from `typed`. The distance is the number of inserted and deleted letters.
 * Capital and small letters count as equal: `Itms` has the distance 1 from `items`. The distance must be at most half
 * the length of the name, rounded down. A distance of 2 is always small enough.
 */
function nearestName(typed: string, names: readonly string[]) {
  const near = names.flatMap((name) => {
    const most = Math.max(2, Math.floor(name.length / 2));
    const pieces = diffChars(typed, name, { ignoreCase: true, maxEditLength: most }) ?? [];
    const distance = pieces
      .filter(({ added, removed }) => added || removed)
      .reduce((sum, { count }) => sum + count, 0);
    return pieces.length > 0 ? { name, distance } : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0]?.name;
}
