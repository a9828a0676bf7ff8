/** Words without which a point says the same. */
export const unsaid = `
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
  of the for and with pair pairs
`.trim();

/** They matter where a thing is to stay at home. */
export const negations = 'kein keine keinem keinen keiner nicht ned nid kei';

/** Whoever says the one does not say the other; each line a pair. */
export const opposites = `
  kurz lang
  ohne mit
  klein gross
  dunn dick
  kalt warm
  hoch tief
  leicht schwer
  nass trocken
  alt neu
  leer voll
  offen geschlossen
  hochstens mindestens
  max mind
  maximal minimal
  vor nach
  nie immer
  erlaubt verboten
  morgen abend
  drinnen draussen
`.trim();

/** From 2 on. */
export const numberWords = 'zwei drei vier funf sechs sieben acht neun zehn';

/** Dialect, and how it is written in Standard German; longer ones first where one holds another. */
export const dialect: readonly (readonly [string, string])[] = [
  ['sunne', 'sonnen'],
  ['räge', 'regen'],
  ['churzi', 'kurze'],
  ['churz', 'kurz'],
  ['langi ', 'lange '],
  ['jagge', 'jacke'],
  ['schueh', 'schuh'],
  ['huet', 'hut'],
  ['tüech', 'tuch'],
  ['tuech', 'tuch'],
  ['büech', 'büch'],
  ['bürscht', 'bürst'],
  ['zahpasta', 'zahnpasta'],
  ['zähpasta', 'zahnpasta'],
  ['zäh ', 'zähne '],
  ['chüssi', 'kissen'],
  ['täsche', 'taschen'],
  ['mässer', 'messer'],
  ['fläsch', 'flasch'],
  ['bsteck', 'besteck'],
  ['gäld', 'geld'],
  ['chrank', 'krank'],
  ['charte', 'karte'],
  ['händ ', 'hände '],
  ['ässe', 'essen'],
  ['frässp', 'fressp'],
  ['rueh', 'ruhe'],
  ['niemert', 'niemand'],
  ['usgschl', 'ausgeschl'],
  ['ausgeschloss', 'ausschliess'],
  ['schliessen niemanden aus', 'ausschliessen niemanden'],
  ['schliesst niemanden aus', 'ausschliessen niemanden'],
  ['zuelose', 'zuhören'],
  ['losed', 'hören'],
  ['elei', 'allein'],
  ['mitneh', 'mitnehmen'],
];

/** Words for the same in a camp, each line one meaning. */
export const meanings = `
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
`.trim();
