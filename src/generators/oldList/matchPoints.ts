import type { Group } from '../readGroups';
import type { ListWords } from './listWords';
import { stemsOf } from './stems';

/** What a line is nearest to: a point, or something else that belongs into a group. */
export type Match = { id: string | undefined; place: string; score: number };

/**
 * Compares lines with the points of a document: the more of the line's words a point says too, and the less it
 * says besides, the nearer it is.
 *
 * @returns the nearest to a text with its score, from 0 to 1; nothing when none shares a word
 */
export function matchPoints(groups: readonly Group[], words: ListWords) {
  const wordings = wordingsOf(groups, words);
  const known = new Map<string, Match | undefined>();

  function nearest(text: string): Match | undefined {
    const line = stemsOf(text, words.isThings);
    let best: Match | undefined;
    for (const { id, place, stems } of wordings) {
      const said = line.filter((stem) => stems.has(stem));
      const score =
        said.length && (2 * (said.length / line.length) + new Set(said).size / stems.size) / 3;
      if (score > (best?.score ?? 0)) best = { id, place, score };
    }
    return best;
  }

  // A line is asked for several times.
  return (text: string): Match | undefined => {
    if (!known.has(text)) known.set(text, nearest(text));
    return known.get(text);
  };
}

function wordingsOf(groups: readonly Group[], words: ListWords) {
  const stems = (text: string) => new Set(stemsOf(text, words.isThings));
  return groups.flatMap(({ id: place, items }) => {
    const points = items.flatMap(({ id, text }) => {
      const wordings = [text, ...(words.points[id] ?? [])].map(stems);
      // A sentence may say a bit of each.
      const all = words.isThings ? [] : [new Set(wordings.flatMap((one) => Array.from(one)))];
      return [...wordings, ...all].map((stems) => ({ id, place, stems }));
    });
    const others = words.isThings ? (words.groups[place]?.words ?? []) : [];
    return [...points, ...others.map((word) => ({ id: undefined, place, stems: stems(word) }))];
  });
}
