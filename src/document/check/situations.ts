import { loopsOf, type Sections } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import type { Condition, Place } from './places';
import { type Options, wishesOf } from './trial';

/** What somebody wishes, and one entry or fact that is not there. */
export type Situation = { wished: readonly string[]; missing?: string };

/** Says what templates print in a situation. */
export function createSituations(options: Options, original: Sections) {
  const names = new Set(original.tags.map(({ name }) => name));

  function fails({ must, path, section }: Condition, { wished, missing }: Situation) {
    const { name, scopes } = section.start;
    // What is a wish of other pages never holds.
    const isForeign = fieldAt(name, scopes) === 'condition' && !names.has(name);
    const holds = options.has(path) ? wished.includes(path) : path !== missing && !isForeign;
    return holds !== must.startsWith('#');
  }

  function printed(places: readonly Place[], situation: Situation) {
    return places.filter(({ conditions }) => !conditions.some((one) => fails(one, situation)));
  }

  /** What a wish brings; in another look it is another thing. */
  function brought(wish: string, places: readonly Place[]) {
    return [...wishesOf(options).values()].flatMap((wished) => {
      const others = wished.filter((one) => one !== wish);
      const without = new Set(printed(places, { wished: others }).map(({ look }) => look));
      return printed(places, { wished: [...others, wish] }).filter(
        ({ look }) => !without.has(look),
      );
    });
  }

  return { fails, printed, brought };
}

/** Whether a wish brings nothing, lines that are typed, or texts; what stands in each turn of a list is as good as one. */
export function levelOf(wish: string, places: readonly Place[], { sections }: Sections) {
  const begun = sections.filter(({ start }) => start.sign + start.name === `#${wish}`);
  const hasTexts = places.some(
    ({ tag, conditions }) => tag && conditions.some(({ section }) => begun.includes(section)),
  );
  const isText = hasTexts || begun.some((one) => loopsOf(one).length > 0);
  return isText ? 2 : Math.min(begun.length, 1);
}
