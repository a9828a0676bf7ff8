import type { CutoutLine } from './Cutout';
import type { mistakeNames } from './foldNames';

/** What often goes wrong: how it stands in a template, and how it is right. */
export type Mistake = {
  words: string;
  /** Whose fields these are. */
  slug: string;
  before: readonly CutoutLine[];
  after: readonly CutoutLine[];
};

const list: readonly CutoutLine[] = [
  { style: 'control', text: '{#items}' },
  { style: 'bullet', text: '{text}' },
  { style: 'control', text: '{/items}' },
];

const people = [
  ['Name', 'Telefon'],
  ['{#coaches}{name}', '{phoneNumber}{/coaches}'],
];

export const mistakes: Readonly<Record<keyof typeof mistakeNames, Mistake>> = {
  look: {
    words:
      'Der Text wird klein und grau wie die Steuerzeile. Gib der Zeile mit {text} die Formatvorlage «Aufzählungszeichen».',
    slug: 'packliste',
    before: [
      { style: 'control', text: '{#items}{text}' },
      { style: 'control', text: '{/items}' },
    ],
    after: list,
  },
  option: {
    words:
      'Ohne das Kreuz bei «Zum Abhaken» steht nur der Titel da. Lösche auch die beiden Zeilen {#boxes} und {/boxes}, dann gilt der Rest immer.',
    slug: 'packliste',
    before: [
      { style: 'control', text: '{#boxes}' },
      ...list,
      { style: 'control', text: '{/boxes}' },
    ],
    after: list,
  },
  tables: {
    words:
      'Sind die grauen Zeilen weg, stossen die Tabellen aneinander, und Word macht eine einzige daraus. Setze unter die Tabelle eine Zeile, die bleibt.',
    slug: 'pflichtenheft',
    before: [
      { style: 'control', text: '{#jobs}' },
      { rows: [['{title}', '{#tasks}{text}, {/tasks}']] },
      { style: 'control', text: '{/jobs}' },
    ],
    after: [
      { style: 'control', text: '{#jobs}' },
      { rows: [['{title}', '{#tasks}{text}, {/tasks}']] },
      { style: 'text', text: 'Verantwortlich: ____________' },
      { style: 'control', text: '{/jobs}' },
    ],
  },
  cells: {
    words:
      'Jede Zeile bekommt vorne und hinten eine leere Zelle. Setze den Anfang vor den Text der ersten Zelle und das Ende hinter den Text der letzten.',
    slug: 'allgemeines-sicherheitskonzept',
    before: [
      {
        rows: [
          ['', 'Name', 'Telefon', ''],
          ['{#coaches}', '{name}', '{phoneNumber}', '{/coaches}'],
        ],
      },
    ],
    after: [{ rows: people }],
  },
  acrossCells: {
    words:
      'Wer keine Nummer hat, fehlt im Dokument ganz: Mit der Bedingung fällt die Zeile weg. Beginne und beende sie in derselben Zelle.',
    slug: 'allgemeines-sicherheitskonzept',
    before: [
      {
        rows: [
          ['Name', 'Telefon'],
          ['{#coaches}{#phoneNumber}{name}', 'Tel. {phoneNumber}{/phoneNumber}{/coaches}'],
        ],
      },
    ],
    after: [
      {
        rows: [
          ['Name', 'Telefon'],
          ['{#coaches}{name}', '{#phoneNumber}Tel. {phoneNumber}{/phoneNumber}{/coaches}'],
        ],
      },
    ],
  },
  direct: {
    words:
      'Nur diese Wörter sind rot, der Rest der Liste bleibt, wie er war. Ändere die Formatvorlage (Rechtsklick, «Ändern …»): Sie gilt für alle Punkte. Mit Strg + Leertaste nimmst du weg, was auf markierten Wörtern liegt.',
    slug: 'packliste',
    before: [
      { style: 'control', text: '{#items}' },
      { style: 'direct', text: '{text}' },
      { style: 'control', text: '{/items}' },
      { style: 'bullet', text: 'Sackgeld' },
    ],
    after: [
      { style: 'control', text: '{#items}' },
      { style: 'restyled', text: '{text}' },
      { style: 'control', text: '{/items}' },
      { style: 'restyled', text: 'Sackgeld' },
    ],
  },
  name: {
    words:
      'Gross und klein zählt, und jeder Buchstabe. Kopiere Felder aus «Alle Vorlagen und ihre Felder», statt sie zu tippen.',
    slug: 'packliste',
    before: [
      { style: 'control', text: '{#items}' },
      { style: 'bullet', text: '{Text}' },
      { style: 'control', text: '{/items}' },
    ],
    after: list,
  },
  tracked: {
    words:
      'Alle sehen in jedem Dokument, was du gestrichen hast. Nimm die Änderungen an, bevor du speicherst: Überprüfen, «Annehmen», «Alle Änderungen annehmen».',
    slug: 'packliste',
    before: [{ style: 'deleted', text: 'Das musst du mitbringen:' }, ...list],
    after: [{ style: 'text', text: 'Das bringst du mit:' }, ...list],
  },
  inside: {
    words:
      'Er käme bei jedem Eintrag wieder, und so auch ein Bild. Setze beides über den Anfang oder unter das Ende.',
    slug: 'packliste',
    before: [
      { style: 'control', text: '{#items}' },
      { style: 'break', text: 'Abschnittswechsel' },
      { style: 'bullet', text: '{text}' },
      { style: 'control', text: '{/items}' },
    ],
    after: [{ style: 'break', text: 'Abschnittswechsel' }, ...list],
  },
  box: {
    words:
      'Ein Textfeld wächst nicht mit: Was nicht hineinpasst, fehlt auf dem Papier. So ist es auch in Tabellen mit «Zeilenhöhe: Genau»; nimm «Mindestens». Schreibe Felder in gewöhnliche Absätze.',
    slug: 'allgemeines-sicherheitskonzept',
    before: [{ style: 'box', text: '{campAddress}' }],
    after: [{ style: 'text', text: '{campAddress}' }],
  },
};
