import { withCamp } from './camp';
import type { Generator, ReadInput } from './contract';
import { homeless } from './points';
import { InputError, isRecord, shortened, withRoom } from './readInput';

/** The number of sentences that a page shows at most. */
const mostSentences = 20;

/**
 * Reads plain JSON from a file or link. Points that no longer exist are left out. Own points whose place no longer
 * exists are moved to the last place. Both are named in `leftOut`.
 *
 * @returns the input, and a sentence about everything in the JSON that this version does not know
 * @throws InputError when the JSON is no input of the generator
 */
export function openInput(generator: Generator, json: unknown) {
  const { places } = generator;
  try {
    const { json: given, leftOut } = withRoom(withCamp(json));
    const input = generator.readInput(given);
    // `readInput` has checked the shape. Fields with a default may still be missing in the JSON.
    const { ticked = [], extras = [], own = [] } = given as Partial<ReadInput>;
    return {
      input,
      leftOut: atMost(mostSentences, [
        ...leftOut,
        ...(input.ticked ? gone('Den Punkt', ticked, input.ticked) : []),
        ...gone('Den Wunsch', extras, input.extras),
        ...homeless(own, places).map(
          ({ place = '', text = '' }) =>
            `«${shortened(place)}» gibt es nicht mehr: Der eigene Punkt «${shortened(text)}» steht jetzt bei «${places.at(-1)?.title}».`,
        ),
        ...unknownNames(given, input).map(
          (name) => `Das Feld «${shortened(name)}» gibt es hier nicht.`,
        ),
      ]),
    };
  } catch (error) {
    // A RangeError is the stack overflow that deeply nested JSON causes.
    throw error instanceof RangeError
      ? new InputError('Die Eingabe ist zu tief verschachtelt.')
      : error;
  }
}

function gone(what: string, ids: readonly string[], known: readonly string[]) {
  const unknown = ids.filter((id) => !known.includes(id));
  return unknown.map((id) => `${what} «${shortened(id)}» gibt es nicht mehr.`);
}

/** The sentences without repetitions; beyond `most`, one sentence with the number of the others. */
export function atMost(most: number, sentences: readonly string[]) {
  const all = Array.from(new Set(sentences));
  const more = all.length - most;
  return more > 0 ? [...all.slice(0, most), `… und ${more} weitere.`] : all;
}

/** The names in the JSON that are missing in the input read from it, as paths without positions. */
function unknownNames(json: unknown, read: unknown, path = ''): string[] {
  if (Array.isArray(json) && Array.isArray(read)) {
    return json.flatMap((item, index) => unknownNames(item, read[index], path));
  }
  if (!isRecord(json) || !isRecord(read)) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    Object.hasOwn(read, name)
      ? unknownNames(value, read[name], `${path}${name}.`)
      : [`${path}${name}`],
  );
}
