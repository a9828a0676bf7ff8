import { likeness } from './likeness';
import type { ListWords } from './listWords';
import type { PointGroup } from './matchPoints';
import { stemsOf } from './stems';

const rest =
  /^(?:diverses|sonstiges|sonst noch|sonst|weiteres|ausserdem|anderes|zusätzlich|übriges|varia)\b/i;

/** Compares headings and loose words with the groups of a document; each answers the id of a group. */
export function matchGroups(groups: readonly PointGroup[], words: ListWords) {
  const named = groups.map(({ id, legend }) => {
    const place = id ?? legend;
    const said = words.groups[place];
    return { place, titles: [legend, ...(said?.titles ?? [])], words: said?.words ?? [] };
  });
  const restPlace = words.rest ?? named[0]?.place ?? '';

  return {
    restPlace,
    isRest: (heading: string) => rest.test(heading),
    /** The group that a heading names, with the share of its words that do. */
    named(heading: string): { place: string; share: number } | undefined {
      return best(
        named.flatMap(({ place, titles }) =>
          titles.map((title) => ({ place, share: shared(heading, title) })),
        ),
      );
    },
    /** The group to which a thing belongs by its words. */
    of(text: string): string | undefined {
      const found = best(
        named.flatMap(({ place, words }) =>
          words.map((word) => ({ place, share: nearest(text, word) })),
        ),
      );
      return found && found.share >= kindred ? found.place : undefined;
    },
  };
}

const kindred = 0.7;

function best(found: readonly { place: string; share: number }[]) {
  return found.reduce<{ place: string; share: number } | undefined>(
    (before, one) => (one.share > (before?.share ?? 0) ? one : before),
    undefined,
  );
}

function shared(heading: string, title: string): number {
  const said = stemsOf(heading, false);
  const asked = stemsOf(title, false);
  const same = said.filter(({ stem }) => asked.some((other) => other.stem === stem));
  // Of two titles that hold all of the heading, the shorter one.
  return same.length === 0
    ? 0
    : same.length / said.length - 0.01 * Math.max(0, asked.length - said.length);
}

function nearest(text: string, word: string): number {
  const asked = stemsOf(word, false);
  return Math.max(
    0,
    ...stemsOf(text, false).map(({ stem }) =>
      Math.max(0, ...asked.map((one) => likeness(stem, one.stem))),
    ),
  );
}
