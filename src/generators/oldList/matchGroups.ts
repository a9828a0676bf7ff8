import type { Group } from '../readGroups';
import type { ListWords } from './listWords';
import { stemsOf } from './stems';

const rest =
  /^(?:diverses|sonstiges|sonst noch|sonst|weiteres|ausserdem|anderes|zusätzlich|übriges|varia)\b/i;

/** Compares headings and loose words with the groups of a document; each answers the id of a group. */
export function matchGroups(groups: readonly Group[], words: ListWords) {
  const named = groups.map(({ id: place, title }) => {
    const said = words.groups[place];
    return {
      place,
      titles: [title, ...(said?.titles ?? [])].map(stems),
      words: (said?.words ?? []).flatMap(stems),
    };
  });

  return {
    restPlace: words.rest ?? named[0]?.place ?? '',
    isRest: (heading: string) => rest.test(heading),
    /** The group that a heading names, with the share of its words that do. */
    named(heading: string): { place: string; share: number } | undefined {
      const said = stems(heading);
      const found = named.flatMap(({ place, titles }) =>
        titles.map((title) => ({ place, share: shared(said, title) })),
      );
      const best = Math.max(...found.map(({ share }) => share));
      return best > 0 ? found.find(({ share }) => share === best) : undefined;
    },
    /** The group to which a thing belongs by its words. */
    of(text: string): string | undefined {
      const said = stems(text);
      return named.find(({ words }) => said.some((stem) => words.includes(stem)))?.place;
    },
  };
}

const stems = (text: string) => stemsOf(text, false);

function shared(said: readonly string[], title: readonly string[]): number {
  const same = said.filter((stem) => title.includes(stem)).length;
  // Of two titles that hold all of the heading, the shorter one.
  return same && same / said.length - 0.01 * Math.max(0, title.length - said.length);
}
