import { withCamp } from './camp';
import type { Generator, ReadInput } from './contract';
import { homeless } from './points';
import { InputError, isRecord, shortened, withRoom } from './readInput';

/** More sentences nobody reads. */
const mostSentences = 20;

/**
 * Plain JSON that was saved or sent, through the generator's door: points that are gone are left out,
 * own points whose place is gone are kept in the last one, and each of these is named.
 *
 * @returns the input, and what this version no longer has, each in a sentence
 * @throws InputError when it is no input of the generator
 */
export function openInput(generator: Generator, json: unknown) {
  const { places } = generator;
  try {
    const { json: given, leftOut } = withRoom(withCamp(json));
    const input = generator.readInput(given);
    // What has passed the door has this shape, but for ticks where nothing is ticked. Defaults may be missing.
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
    // What is nested too deeply to be read is nobody's input.
    throw error instanceof RangeError
      ? new InputError('Die Eingabe ist zu tief verschachtelt.')
      : error;
  }
}

function gone(what: string, ids: readonly string[], known: readonly string[]) {
  const unknown = ids.filter((id) => !known.includes(id));
  return unknown.map((id) => `${what} «${shortened(id)}» gibt es nicht mehr.`);
}

/** Each once, and of very many the first. */
export function atMost(most: number, sentences: readonly string[]) {
  const all = Array.from(new Set(sentences));
  const more = all.length - most;
  return more > 0 ? [...all.slice(0, most), `… und ${more} weitere.`] : all;
}

/** The names that stand in the JSON and not in what was read from it, as a path without positions. */
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
