import { meanings } from './content/words';
import { likeness } from './likeness';
import { type Stem, stemOf } from './stems';

const meaningOf = new Map(
  meanings.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.trim().split(' ').map(stemOf);
    return others.map((word) => [word, first] as const);
  }),
);

/** How rare a word is among the points of a document, and how near two words are. */
export function compareWords(
  wordings: readonly { id: string | undefined; stems: readonly Stem[] }[],
) {
  const pointsWith = new Map<string, Set<unknown>>();
  for (const wording of wordings) {
    const { id = wording, stems } = wording;
    for (const { stem } of stems) {
      const said = meant(stem);
      pointsWith.set(said, (pointsWith.get(said) ?? new Set()).add(id));
    }
  }
  // A word that ends many others says little: so many things are shoes.
  for (const [short, points] of pointsWith) {
    if (short.length < 4) continue;
    for (const [long, others] of pointsWith) {
      if (long.endsWith(short)) for (const id of others) points.add(id);
    }
  }
  const count = new Set(wordings.map((wording) => wording.id ?? wording)).size;
  const known = new Map<string, number>();

  return {
    rarity: (stem: string) => Math.log(1 + count / (pointsWith.get(meant(stem))?.size ?? 1)),
    nearness(one: string, other: string): number {
      const [first, second] = [meant(one), meant(other)];
      const key = `${first} ${second}`;
      const near = known.get(key) ?? likeness(first, second);
      known.set(key, near);
      return near;
    },
  };
}

function meant(stem: string): string {
  return meaningOf.get(stem) ?? stem;
}
