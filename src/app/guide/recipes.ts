import type { CutoutLine } from './Cutout';
import type { recipeNames } from './foldNames';

export type Recipe = {
  steps: readonly string[];
  /** What stands in the template then, with the fields of that template. */
  typed?: { slug: string; lines: readonly CutoutLine[] };
};

export const recipes: Readonly<Record<keyof typeof recipeNames, Recipe>> = {
  oneList: {
    steps: [
      'Die Packliste druckt eine Liste ohne Titel (von {^headings} bis {/headings}) oder eine Tabelle mit den Gruppen (von {#headings} bis {/headings}), darin Punkte, Kästchen oder doppelte Kästchen.',
      'Nur die Liste ohne Titel: Lösche alles von {#headings} bis zum zweiten {/headings}, samt der Tabelle. Lösche dann die Zeilen {^headings} und {/headings}.',
      'Nur die Tabelle: Lösche alles von {^headings} bis zum ersten {/headings}. Lösche dann die Zeilen {#headings} und {/headings}.',
      'Immer Kästchen: Lösche in beiden Zellen alles von {^boxes} bis {/boxes}, dann die Zeilen {#boxes} und {/boxes}. Bei anderen Vorlagen siehst du unten im Aufbau, was wann kommt.',
    ],
  },
  columns: {
    steps: [
      'Querformat: Layout, Ausrichtung, «Querformat». Das gilt für das ganze Dokument.',
      'Packliste und Regeln für TNs haben Spalten schon, wo die Gruppen Titel haben: in einer Tabelle. Für die Liste ohne Titel geht es so: Behalte nur sie (Rezept «Nur eine der Listen»).',
      'Setze den Cursor ans Ende der Zeile {/campLine}, dann Layout, Umbrüche, «Fortlaufend». Tu das Gleiche am Ende der Zeile {/items}. So bleibt der Titel über der ganzen Breite, und die Spalten werden gleich lang.',
      'Setze den Cursor in die Zeile {text}, dann Layout, Spalten, «Zwei».',
    ],
    typed: {
      slug: 'packliste',
      lines: [
        { style: 'title', text: 'Packliste' },
        { style: 'control', text: '{#campLine}' },
        { style: 'text', text: '{campLine}' },
        { style: 'control', text: '{/campLine}' },
        { style: 'break', text: 'Abschnittswechsel (Fortlaufend)' },
        { style: 'control', text: '{#items}' },
        { style: 'bullet', text: '{text}' },
        { style: 'control', text: '{/items}' },
        { style: 'break', text: 'Abschnittswechsel (Fortlaufend)' },
      ],
    },
  },
  bullets: {
    steps: [
      'Start, Formatvorlagen: Rechtsklick auf «Aufzählungszeichen», «Ändern …».',
      'Unten links «Format», «Nummerierung …», Register «Aufzählungszeichen»: Wähle eines, oder mit «Neues Aufzählungszeichen definieren …» ein Symbol oder ein Bild.',
      'Die Farbe wählst du im gleichen Fenster unter «Schriftart …»: Nimm eine Designfarbe, dann wechselt sie mit «Entwurf, Farben».',
    ],
  },
  numbers: {
    steps: [
      'Gib der Zeile {text} die Formatvorlage «Standard» und schreibe {number} davor. Die Lagerkiste zählt in jeder Liste ab 1.',
      'Nimm dafür keine Nummerierung von Word: Sie zählt über alle Gruppen weiter.',
    ],
    typed: {
      slug: 'packliste',
      lines: [
        { style: 'control', text: '{#items}' },
        { style: 'text', text: '{number}. {text}' },
        { style: 'control', text: '{/items}' },
      ],
    },
  },
  pages: {
    steps: [
      'Vorlage «Pflichtenheft». Die Ressorts stehen in einer Tabelle mit zwei Spalten. Kopiere aus der linken Zelle alles von {#jobs} bis {/jobs} unter die Tabelle, und lösche die Tabelle.',
      'Start, Formatvorlagen: Rechtsklick auf «Gruppentitel», «Ändern …», «Format», «Absatz …», Register «Zeilen- und Seitenumbruch»: Kreuze «Seitenumbruch oberhalb» an.',
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
  contacts: {
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
  logo: {
    steps: [
      'Doppelklicke ganz oben auf die Seite: Die Kopfzeile geht auf.',
      'Einfügen, Bilder: Wähle euer Logo. Lass bei den Layoutoptionen «Mit Text in Zeile» stehen und richte den Absatz rechts aus.',
      'Ein Logo braucht selten mehr als 200 kB: Bildformat, «Bilder komprimieren», sonst wird jedes Dokument gross.',
    ],
  },
};
