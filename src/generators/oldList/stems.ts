import { dialect, negations, unsaid } from './content/words';

/** A word of a text as words are compared, and how much it says. */
export type Stem = { stem: string; weight: number };

// What stands in brackets, after a comma or behind such a word says how a thing is, not what it is.
const details =
  /\([^)]*\)?|(?:,|\s[-–]|\s(?:für|fürs|mit|als|wenn|falls|zum|ohne|wer|bis|à))\s.*$/giu;

/**
 * The words of a text that tell it from others, without endings, umlauts and accents.
 *
 * @param isThing whether the text names a thing: then its nouns say more than the rest
 */
export function stemsOf(text: string, isThing: boolean): Stem[] {
  if (!isThing) {
    const said = wordsIn(text).filter((stem) => stem !== 'nicht');
    return said.map((stem) => ({ stem, weight: 1 }));
  }
  const shown = text.replace(details, ' ');
  // `bequeme, feste Schuhe` names its thing at the end.
  const thing = /\p{Lu}/u.test(shown) || !/\p{Lu}/u.test(text) ? shown : text;
  const rest =
    thing === text ? '' : Array.from(text.matchAll(details), ([found]) => found).join(' ');
  const nouns = wordsIn(
    thing.match(/(?<!\p{L})\p{Lu}[\p{L}-]*(?<!-)(?![\p{L}-])/gu)?.join(' ') ?? '',
  );
  const named = wordsIn(thing).map((stem) => ({
    stem,
    weight: nouns.length === 0 || nouns.includes(stem) ? 1 : lesser,
  }));
  const said = wordsIn(rest);
  // However much is said of a thing, it stays the same.
  const weight = named.length === 0 ? 1 : Math.min(least, mostOfRest / said.length);
  return [...named, ...said.map((stem) => ({ stem, weight }))];
}

const lesser = 0.5;
const least = 0.25;
const mostOfRest = 0.5;

function wordsIn(text: string): string[] {
  const words = folded(text).match(/[a-z]{2,}/g) ?? [];
  return words
    .filter((word) => !silent.has(word))
    .map((word) => (not.has(word) ? 'nicht' : stemOf(word)));
}

/** Lower case, as Swiss Standard German, without the marks on letters. */
export function folded(text: string): string {
  const lower = text.toLowerCase().replaceAll('\u00df', 'ss').normalize('NFC');
  const standard = dialect.reduce((said, [from, to]) => said.replaceAll(from, to), lower);
  return standard.normalize('NFD').replace(/\p{M}/gu, '');
}

const silent = new Set(unsaid.split(/\s+/));
const not = new Set(negations.split(' '));

/** `buecher` and `buch` stay two words, `hosen` and `hose` become one. */
export function stemOf(word: string): string {
  return word
    .replace(/^ge(.{3,}?)(?:t|en)$/, '$1')
    .replace(/(?<=^.{4,})li(?:s|n|en)?$|(?<=^.{3,})lein$/, '')
    .replace(/(?<=^.{3,})(?:ern|en|er|es|e|n|s)$/, '')
    .replace(/(?<=^.{3,})[en]$/, '');
}
