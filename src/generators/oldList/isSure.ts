import type { Group } from '../readGroups';
import { numberWords, opposites } from './content/words';
import type { ListWords } from './listWords';
import { stemOf, stemsIn, wordsIn } from './stems';

/**
 * Whether a line says the same as the point of an id: no other number, not the opposite, and most of its words
 * are the point's.
 */
export function sureness(groups: readonly Group[], words: ListWords) {
  const points = new Map(
    groups.flatMap(({ items }) => items).map(({ id, text }) => [id, said(text, words.points[id])]),
  );

  return (text: string, id: string): boolean => {
    const point = points.get(id);
    const stems = stemsIn(text);
    if (!point) return false;
    const unknown = stems.filter((stem) => !point.stems.has(stem));
    const numbers = numbersIn(text);
    // So many of a thing are the same thing, where the point does not say how many.
    const isSameNumber =
      (words.isThings && point.numbers.length === 0) ||
      numbers.every((number) => point.numbers.includes(number));
    return (
      unknown.length < stems.length / 3 &&
      isSameNumber &&
      point.denials.has(stems.includes('nicht')) &&
      !isOpposite(endless(text), point.words)
    );
  };
}

function said(text: string, others: readonly string[] = []) {
  const wordings = [text, ...others].map(stemsIn);
  return {
    stems: new Set(wordings.flat()),
    /** Whether a wording of it denies something, and whether one does not. */
    denials: new Set(wordings.map((stems) => stems.includes('nicht'))),
    numbers: numbersIn(text),
    words: endless(text),
  };
}

const endless = (text: string) => new Set(wordsIn(text).map(stemOf));

const pairs = opposites.split('\n').flatMap((line) => {
  const [one = '', other = ''] = line.trim().split(' ').map(stemOf);
  return [{ one, other }].concat({ one: other, other: one });
});

function isOpposite(line: ReadonlySet<string>, point: ReadonlySet<string>): boolean {
  return pairs.some(({ one, other }) => line.has(one) && point.has(other) && !point.has(one));
}

const spelled = numberWords.split(' ');

function numbersIn(text: string): number[] {
  const digits = text.match(/(?<!\d)[-–−]?\d+(?:[.,]\d+)?/g) ?? [];
  const written = wordsIn(text).map((word) => spelled.indexOf(word) + 2);
  return [
    ...digits.map((one) => Number(one.replace(/[–−]/, '-').replace(',', '.'))),
    ...written.filter((number) => number > 1),
  ];
}
