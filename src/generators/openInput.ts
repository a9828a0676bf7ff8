import { withCamp } from './camp';
import type { ReadInput } from './contract';
import type { Generator } from './defineGenerator';
import { pointsWithoutGroup } from './points';
import { InputError, isRecord, shorten, withRoom } from './readInput';

/**
 * Reads an input from the plain JSON of a file or link. Points and options that no longer exist are left out. Own
 * points whose group no longer exists are moved to the last group.
 *
 * @returns the input, and `leftOut`: sentences that name what was left out or moved. No sentence names a day that does
 *   not exist. Such a day becomes empty.
 * @throws InputError when the JSON is no input of the generator
 */
export function openInput(generator: Generator, json: unknown) {
  const { groups } = generator;
  try {
    const { json: given, leftOut } = withRoom(withCamp(json), groups);
    const input = generator.readInput(given);
    // The cast is safe, because `readInput` has checked the shape of `given`. Fields with a default may be missing.
    const { own = [] } = given as Partial<ReadInput>;
    return {
      input,
      leftOut: limitSentences(20, [
        ...leftOut,
        ...pointsWithoutGroup(own, groups).map(
          ({ place = '', text = '' }) =>
            `«${shorten(place)}» gibt es nicht mehr: Der eigene Punkt «${shorten(text)}» steht jetzt bei «${groups.at(-1)?.title}».`,
        ),
        ...goneSentences(given, input),
      ]),
    };
  } catch (error) {
    // Deeply nested JSON causes a stack overflow, which is a RangeError.
    throw error instanceof RangeError
      ? new InputError('Die Eingabe ist zu tief verschachtelt.')
      : error;
  }
}

/**
 * Returns the first `most` sentences, without repetitions. If there are more, one further sentence gives the number of
 * omitted sentences.
 */
export function limitSentences(most: number, sentences: readonly string[]) {
  const all = Array.from(new Set(sentences));
  const more = all.length - most;
  return more > 0 ? [...all.slice(0, most), `… und ${more} weitere.`] : all;
}

/**
 * Compares the JSON of a file or link with the input that was read from it (`read`). Returns a sentence for each field
 * that `read` lacks. In a list of ids, returns a sentence for each id that `read` lacks.
 *
 * @param path the path of `json` in the input, without positions, e.g. `coaches.`
 */
function goneSentences(json: unknown, read: unknown, path = ''): string[] {
  if (Array.isArray(json) && Array.isArray(read)) {
    return json.flatMap((item, index) => {
      if (typeof item !== 'string') return goneSentences(item, read[index], path);
      return read.includes(item) ? [] : `«${shorten(item)}» gibt es nicht mehr.`;
    });
  }
  if (!isRecord(json) || !isRecord(read)) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    Object.hasOwn(read, name)
      ? goneSentences(value, read[name], `${path}${name}.`)
      : `Das Feld «${shorten(path + name)}» gibt es hier nicht.`,
  );
}
