import type { Sections } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import type { Condition, Place } from './places';
import { type Options, wishesOf } from './trial';

/** What somebody wishes, and one entry or fact that is not there. */
export type Situation = { wished: readonly string[]; missing?: string };

/** Says what templates print in a situation. */
export type Situations = ReturnType<typeof createSituations>;

export function createSituations(options: Options, original: Sections) {
  const names = new Set(original.tags.map(({ name }) => name));
  const isOption = (name: string) => options.has(name);

  function fails({ must, path, section }: Condition, { wished, missing }: Situation) {
    const { name, scopes } = section.start;
    // What is a wish of other pages never holds.
    const isForeign = fieldAt(name, scopes) === 'condition' && !names.has(name);
    const holds = isOption(path) ? wished.includes(path) : path !== missing && !isForeign;
    return holds !== must.startsWith('#');
  }

  function printed(places: readonly Place[], situation: Situation) {
    return places.filter(({ conditions }) => !conditions.some((one) => fails(one, situation)));
  }

  /** Every wish with all entries, then without one of those that conditions ask for. */
  function situations(places: readonly Place[]): (Situation & { how: string })[] {
    const wishes = [...wishesOf(options)].map(([how, wished]) => ({ how, wished }));
    const asked = places.flatMap(({ conditions }) => conditions);
    const entries = new Map(asked.map(({ path, section }) => [path, section.start.name]));
    const missing = [...entries].filter(([path]) => !isOption(path));
    return [
      ...wishes,
      ...missing.flatMap(([path, name]) =>
        wishes.map(({ wished }) => ({ how: `Ohne {#${name}}`, wished, missing: path })),
      ),
    ];
  }

  /** How much a wish brings: 0 to 2. In another look it is another thing. */
  function levelIn(wish: string, places: readonly Place[]) {
    const brought = [...wishesOf(options).values()].flatMap((wished) => {
      const others = wished.filter((one) => one !== wish);
      const without = new Set(printed(places, { wished: others }).map(({ look }) => look));
      return printed(places, { wished: [...others, wish] }).filter(
        ({ look }) => !without.has(look),
      );
    });
    return levelOf(brought);
  }

  return { situations, fails, printed, levelIn, isOption };
}

/** Whether a wish brings nothing, lines that are typed, or texts; what stands in each turn of a list is as good as one. */
function levelOf(brought: readonly Place[]) {
  const isText = brought.some(
    ({ tag, conditions }) => tag || conditions.some(({ section }) => section.isLoop),
  );
  return isText ? 2 : Math.min(brought.length, 1);
}
