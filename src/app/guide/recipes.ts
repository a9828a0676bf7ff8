import type { CutoutLine } from './Cutout';

export type Recipe = {
  name: string;
  steps: readonly string[];
  /** What is typed, with the fields of the template that it is typed in. */
  typed?: { slug: string; lines: readonly CutoutLine[] };
};

export const recipes: readonly Recipe[] = [
  {
    name: 'Aufzählungszeichen und ihre Farbe',
    steps: [
      'Start, Formatvorlagen: Rechtsklick auf «Aufzählungszeichen», «Ändern …».',
      'Unten links «Format», «Nummerierung …», Register «Aufzählungszeichen»: Wähle eines, oder mit «Neues Aufzählungszeichen definieren …» ein Symbol oder ein Bild.',
      'Die Farbe wählst du im gleichen Fenster unter «Schriftart …»: Nimm eine Designfarbe, dann wechselt sie mit «Entwurf, Farben».',
    ],
  },
  {
    name: 'Spalten und Querformat',
    steps: [
      'Querformat: Layout, Ausrichtung, «Querformat». Das gilt für das ganze Dokument.',
      'Spalten: Setze den Cursor ans Ende der letzten Zeile über {#items}, dann Layout, Umbrüche, «Fortlaufend». So bleibt der Titel über der ganzen Breite.',
      'Setze den Cursor in die Zeile {text}, dann Layout, Spalten, «Zwei».',
      'Zwischen {#items} und {/items} darf kein Umbruch stehen: Er käme für jeden Eintrag einmal.',
    ],
    typed: {
      slug: 'packliste',
      lines: [
        { style: 'title', text: 'Packliste' },
        { style: 'control', text: '{#items}' },
        { style: 'bullet', text: '{text}' },
        { style: 'control', text: '{/items}' },
      ],
    },
  },
  {
    name: 'Eine Seite je Ressort',
    steps: [
      'Vorlage «Pflichtenheft». Start, Formatvorlagen: Rechtsklick auf die Formatvorlage der Zeile {title}, «Ändern …».',
      '«Format», «Absatz …», Register «Zeilen- und Seitenumbruch»: Kreuze «Seitenumbruch oberhalb» an.',
      'Lösche den Titel oder setze ihn in die Kopfzeile, sonst steht er allein auf der ersten Seite.',
    ],
    typed: {
      slug: 'pflichtenheft',
      lines: [
        { style: 'control', text: '{#jobs}' },
        { style: 'heading', text: '{title}' },
        { style: 'control', text: '{#tasks}' },
        { style: 'bullet', text: '{text}' },
        { style: 'control', text: '{/tasks}' },
        { style: 'control', text: '{/jobs}' },
      ],
    },
  },
  {
    name: 'Eine Zeile je Kontakt, mit Kopfzeile',
    steps: [
      'Vorlage «Allgemeines Sicherheitskonzept». Füge eine Tabelle mit zwei Zeilen ein: oben, was über den Spalten steht, darunter die Felder.',
      'Der Anfang der Schleife steht in der ersten Zelle der zweiten Zeile, ihr Ende in der letzten.',
      'Soll die obere Zeile auf jeder Seite stehen: Cursor hinein, Tabellenlayout, «Überschriften wiederholen».',
      'Lösche die Steuerzeilen und Absätze, an deren Stelle die Tabelle tritt.',
    ],
    typed: {
      slug: 'allgemeines-sicherheitskonzept',
      lines: [
        {
          rows: [
            ['Name', 'Pfadiname', 'Telefon'],
            ['{#leaderteam}{name}', '{scoutName}', '{phoneNumber}{/leaderteam}'],
          ],
        },
      ],
    },
  },
  {
    name: 'Logo in der Kopfzeile',
    steps: [
      'Doppelklicke ganz oben auf die Seite: Die Kopfzeile geht auf.',
      'Einfügen, Bilder: Wähle euer Logo. Lass bei den Layoutoptionen «Mit Text in Zeile» stehen und richte den Absatz rechts aus.',
      'Ein Logo braucht selten mehr als 200 kB: Bildformat, «Bilder komprimieren», sonst wird jedes Dokument gross.',
      'Setze nie ein Bild zwischen {#items} und {/items}: Es käme für jeden Eintrag einmal.',
    ],
  },
  {
    name: 'Linien für Unterschriften',
    steps: [
      'Füge unter dem Text eine Tabelle mit zwei Spalten ein. Die Namen kommen aus einer Schleife, die rechte Zelle bleibt für die Unterschrift leer.',
      'Tabellenentwurf, Rahmen: Lass nur die untere Linie stehen. Tabellenlayout, Höhe: 1 cm genügt zum Unterschreiben.',
      'Lagerpakt und Regeln haben Unterschriften schon: Kreuze auf ihrer Seite «Mit Unterschriften» an.',
    ],
    typed: {
      slug: 'allgemeines-sicherheitskonzept',
      lines: [
        {
          rows: [
            ['Name', 'Unterschrift'],
            ['{#leaderteam}{name}', '{/leaderteam}'],
          ],
        },
      ],
    },
  },
];
