import { longestText, mostRows } from '../ui/formLimits';
import { boundInput } from './boundInput';
import { withCamp } from './camp';
import type { Generator, ReadInput } from './contract';
import { settleOwnPoints } from './ownPoints';
import { InputError, isRecord } from './readInput';

/** An input that came back, or a German sentence why it does not. */
export type OpenedInput =
  | {
      kind: 'opened';
      input: ReadInput;
      /** What this version no longer has, each in a sentence. */
      leftOut: readonly string[];
    }
  | Refused;

export type Refused = { kind: 'refused'; sentence: string };

export function refused(sentence: string): Refused {
  return { kind: 'refused', sentence: shortened(sentence, longestSentence) };
}

/** More sentences, and longer ones, nobody reads; a file of strangers may name anything. */
const mostSentences = 20;
const longestSentence = 400;

/**
 * Plain JSON that was saved or sent, through the generator's door: points that are gone are left out,
 * own points whose place is gone are kept in the last one, more than a form can hold is cut, and each of
 * these is named.
 */
export function openInput(generator: Generator, json: unknown): OpenedInput {
  try {
    const { bounded: found, cut } = boundInput(json);
    const bounded = withCamp(found);
    const input = generator.readInput(bounded);
    const { settled, moved } = settleOwnPoints(input.own, generator.places);
    const ticks = parted(input.ticked ?? [], generator.ids);
    const extras = parted(input.extras, [...generator.extras.keys()]);
    return {
      kind: 'opened',
      input: {
        ...input,
        ...(input.ticked && { ticked: ticks.known }),
        extras: extras.known,
        own: settled,
      },
      leftOut: atMost(mostSentences, [
        ...Array.from(cut, cutSentence),
        ...ticks.gone.map((id) => `Den Punkt «${shortened(id)}» gibt es nicht mehr.`),
        ...extras.gone.map((id) => `Den Wunsch «${shortened(id)}» gibt es nicht mehr.`),
        ...moved.map(
          ({ place, text }) =>
            `«${shortened(place)}» gibt es nicht mehr: Der eigene Punkt «${shortened(text)}» steht jetzt bei «${generator.places.at(-1)?.title}».`,
        ),
        ...unknownNames(bounded, input).map(
          (name) => `Das Feld «${shortened(name)}» gibt es hier nicht.`,
        ),
      ]),
    };
  } catch (error) {
    if (error instanceof InputError) return refused(error.message);
    // What is nested too deeply to be read is nobody's input.
    if (error instanceof RangeError) return refused('Die Eingabe ist zu tief verschachtelt.');
    throw error;
  }
}

function parted(ids: readonly string[], all: readonly string[]) {
  return {
    known: ids.filter((id) => all.includes(id)),
    gone: ids.filter((id) => !all.includes(id)),
  };
}

function cutSentence(path: string): string {
  return `«${shortened(path)}» ist gekürzt: Mehr als ${mostRows} Zeilen oder ${longestText.toLocaleString('de-CH')} Zeichen gehen nicht.`;
}

/** Each once, and of very many the first. */
export function atMost(most: number, sentences: readonly string[]): string[] {
  const all = Array.from(new Set(sentences));
  const more = all.length - most;
  return more > 0 ? [...all.slice(0, most), `… und ${more} weitere.`] : all;
}

/** A text as long as a sentence bears it. */
export function shortened(text: string, longest = 80): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
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
