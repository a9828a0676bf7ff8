/** Words without which a point says the same. */
const unsaid = `
ab aber als alle allen aller alles also am an auch auf aus bei beim bis bitte brauchst ca circa da dabei
dafur dann darf das dass davon dein deine dem den denn der des die dies diese dieser dir doch du durch
ein eine einem einen einer eines er es etc etwa etwas euch euer eure ev evt evtl eventuell falls fur furs
gar gegen genug genugend gibt gilt haben hat her hin ich ihr ihre im immer in ins ist ja je jede lager jedem
jeden jeder jederzeit kann konnen liter man max mehr mein meine mind
mindestens mit muss mussen nach nehmen nie noch nur nutig notig ob obligatorisch oder ohne paar per
personlich personliche pro sehr sein sich sie sind so sofort sollen soll sollte stk stuck tut um und uns
unser unsere unserem unter usw vom von vor vorhanden war was weder welche wenn wer werden wie wir wird wo
zb zu zum zur zwei drei
d de em mir mached z isch
wahrend machen zwischen uhr vorher spatestens uv damit fruh sondern
komplett pflicht
of the for and with pair pairs
`;

/** They matter where a thing is to stay at home. */
const negations = 'kein keine keinem keinen keiner nicht ned nid kei';

/** From 2 on. */
const numberWords = 'zwei drei vier funf sechs sieben acht neun zehn';

/** Dialect, and how it is written in Standard German; longer ones first where one holds another. */
const dialect = `
sunne  sonnen
räge  regen
churzi  kurze
churz  kurz
jagge  jacke
schueh  schuh
huet  hut
tüech  tuch
tuech  tuch
büech  büch
bürscht  bürst
zahpasta  zahnpasta
zähpasta  zahnpasta
chüssi  kissen
täsche  taschen
mässer  messer
fläsch  flasch
bsteck  besteck
gäld  geld
chrank  krank
charte  karte
ässe  essen
frässp  fressp
rueh  ruhe
niemert  niemand
usgschl  ausgeschl
ausgeschloss  ausschliess
schliessen niemanden aus  ausschliessen niemanden
schliesst niemanden aus  ausschliessen niemanden
zuelose  zuhören
losed  hören
elei  allein
mitneh  mitnehmen
`;

/** Words for the same in a camp, each line one meaning. */
const meanings = `
handy handyverbot natel smartphone mobiltelefon mobile handys
leitungsperson gruppenleiter gruppenleitung leiter leiterin leitende leitenden leiterteam leitung betreuer
lagerleitung ll lalei hauptlagerleitung hl
abteilungsleitung al scharleitung
kind kinder tn tns teilnehmer teilnehmende teilnehmenden teilnehmerin
hock hocke hockrunde leitersitzung
presse medien journalisten
medikamente medis medikament arznei
lagergelande zeltplatz lagerplatz lagerareal
antreten antretten versammlung appell
nachtruhe nachtruhezeit lichterloschen nachtruh
essen mahlzeit mahlzeiten
rauchen rauchverbot zigaretten geraucht raucht nikotin
illegal illegale verboten
foto fotos bilder bild fotografieren
posten veroffentlichen stellen
abgeben eingezogen einsammeln
plagen geplagt mobben mobbing hanseln
rennen gerannt herumgerannt springen gesprungen
bach fluss see wasser
puntklich punktlich
einverstandnis einwilligung zustimmung erlaubnis
lange langi
zahne zah
`;

const silent = new Set(unsaid.split(/\s+/));
const not = new Set(negations.split(' '));
const standard = rowsOf(dialect, '  ');
const meaningOf = new Map(
  rowsOf(meanings, ' ').flatMap((row) => {
    const [first = '', ...others] = row.map(stemOf);
    return others.map((word) => [word, first]);
  }),
);

function rowsOf(table: string, gap: string) {
  const rows = table.trim().split('\n');
  return rows.map((row) => row.split(gap));
}

/** Every word of a text in lower case, as Swiss Standard German, without the marks on letters. */
function wordsIn(text: string) {
  const lower = text.toLowerCase().replaceAll('\u00df', 'ss').normalize('NFC');
  const said = standard.reduce((all, [from = '', to = '']) => all.replaceAll(from, to), lower);
  const plain = said.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[a-z]+/g) ?? [];
}

/** `buecher` and `buch` stay two words, `hosen` and `hose` become one. */
function stemOf(word: string) {
  return word
    .replace(/^ge(.{3,}?)(?:t|en)$/, '$1')
    .replace(/(?<=^.{4,})li(?:s|n|en)?$|(?<=^.{3,})lein$/, '')
    .replace(/(?<=^.{3,})(?:ern|en|er|es|e|n|s)$/, '')
    .replace(/(?<=^.{3,})[en]$/, '');
}

/** All that a text says, by its stems; `nicht` for every word that denies. */
export function stemsIn(text: string) {
  return wordsIn(text)
    .filter((word) => word.length > 1 && !silent.has(word))
    .map((word) => (not.has(word) ? 'nicht' : stemOf(word)))
    .map((stem) => meaningOf.get(stem) ?? stem);
}

/** The numbers in a text, in digits or words. */
export function numbersIn(text: string) {
  const digits = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const written = wordsIn(text).map((word) => numberWords.split(' ').indexOf(word) + 2);
  return [
    ...digits.map((one) => Number(one.replace(',', '.'))),
    ...written.filter((number) => number > 1),
  ];
}
