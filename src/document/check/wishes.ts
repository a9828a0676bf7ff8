import type { Sections } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import type { Place } from './places';
import { type Options, wishesOf } from './trial';

/** Says what templates print for those who wish something. */
export function createWishes(options: Options, original: Sections) {
  const names = new Set(original.tags.map(({ name }) => name));

  /** Where something is printed for somebody with these wishes, and with every entry. */
  function printed(places: readonly Place[], wished: readonly string[]) {
    return places.filter(({ conditions }) =>
      conditions.every(({ must, path, section: { start } }) => {
        // What is a wish of other pages never holds.
        const isForeign =
          fieldAt(start.name, start.scopes) === 'condition' && !names.has(start.name);
        const holds = options.has(path) ? wished.includes(path) : !isForeign;
        return holds === must.startsWith('#');
      }),
    );
  }

  /** How much a wish brings: 0 to 2. In another look it is another thing. */
  function levelIn(wish: string, places: readonly Place[]) {
    const brought = [...wishesOf(options).values()].flatMap((wished) => {
      const others = wished.filter((one) => one !== wish);
      const without = new Set(printed(places, others).map(({ look }) => look));
      return printed(places, [...others, wish]).filter(({ look }) => !without.has(look));
    });
    return levelOf(brought);
  }

  return { printed, levelIn };
}

/** Whether a wish brings nothing, lines that are typed, or texts; what stands in each turn of a list is as good as one. */
function levelOf(brought: readonly Place[]) {
  const isText = brought.some(
    ({ tag, conditions }) => tag || conditions.some(({ section }) => section.isLoop),
  );
  return isText ? 2 : Math.min(brought.length, 1);
}
