// Words without a meaning of their own.
const silent = wordSet(
  'der die das den dem des ein eine einen einem einer und bitte + 1 mal paar stk stück anzahl menge',
);

// Words with which a heading forbids the lines below.
const denying = wordSet(`
nicht nichts nie niemals kein keinesfalls ohne verboten verbot verbotene untersagt unerlaubt unerwünscht unnötig
überflüssig tabu weg weglassen hause zuhause daheim deheime dihei ned nid nöd kei no not never nogo leave home
bleibt bleiben bleib lass lassen lasst lo
`);

// Words that stand beside forbidding words, or in headings that say «bring along».
const bringing = wordSet(`
muss müssen must have bring bringen pack packen packliste mit mitnehmen mitbringen mitgenommen mitgebracht einpacken
eingepackt nehme nehmen kommt gehört brauche brauchst brauchen braucht dies diese dieses folgendes folgende was ich wir
du ihr man alles sachen dinge gegenstände in ins rucksack koffer gepäck oder erlaubt gestattet streng absolut go zu im am
lager auf x
`);

function wordSet(text: string) {
  return new Set(splitWords(text).map(stemOf));
}

function splitWords(text: string) {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  // An `x` after a number is no word. An `x` alone marks a column, which may forbid.
  const plain = bare.replace(/(\d) ?[x×]/g, '$1 ').replaceAll('/', ' oder ');
  return plain.replace(/\bzwei\b/g, '2').match(/\p{L}+|\p{N}+|[\p{S}?]/gu) ?? [];
}

/** Makes `Hose` and `Hosen`, or `lang` and `lange`, the same word. No German negation depends on an ending. */
function stemOf(word: string) {
  const stem = word.replace(/(?:e[nrsm]?|n|s)$/, '');
  return stem.length > 2 ? stem : word;
}

/** The words of a text in their order, without accents, fillers and endings. A sign such as `❌` is a word. */
export function wordsOf(text: string) {
  return splitWords(text)
    .map(stemOf)
    .filter((word) => !silent.has(word));
}

/**
 * Tells what the words of a heading say: `isNo` when they may forbid the lines below, `isBare` when they only forbid
 * or only say «bring along», as `Das nehme ich mit`.
 */
export function headingKind(words: readonly string[]) {
  return {
    isNo: words.some((word) => denying.has(word)),
    isBare: words.every((word) => denying.has(word) || bringing.has(word)),
  };
}

// Details after the name of a thing: `, warm bis 5 °C`, ` für Regentage`.
const detail = /[,;] \p{Ll}| (?:für|fürs|mit|zum|zur) /u;

/**
 * Makes a test that tells whether a line says the same as a point. A sentence must have the same words in the same
 * order. Of a thing, the line must contain the name; the detail and the count may be missing, but the line may
 * contain no word that is missing in the point.
 */
export function sameAs(point: string, isThing: boolean) {
  const words = wordsOf(point);
  if (!isThing) return (line: readonly string[]) => line.join(' ') === words.join(' ');
  const [name = ''] = point.split(detail);
  const needed = wordsOf(name).filter((word) => !/\d/.test(word));
  return (line: readonly string[]) =>
    needed.every((word) => line.includes(word)) && line.every((word) => words.includes(word));
}
