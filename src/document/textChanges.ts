import { sumOf } from './package/carriedInput';

/** A paragraph that reads otherwise than the one that was made, or is new; or the one after which some are gone. */
export type Change = { text: string; isGone: boolean };

/**
 * What somebody changed in a text, in its order.
 *
 * @param texts its paragraphs
 * @param sums those of the paragraphs that were made; of none of them nothing is known
 */
export function textChanges(texts: readonly string[], sums: readonly string[]): Change[] {
  if (sums.length === 0 || texts.length === 0) return [];
  const now = texts.map((text) => sumOf([text]));
  const changes: Change[] = [];
  let [at, was] = [0, 0];
  while (at < now.length || was < sums.length) {
    if (now[at] !== sums[was]) {
      const { added, gone } = nextSame(now.slice(at), sums.slice(was));
      const isGone = added === 0;
      const changed = isGone ? [texts[at - 1] ?? ''] : texts.slice(at, at + added);
      changes.push(...changed.map((text) => ({ text, isGone })));
      at += added;
      was += gone;
    }
    at += 1;
    was += 1;
  }
  return changes;
}

/** How many paragraphs there are on either side before both go on with the same, or end. */
function nextSame(now: readonly string[], sums: readonly string[]) {
  for (let distance = 1; ; distance += 1) {
    for (let added = 0; added <= distance; added += 1) {
      const gone = distance - added;
      if (now[added] === sums[gone]) return { added, gone };
    }
  }
}
