/** Words that say nothing by themselves. */
const filler = new Set('der die das den dem des ein eine einen einem einer und bitte'.split(' '));

const numbers = 'null ein zwei drei vier fünf sechs sieben acht neun zehn'.split(' ');

/**
 * The words of a text in their order: in small letters, without accents, fillers and the endings that only bend a word.
 * A sign such as `❌` is a word, `A / B` says `A oder B`, `2x` and `Zwei Paar` say `2`, and `1x` says nothing.
 */
export function wordsOf(text: string) {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/(?!\u0308)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[&+]/g, ' und ')
    .replace(/\//g, ' oder ')
    .replace(
      new RegExp(String.raw`(?<!\p{L})(?:${numbers.slice(2).join('|')})(?!\p{L})`, 'gu'),
      (number) => String(numbers.indexOf(number)),
    )
    .replace(/(\d)\s*(?:x|×|mal|paar|stk|stück)(?!\p{L})/gu, '$1')
    .replace(/^1(?![\d.,])/, '');
  const words = plain.match(/\p{L}+|\p{N}+|[\p{S}?]/gu) ?? [];
  return words.filter((word) => !filler.has(word)).map(stemOf);
}

/** `Hose` and `Hosen`, `lang` and `lange` become one word; no ending denies. */
function stemOf(word: string) {
  return word.replace(/(?<=^\p{L}{3,})(?:e[nrsm]?|n|s)$/u, '');
}

/** What a point that names a thing says of the thing: `, warm bis 5 °C`, ` für Regentage`. */
const detail = /[,;] \p{Ll}| (?:für|fürs|mit|zum|zur) /u;

/**
 * Tells whether a line says the same as a point. Of a sentence all words count, in their order. A point that names a
 * thing may say more of the thing than the line, and how many; all words of the line stand in the point.
 */
export function sameAs(point: string, isThing: boolean) {
  const words = wordsOf(point);
  if (!isThing) return (line: readonly string[]) => line.join(' ') === words.join(' ');
  const all = new Set(words);
  const [name = ''] = point.split(detail);
  const needed = wordsOf(name).filter((word) => !/^\d+$/.test(word));
  return (line: readonly string[]) =>
    needed.every((word) => line.includes(word)) && line.every((word) => all.has(word));
}
