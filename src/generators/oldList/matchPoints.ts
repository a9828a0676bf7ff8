import { compareWords } from './compareWords';
import type { ListWords } from './listWords';
import { type Stem, stemsOf } from './stems';

/** A group of points, as the form shows it. */
export type PointGroup = {
  id?: string;
  legend: string;
  items: readonly { id: string; text: string }[];
};

/** What a line is nearest to: a point, or something else that belongs into a group. */
export type Match = { id: string | undefined; place: string; score: number };

type Wording = { id: string | undefined; place: string; stems: readonly Stem[] };

/**
 * Compares lines with the points of a document: the more of the line's rare words a point says too, the
 * nearer it is.
 *
 * @returns the nearest to a text with its score, from 0 to 1; nothing when none shares a word
 */
export function matchPoints(groups: readonly PointGroup[], words: ListWords) {
  const wordings = wordingsOf(groups, words);
  const { rarity, nearness } = compareWords(wordings);
  const weightOf = (stems: readonly Stem[]) =>
    stems.reduce((sum, { stem, weight }) => sum + weight * rarity(stem), 0);

  function scoreOf(line: readonly Stem[], { stems }: Wording): number {
    const said = new Set<Stem>();
    let shared = 0;
    for (const { stem, weight } of line) {
      let best = 0;
      let nearest: Stem | undefined;
      for (const other of stems) {
        const near = nearness(stem, other.stem) * Math.min(rarity(stem), rarity(other.stem));
        if (near > best) [best, nearest] = [near, other];
      }
      if (nearest) said.add(nearest);
      shared += weight * best;
    }
    const ofWording = weightOf(Array.from(said)) / weightOf(stems);
    const ofLine = shared / weightOf(line);
    const score = ofLine * (lineShare + (1 - lineShare) * ofWording);
    // A long sentence may hold a short one.
    const isHeld = !words.isThings && stems.length > 1;
    return isHeld ? Math.max(score, ofWording * (heldShare + (1 - heldShare) * ofLine)) : score;
  }

  const known = new Map<string, Match | undefined>();

  function nearest(text: string): Match | undefined {
    const line = stemsOf(text, words.isThings);
    let best: Match | undefined;
    for (const wording of wordings) {
      const score = line.length > 0 ? scoreOf(line, wording) : 0;
      if (score > (best?.score ?? 0)) best = { id: wording.id, place: wording.place, score };
    }
    return best;
  }

  // A line is asked for several times.
  return (text: string): Match | undefined => {
    if (!known.has(text)) known.set(text, nearest(text));
    return known.get(text);
  };
}

// How much of the score is the line's, where the rest is how much of the point it says; and the other way round.
const lineShare = 0.7;
const heldShare = 0.4;

function wordingsOf(groups: readonly PointGroup[], words: ListWords): Wording[] {
  const stems = (text: string) => stemsOf(text, words.isThings);
  return groups.flatMap(({ id: ofGroup, legend, items }) => {
    const place = ofGroup ?? legend;
    const points = items.flatMap(({ id, text }) => {
      const wordings = [text, ...(words.points[id] ?? [])].map(stems);
      // A sentence may say a bit of each.
      const all = words.isThings ? [] : [unique(wordings.flat())];
      return [...wordings, ...all].map((stems) => ({ id, place, stems }));
    });
    const others = words.isThings ? (words.groups[place]?.words ?? []) : [];
    return [...points, ...others.map((word) => ({ id: undefined, place, stems: stems(word) }))];
  });
}

function unique(stems: readonly Stem[]): Stem[] {
  return Array.from(new Map(stems.map((one) => [one.stem, one])).values());
}
