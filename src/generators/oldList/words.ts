// Words that `wordsOf` leaves out. A line means the same thing without these words.
const fillerWords = wordSet(`
der die das den dem des ein eine einen einem einer für fürs zum zur mit und bitte 1 mal paar stk stück anzahl menge
bemerkung bemerkungen hinweis mind mindestens l liter ev evtl eventuell wenn falls vorhanden kopie fotokopie t
persönlich
`);

// Words that make a heading forbid the lines below it.
const forbiddingWords = wordSet(`
nicht nichts nie niemals kein keinesfalls ohne verboten verbot verbotene untersagt unerlaubt unerwünscht unnötig
überflüssig tabu weg weglassen hause zuhause daheim deheime dihei ned nid nöd kei no not never nogo leave home
bleibt bleiben bleib lass lassen lasst lo
`);

// A word that contains one of these texts may forbid, e.g. `Handyverbot` contains `verbot`. A sign such as `❌` forbids,
// too.
const forbiddingParts = splitWords(
  'nicht nei kei verbot verbiet verzicht tabu zuhaus daheim stop entbehr gefahr waff sperr uberfl ausnahm ausgenomm ausgeschl unn unp unge unerw ❌ ❎ 🚫 ⛔ 🛑 ✗ ✘ ✕ ✖ × ☒ ☠ 👎 🙅 ⚠ 📵 🔕 🚭 🚯 🚱 🚳 🚷 🔞 🔴 🟥',
);

// Words that often stand beside a forbidding word, or in a heading that means «bring along».
const bringingWords = wordSet(`
muss müssen must have bring bringen pack packen packliste mitnehmen mitbringen mitgenommen mitgebracht einpacken
eingepackt nehme nehmen kommt gehört brauche brauchst brauchen braucht dies diese dieses folgendes folgende was ich wir
du ihr man alles sachen dinge gegenstände in ins rucksack koffer gepäck oder erlaubt gestattet streng absolut go zu im am
lager sola pfila hela weekend auf sonst noch x
`);

// Names of things. Each line holds the names of one thing. The points use the first name of the line. The remaining
// names are everyday names.
const everydayNames = `
stirnlampe taschenlampe täschelampe kopflampe headlamp
ersatzbatterien reservebatterien
feldflasche trinkflasche wasserflasche bidon
mätteli isomatte thermomatte isomätteli schlafmatte schlafmätteli liegematte
sackmesser taschenmesser sackmässer
unterwäsche unterhosen
shirt tshirt
faserpelz faserpelzjacke fleece fleecejacke fleecepulli
pullover pulli hoodie kapuzenpulli kapuzenpullover
regenjacke regenschutz regenkleider regenkleidung regensachen rägeschutz rägejacke rägejagge rägechleider
regenhosen rägehosen
sonnenhut sunnehuet sonnehuet käppi chäppi cap
sonnenbrille sunnebrülle sunnebrille
pyjama pijama pischi schlafanzug schlafkleid
trainer trainingsanzug
badekleid badeanzug
pfadihemd uniform pfadiuniform
krawatte pfadikrawatte
wanderschuhe wanderschueh bergschuhe bergschueh trekkingschuhe
turnschuhe turnschueh sportschuhe sneakers
gummistiefel gummistifel gummistiefeli
hausschuhe finken hüttenfinken
gamelle essgeschirr
besteck bsteck göffel
becher tasse
picknick lunch
abtrocknungstuch abtrocknungstüchlein abtrocknungstüchli abtrocknigstuech geschirrtuch küchentuch chuchituech
zahnbürste zahnbürstli zahnbürsteli zahnbürschtli zahnbürschteli zahbürschtli zahbürschteli
zahnpasta zahnpaste zahncreme zahpasta
seife duschgel duschmittel
badetuch badtuech frottiertuch frotteetuch handtuch duschtuch
periodenprodukte binden tampons
sonnencreme sonnencrem sonnenmilch sunnecreme sunscreen
mückenschutz mückenspray insektenschutz insektenspray antibrumm zeckenschutz zeckenspray
kuscheltier stofftier stofftierli plüschtier schmusetier
tagesrucksack tagesrucksäckli daypack
wäschesack schmutzwäschesack
krankenkassenkarte krankenkassenkärtli krankenversicherungskarte
impfausweis impfausweiskopie impfbüchlein impfbüechli impfpass
medikamente medis
2 zwei
oder /
kleider kleidung bekleidung
schlafen übernachten
`;

/** Maps the stem of each everyday name to the stem of the name that the points use. */
const pointNames = new Map(
  everydayNames.split('\n').flatMap((line) => {
    const [inPoints = '', ...others] = splitWords(line).map(stemOf);
    return others.map((other) => [other, inPoints]);
  }),
);

const isNumber = (word: string) => /\d/.test(word);

function wordSet(text: string) {
  return new Set(splitWords(text).map(stemOf));
}

function splitWords(text: string) {
  // An `x` after a number means «times» and is removed. Any other `x` stays a word. In a table with a column such as
  // «Nicht mitnehmen», the `x` may be a tick.
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/(\d) ?[x×]/g, '$1 ')
      .match(/\p{L}+|\p{N}+|[/?❌❎🚫⛔🛑✗✘✕✖×☒☠👎🙅⚠📵🔕🚭🚯🚱🚳🚷🔞🔴🟥❗❓✋☑✓✔✅]/gu) ?? []
  );
}

/**
 * Removes the ending of a word. For example, `hose` and `hosen` become `hos`. No German negation depends on an ending.
 * So the removal never reverses the meaning of a line.
 */
function stemOf(word: string) {
  const stem = word.replace(/(?:e[nrsm]?|n|s)$/, '');
  return stem[2] ? stem : word;
}

/**
 * Returns the words of a text in their order, without accents, fillers and endings. A sign that may forbid, such as
 * `❌`, and a tick are words. Further signs, e.g. `🎒`, are left out. Instead of an everyday name, the result has the
 * name that the points use.
 */
export function wordsOf(text: string) {
  return splitWords(text)
    .map(stemOf)
    .filter((word) => !fillerWords.has(word))
    .map((word) => pointNames.get(word) ?? word);
}

/**
 * Classifies the words of a possible heading. `isForbidding` is true when the heading may forbid the lines below it.
 * `hasOnlyUsualWords` is true when each word is in `forbiddingWords` or in `bringingWords`, e.g. in `Das nehme ich
 * mit`.
 */
export function classifyHeading(words: readonly string[]) {
  return {
    isForbidding: words.some(
      (word) => forbiddingWords.has(word) || forbiddingParts.some((part) => word.includes(part)),
    ),
    hasOnlyUsualWords: words.every(
      (word) => forbiddingWords.has(word) || bringingWords.has(word) || isNumber(word),
    ),
  };
}

// Matches where the details after the name of a thing begin, e.g. `, warm bis 5 °C` or ` für Regentage`.
const detail = /[,;] \p{Ll}| (?:fürs?|mit|zu[mr]) /u;

/**
 * Returns a function that gets the words of a line. The function returns true if the line says the same as `point`:
 *
 * - If the point is a sentence, the line has the same words in the same order.
 * - If the point is a thing, the line contains the name of the thing. The line may also contain further words of the
 *   point, and a count. For example, `Hosen` and `2 warme Hosen` match the point `Hosen, warm`.
 * - If the point names several things, e.g. `Gamelle und Becher`, one name is enough.
 *
 * @param isThing true when the point is the name of a thing, false when the point is a sentence
 */
export function createMatcher(point: string, isThing: boolean) {
  const words = wordsOf(point);
  if (!isThing) return (line: readonly string[]) => line.join(' ') === words.join(' ');
  const [name = ''] = point.split(detail);
  // `Zu Hause lassen: Games und Messer` counts as one name. Otherwise, the line `Messer` would tick this point.
  const names = name.includes(':') ? [name] : name.split(/, | und | oder /);
  const needed = names.map((one) => wordsOf(one).filter((word) => !isNumber(word)));
  // A number at the beginning of a point is a count. Any other number is a measure, as in `warm bis 5 °C`.
  const hasMeasure = words.slice(1).some(isNumber);
  return (line: readonly string[]) =>
    needed.some((name) => name.every((word) => line.includes(word))) &&
    line.every(
      (word, at) =>
        words.includes(word) ||
        // A count stands at the beginning or end of the line.
        (!hasMeasure && isNumber(word) && [0, line.length - 1].includes(at)),
    );
}
