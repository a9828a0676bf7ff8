import { wordsOf } from './saysTheSame';

// Words by which a heading says that something stays away.
const denying = wordSet(`
nicht nichts nie niemals kein keinesfalls ohne verboten verbot verbotene untersagt unerlaubt unerwünscht unnötig
überflüssig tabu weg weglassen hause zuhause daheim deheime dihei ned nid nöd kei no not never nogo leave home
`);

// Words by which it says that something is brought along.
const bringing = wordSet(`
muss müssen must have bring bringen pack packen packliste mit mitnehmen mitbringen mitgenommen mitgebracht einpacken
eingepackt nehme nehmen kommt gehört brauche brauchst brauchen braucht dies diese dieses folgendes folgende was ich wir
du ihr man alles sachen dinge gegenstände in ins rucksack koffer gepäck oder
`);

// Words that stand beside both.
const others = wordSet(
  'bleibt bleiben bleib lass lassen lasst erlaubt gestattet streng absolut go zu im am lager auf',
);

function wordSet(text: string) {
  return new Set(wordsOf(text));
}

/** Tells whether a heading may say that what stands below is not wanted. */
export function forbids(heading: string) {
  return wordsOf(heading).some((word) => denying.has(word));
}

/** Tells whether a heading says that and nothing else: `Bleibt zu Hause`. */
export function onlyForbids(heading: string) {
  return forbids(heading) && wordsOf(heading).every(isOfHeadings);
}

/** Tells whether a line begins as such headings do: `Das brauchst du nicht`, not `Keine Zelte` or `Glas ist verboten`. */
export function beginsToForbid(line: string) {
  const [first = ''] = wordsOf(line);
  return isOfHeadings(first) && !/^kein|\.$/i.test(line) && forbids(line);
}

function isOfHeadings(word: string) {
  return denying.has(word) || bringing.has(word) || others.has(word);
}

/** Tells whether a heading says nothing but that this is brought along: `Das nehme ich mit`. */
export function onlyBrings(heading: string) {
  const words = wordsOf(heading);
  return words.length > 0 && words.every((word) => bringing.has(word));
}
