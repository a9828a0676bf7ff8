import { withCamp } from './camp';
import type { ReadInput } from './contract';
import type { Generator } from './defineGenerator';
import { pointsWithoutGroup } from './points';
import { InputError, isRecord, shorten, withRoom } from './readInput';

/**
 * Reads an input from the plain JSON of a file or link. Points and options that no longer exist are left out. Own
 * points whose group no longer exists are moved to the last group.
 *
 * @returns the input, and `leftOut`: sentences that name or count what was left out or moved. No sentence names a day
 *   that does not exist. Such a day becomes empty.
 * @throws InputError when the JSON is no input of the generator
 */
export function openInput(generator: Generator, json: unknown) {
  const { groups } = generator;
  try {
    const { json: given, leftOut } = withRoom(withCamp(json), groups);
    const input = generator.readInput(given);
    // The cast is safe, because `readInput` has checked the shape of `given`. Fields with a default may be missing.
    const { own = [] } = given as Partial<ReadInput>;
    const gone = goneSentences(given, input);
    const count = gone.filter((sentence) => !sentence).length;
    return {
      input,
      leftOut: limitSentences(20, [
        ...leftOut,
        ...pointsWithoutGroup(own, groups).map(
          ({ place = '', text = '' }) =>
            `«${shorten(place)}» gibt es nicht mehr: Der eigene Punkt «${shorten(text)}» steht jetzt bei «${groups.at(-1)?.title}».`,
        ),
        ...(count ? [`Punkte, die es nicht mehr gibt: ${count}.`] : []),
        ...gone.filter(Boolean),
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
  return all[most] ? [...all.slice(0, most), `… und ${all.length - most} weitere.`] : all;
}

/** Returns a sentence that names at most twelve texts after some words, in a list. Without texts, the list is empty. */
export function nameTexts(words: string, texts: readonly string[]) {
  const all = texts.map((text) => `«${shorten(text)}»`);
  return all[0] ? [`${words}: ${limitSentences(12, all).join(', ')}`] : [];
}

/**
 * Compares the JSON of a file or link with the input that was read from it (`read`). Returns a sentence for each text
 * whose field `read` lacks. For each id and each other field that `read` lacks, returns an empty text, because no
 * leader knows the ids and the names of fields.
 */
function goneSentences(json: unknown, read: unknown): string[] {
  if (Array.isArray(json) && Array.isArray(read)) {
    return json.flatMap((item, index) => {
      if (typeof item !== 'string') return goneSentences(item, read[index]);
      return read.includes(item) ? [] : '';
    });
  }
  if (!isRecord(json) || !isRecord(read)) return [];
  return Object.entries(json).flatMap(([name, value]) => {
    if (Object.hasOwn(read, name)) return goneSentences(value, read[name]);
    if (typeof value !== 'string') return '';
    return value ? `Für «${shorten(value)}» gibt es kein Feld mehr.` : [];
  });
}
