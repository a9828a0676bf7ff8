import { dialect, meanings, negations, unsaid } from './content/words';

// What stands in brackets, after a comma or behind such a word says how a thing is, not what it is.
const details =
  /\([^)]*\)?|(?:,|\s[-–]|\s(?:für|fürs|mit|als|wenn|falls|zum|ohne|wer|bis|à))\s.*$/giu;

/**
 * The words of a text that tell it from others, without endings, umlauts and accents.
 *
 * @param isThing whether the text names a thing: then what is said of it counts for nothing
 */
export function stemsOf(text: string, isThing: boolean): string[] {
  if (!isThing) return stemsIn(text).filter((stem) => stem !== 'nicht');
  const shown = text.replace(details, ' ');
  // `bequeme, feste Schuhe` names its thing at the end.
  const isNamed = /\p{Lu}/u.test(shown) || !/\p{Lu}/u.test(text);
  const stems = isNamed ? stemsIn(shown) : [];
  return stems.length > 0 ? stems : stemsIn(text);
}

/** All that a text says, `nicht` for every word that denies. */
export function stemsIn(text: string): string[] {
  return wordsIn(text)
    .filter((word) => word.length > 1 && !silent.has(word))
    .map((word) => (not.has(word) ? 'nicht' : meant(stemOf(word))));
}

/** Every word of a text in lower case, as Swiss Standard German, without the marks on letters. */
export function wordsIn(text: string): string[] {
  const lower = text.toLowerCase().replaceAll('\u00df', 'ss').normalize('NFC');
  const standard = dialect.reduce((said, [from, to]) => said.replaceAll(from, to), lower);
  return (
    standard
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]+/g) ?? []
  );
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

const meaningOf = new Map(
  meanings.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.trim().split(' ').map(stemOf);
    return others.map((word) => [word, first] as const);
  }),
);

function meant(stem: string): string {
  return meaningOf.get(stem) ?? stem;
}
