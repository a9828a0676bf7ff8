import type { moreNames } from './foldNames';

type Row = readonly [what: string, words: string];

/** What is good to know beside the steps, as lists of a word and what is said of it. */
export const more: Readonly<Record<keyof typeof moreNames, readonly Row[]>> = {
  sharing: [
    [
      'Eine Vorlage',
      'Legt die Datei dort ab, wo ihr eure Unterlagen teilt. Alle wählen sie auf der Seite des Dokuments unter «Vorlage»; sie gilt, bis der Tab geschlossen oder neu geladen wird.',
    ],
    [
      'Mehrere auf einmal',
      '«Vorlagen unserer Gruppe» ist eine einzige Datei mit allen: Speichere sie hier und öffne sie auf der Startseite. Die Lagermappe nimmt sie mit, wenn du dort «Unsere Vorlagen mitgeben» ankreuzt.',
    ],
    ['Für alle Gruppen', 'Schick sie an die Adresse, die zuunterst im Abschnitt «Vorlage» steht.'],
  ],
  programs: [
    [
      'LibreOffice',
      'Die Formatvorlagen öffnest du mit F11. Speichere als «Word 2007–365 (.docx)», nicht als .odt.',
    ],
    [
      'Google Docs',
      'Nimm «Datei, Herunterladen, Microsoft Word (.docx)». Eigene Formatvorlagen lassen sich dort nicht ändern. Ein Dokument, das von dort zurückkommt, öffnet sich im Formular nicht mehr: Seine Eingaben gehen verloren.',
    ],
    [
      'Pages',
      'Nimm «Ablage, Exportieren, Word …» mit Format .docx. Prüfe die Datei danach hier: Pages ersetzt Schriften und Aufzählungszeichen.',
    ],
    [
      'Word im Browser',
      'Es ändert keine Formatvorlagen. Öffne die Datei mit «In der Desktop-App öffnen».',
    ],
  ],
  styles: [
    ['Untertitel', 'das Lager unter dem Titel'],
    ['Überschrift 1 auf neuer Seite', 'Teile, die auf einer neuen Seite beginnen sollen'],
    ['Aufzählungszeichen 2 und 3', 'Unterpunkte'],
    ['Aufzählungszeichen kleine Gruppe', 'Punkte, die zusammen auf einer Seite bleiben'],
    ['Gruppenende', 'ein fast unsichtbarer Absatz, vor und nach dem eine Seite enden darf'],
    ['Einleitung', 'der Satz vor einer Liste'],
    ['Plakatpunkt gross', 'die Punkte in grosser Schrift'],
    ['Kästchen gross', 'Kästchen in grosser Schrift zum Aufhängen'],
    ['Doppelkästchen', 'Kästchen mit einem zweiten für die Heimreise'],
    ['Unterschrift mit Name', 'eine Linie mit dem Namen darunter'],
    ['Nummer und Dienst', 'die wichtigen Nummern, und wer sich dort meldet'],
    [
      'Notruf-Plakat Dienst, Band, Stichwort, Angabe, Linie und Zusatz',
      'was sonst auf dem Blatt beim Telefon steht',
    ],
    ['Kopfzeile', 'die Notrufnummern über jeder Seite des Sicherheitskonzepts'],
  ],
};
