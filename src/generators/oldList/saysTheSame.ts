// Words that say nothing by themselves, and units behind a number.
const filler = new Set('der die das den dem des ein eine einen einem einer und bitte'.split(' '));
const units = new Set('x × mal paar stk stück'.normalize('NFD').split(' '));
const numbers = 'zwei drei vier fünf sechs sieben acht neun zehn'.normalize('NFD').split(' ');

/**
 * The words of a text in their order: in small letters, without accents, fillers and endings that only bend a word.
 * A sign such as `❌` is a word, `A / B` says `A oder B`, `2x` and `Zwei Paar` say `2`, and `1x` in front says nothing.
 */
export function wordsOf(text: string) {
  const plain = text.toLowerCase().replaceAll('\u00df', 'ss').normalize('NFD');
  const bare = plain.replace(/(?!\u0308)\p{M}/gu, '').replaceAll('/', ' oder ');
  const all = (bare.match(/(?:\p{L}\u0308?)+|\p{N}+|[\p{S}?]/gu) ?? []).map((word) =>
    numbers.includes(word) ? `${numbers.indexOf(word) + 2}` : word,
  );
  return all
    .filter((word, index) => !(units.has(word) && /\d/.test(all[index - 1] ?? '')))
    .filter((word, index) => !(filler.has(word) || word === '+' || (index === 0 && word === '1')))
    .map(stemOf);
}

/** `Hose` and `Hosen`, `lang` and `lange` become one word; no ending denies. */
function stemOf(word: string) {
  const stem = word.replace(/(?:e[nrsm]?|n|s)$/, '');
  return stem.length > 2 ? stem : word;
}

// What a point that names a thing says of the thing: `, warm bis 5 °C`, ` für Regentage`.
const detail = /[,;] \p{Ll}| (?:für|fürs|mit|zum|zur) /u;

/**
 * Tells which lines say the same as a point. Of a sentence all words count, in their order. A point that names a thing
 * may say more of the thing than the line, and how many; all words of the line stand in the point.
 */
export function sameAs(point: string, isThing: boolean) {
  const words = wordsOf(point);
  if (!isThing) return (line: readonly string[]) => line.join(' ') === words.join(' ');
  const [name = ''] = point.split(detail);
  const needed = wordsOf(name).filter((word) => !/\d/.test(word));
  return (line: readonly string[]) =>
    needed.every((word) => line.includes(word)) && line.every((word) => words.includes(word));
}
