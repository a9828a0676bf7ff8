import type { ActiveThing } from '../package/removeActive';
import { createProblemsOf } from '../templateProblem';

/** What the check alone says of a template; what opening it says too stands in `opening.ts`. */
export const checkSentences = {
  // The file.
  'other-template': (names: readonly string[]) =>
    `Das ist die Vorlage von ${quoted(names)}. Nimm sie dort.`,

  // Braces.
  'loose-brace': (start: string, end: string) =>
    `Das Feld «${start}» geht erst im nächsten Absatz zu Ende («${end}»). Lösche den Umbruch dazwischen.`,
  'double-braces': (text: string, tag: string) =>
    `Bei «${text}» sind beide Klammern doppelt. Schreibe {${tag}}.`,
  'drop-cap': (text: string) =>
    `Ein Initial trennt das Feld ${text}. Entferne es (Einfügen, Initial, «Ohne»).`,
  'half-deleted-tag': (rest: string) =>
    `Von «${rest}» liegt ein Teil in einer nachverfolgten Löschung. Lehne sie in Word ab (Überprüfen, Ablehnen), oder lösche auch «${rest}».`,
  'full-width-brace': (text: string, tag: string) =>
    `«${text}» hat Klammern einer anderen Schrift. Tippe {${tag}} neu.`,

  // Loops and conditions.
  'half-deleted': (tag: string, lost: string) =>
    `Zu {${tag}} fehlt {${lost}}: Es liegt in einer nachverfolgten Löschung. Lehne die Löschung in Word ab (Überprüfen, Ablehnen) oder tippe {${lost}} neu.`,
  'section-break-inside': (tag: string, isLoop: boolean) =>
    `Zwischen {#${tag}} und {/${tag}} steht ein Abschnittswechsel (Spalten, Querformat oder eine andere Kopfzeile). ${isLoop ? 'Er käme bei jeder Wiederholung wieder' : 'Er ginge verloren, wenn der Teil fehlt'}. Setze ihn vor {#${tag}} oder nach {/${tag}}.${isLoop ? ' Soll jeder Eintrag eine Seite beginnen, lösche ihn und gib dem ersten Absatz «Seitenumbruch oberhalb» (Rechtsklick, Absatz, Zeilen- und Seitenumbruch).' : ''}`,

  'condition-over-cells': (tag: string, name: string, lost: string) =>
    `{${tag}} und {/${name}} stehen in verschiedenen Zellen: Ist {${name}} leer, fällt die ganze Zeile weg, auch «${lost}». Setze beide in dieselbe Zelle, in jeder weiteren Zelle noch einmal.`,

  // Places.
  'unreachable-tag': (tag: string, place: Place) => `{${tag}} steht ${places[place]}`,
  'bound-control': (tag: string) =>
    `{${tag}} steht in einem Inhaltssteuerelement, das Word selber füllt, etwa auf einem Deckblatt. Entferne das Steuerelement (Rechtsklick, Inhaltssteuerelement entfernen) und tippe das Feld als Text.`,

  // Names.
  elsewhere: (tag: string, templates: readonly string[]) =>
    `Das Feld {${tag}} gibt es hier nicht, nur in der Vorlage von ${quoted(templates)}. Lösche es.`,
  'missing-sign': (text: string, tag: string) =>
    `Statt {${text}} muss hier {${tag}} stehen: So ${tag.startsWith('/') ? 'endet' : 'beginnt'} der Teil, der sich wiederholt oder wegfallen kann.`,

  // Notices.
  'other-title': (name: string) =>
    `Der Titel sagt «${name}»: Ist das die Vorlage von dort? Dann nimm sie dort.`,
  'no-fields': (text?: string, name?: string) =>
    `In dieser Vorlage steht kein Feld: Jedes Dokument sähe gleich aus. ${name ? `Statt ${text} schreibe {${name}}.` : 'Felder stehen in geschweiften Klammern, wie in der Originalvorlage.'}`,
  'unused-field': (fields: readonly string[]) =>
    `Diese Angaben fehlen im Dokument, weil sie in der Vorlage nirgends stehen: ${fields.join(', ')}. Lässt du sie absichtlich weg, ist das in Ordnung.`,
  'unknown-option': (options: readonly string[]) =>
    `${options.length === 1 ? 'Diesen Wunsch' : 'Diese Wünsche'} der Seite kennt die Vorlage nicht: ${options.join(', ')}. Wer sie ankreuzt, bekommt dasselbe Dokument. Hole den Teil aus der Originalvorlage, wenn ihr ihn braucht.`,
  'missing-by-option': (sign: '#' | '^', name: string, text: string, fields: readonly string[]) =>
    `${sign === '#' ? 'Ohne' : 'Mit'} «${text}» fehlen im Dokument: ${fields.join(', ')}. Sie stehen nur zwischen {${sign}${name}} und {/${name}}: Setze sie auch zwischen {${sign === '#' ? '^' : '#'}${name}} und {/${name}}, oder lösche diese zwei Zeilen.`,
  'hidden-text': (tag: string) =>
    `{${tag}} ist als ausgeblendeter Text formatiert und wird nicht gedruckt. Schalte «Ausgeblendet» aus (Start, Schriftart).`,
  'fixed-height': (tag: string, kind: 'row' | 'box' | 'frame') =>
    `{${tag}} steht in ${fixedPlaces[kind]}`,
  'merged-cell': (tag: string) =>
    `In der Tabellenzeile von {#${tag}} ist eine Zelle mit der darüber verbunden: Was in ihr steht, sieht niemand. Trenne sie (Tabellenlayout, Zellen teilen).`,
  'merge-field': (text: string, name?: string) =>
    `Das Seriendruckfeld «${text}» füllt hier nichts aus: Es steht so in jedem Dokument. ${name ? `Lösche es und tippe {${name}}.` : 'Lösche es.'}`,
  'tracked-change': (text: string, kind: 'inserted' | 'deleted') =>
    kind === 'inserted'
      ? `{${text}} steht in einer nachverfolgten Änderung. Nimm sie in Word an (Überprüfen, Annehmen).`
      : `«${text}» ist zum Löschen vorgemerkt und bleibt so im Dokument stehen. Nimm die Änderung in Word an (Überprüfen, Annehmen).`,
  'bookmark-in-loop': (text: string) =>
    inLoop(`eine Textmarke${besides(text)}. Verweise darauf führen immer zur ersten Wiederholung`),
  'picture-in-loop': (text: string) =>
    inLoop(`ein Bild${besides(text)}. Es wird jedes Mal wiederholt`),
  'footnote-in-loop': (text: string) =>
    `In einer Schleife steht eine Fussnote${besides(text)}: Jeder Eintrag zeigt auf dieselbe. Setze sie ausserhalb der Schleife.`,
  'footnote-on-line': (tag: string) =>
    `Auf der Zeile {${tag}} steht eine Fussnote. Sie verschwindet mit der Zeile. Setze sie an ein Wort, das bleibt.`,
  'floating-in-loop': (kind: 'table' | 'box' | 'frame') =>
    `In einer Schleife steht ${floating[kind]}`,
  'box-on-line': (tag: string) =>
    `An der Zeile {${tag}} ist ein Textfeld mit Feldern verankert: Die Zeile bleibt darum leer im Dokument stehen. Ziehe den Anker zu einem Absatz, der bleibt.`,
  'page-break-in-loop': (tag: string) =>
    `Vor {/${tag}} steht ein Seitenumbruch: Nach dem letzten Eintrag kann eine Seite leer bleiben. Lösche ihn und gib dem ersten Absatz jedes Eintrags «Seitenumbruch oberhalb» (Rechtsklick, Absatz, Zeilen- und Seitenumbruch).`,
  'meeting-tables': (tag: string) =>
    `Bei {${tag}} steht zwischen zwei Tabellen nur die Steuerzeile. Ist sie weg, macht Word daraus eine Tabelle. Setze neben sie einen leeren Absatz, der bleibt.`,
  'empty-section': (start: string, name: string) =>
    `Zwischen {${start}} und {/${name}} steht nichts: Hier kommt nichts ins Dokument. Setze dazwischen, was kommen soll, oder lösche beide Zeilen.`,
  'glued-loop': (tag: string) =>
    `{#${tag}} und {/${tag}} stehen im selben Absatz ohne etwas dazwischen, das trennt: Die Einträge kleben aneinander. Setze jedes der beiden in einen eigenen Absatz, oder schreibe ein Komma und einen Abstand vor {/${tag}}.`,
  'empty-row': (tag: string, kind: 'row' | 'cell' | 'line') =>
    `{#${tag}} oder {/${tag}} steht allein in ${emptyPlaces[kind]} bei jedem Eintrag leer bleibt. Setze {#${tag}} vor den Text der ersten Zelle und {/${tag}} hinter den Text der letzten.`,
  'lost-page-break': (tag: string) =>
    `Die Formatvorlage der Zeile {${tag}} beginnt eine neue Seite. Das geht mit der Zeile verloren: Gib dem Absatz danach diese Formatvorlage.`,
  contents: () =>
    'Das Inhaltsverzeichnis stimmt erst, wenn es jemand im fertigen Dokument aktualisiert (Rechtsklick darauf, Felder aktualisieren).',
  comments: (count: number, people: readonly string[]) =>
    `In der Datei ${count === 1 ? 'steht ein Kommentar' : `stehen ${count} Kommentare`}${by(people)}. Alle bekommen das mit jedem Dokument. Lösche ${count === 1 ? 'ihn' : 'sie'} in Word (Überprüfen, Löschen).`,
  'tracked-changes': (count: number, people: readonly string[]) =>
    `In der Datei ${count === 1 ? 'steht eine nachverfolgte Änderung' : `stehen ${count} nachverfolgte Änderungen`}${by(people)}. Alle bekommen das mit jedem Dokument. Nimm sie in Word an (Überprüfen, Annehmen).`,
  names: (people: readonly string[]) =>
    `In den Eigenschaften der Datei ${people.length === 1 ? 'steht' : 'stehen'} ${people.join(', ')}. Alle bekommen das mit jedem Dokument. Entferne ${people.length === 1 ? 'den Namen' : 'die Namen'} in Word (Datei, Informationen, Dokument prüfen).`,
  'linked-picture': (target: string) =>
    `Ein Bild ist nur verknüpft (${target}) und fehlt bei allen anderen. Füge es in Word neu ein.`,
  'attached-template': (target: string) =>
    `Die Datei hängt an einer Word-Vorlage (${target}), die andere nicht haben. Löse sie (Entwicklertools, Dokumentvorlage, «Normal» anfügen).`,
  active: (things: readonly ActiveThing[]) =>
    `In der Datei steckt, was beim Öffnen etwas ausführt oder von aussen holt: ${things.map(activeWords).join(', ')}. Es kommt in kein Dokument; von einer Feldfunktion bleibt der Text, den sie jetzt zeigt.`,
  'outside-address': (target: string) =>
    `Die Datei verweist auf etwas ausserhalb (${target}), das andere nicht haben. Entferne die Verknüpfung.`,
  tracking: () =>
    'In der Datei ist «Änderungen nachverfolgen» eingeschaltet, und so ist es in jedem Dokument. Schalte es aus (Überprüfen, Nachverfolgung).',
  signed: () =>
    'Die Datei ist digital signiert. Jedes Dokument trüge eine ungültige Signatur. Entferne sie (Datei, Informationen, Signaturen anzeigen).',
  'update-fields': () =>
    'Word fragt bei jedem Dokument, ob es die Felder aktualisieren soll. Öffne die Vorlage in Word, antworte mit «Ja» und speichere sie: Dann fragt es nicht mehr.',
  'mail-merge': () =>
    'Die Datei ist ein Seriendruck: Word fragt bei jedem Dokument nach der Datenquelle. Stelle sie um (Sendungen, Seriendruck starten, «Normales Word-Dokument»).',
  protected: () =>
    'Die Datei ist vor Änderungen geschützt oder als abgeschlossen markiert, und so wird es jedes Dokument. Hebe das in Word auf (Datei, Informationen, Dokument schützen).',
  'large-picture': (megabytes: number) =>
    `Ein Bild ist ${megabytes.toFixed(1).replace('.', ',')} MB gross, und so gross wird jedes Dokument. Verkleinere es in Word (Bildformat, Bilder komprimieren).`,
  'missing-style': (styles: readonly string[]) =>
    `In der Datei ${styles.length === 1 ? 'fehlt die Formatvorlage' : 'fehlen die Formatvorlagen'} ${quoted(styles, 'und')}. Übernimm sie aus der Originalvorlage.`,
  'control-look': (tag: string) =>
    `{${tag}} steht in einer Zeile mit der Formatvorlage «Steuerzeile»: Der Text wird klein und grau. Gib der Zeile eine andere Formatvorlage.`,
  'direct-look': (tag: string, looks: readonly string[]) =>
    `Bei {${tag}} ist das Aussehen direkt gesetzt (${looks.join(', ')}). Ändere stattdessen die Formatvorlage, sonst sieht der Rest anders aus.`,
};

/** A problem or a notice that only the check looks for. */
export const checkFinding = createProblemsOf(checkSentences);

/** Where filling does not reach, or would tear what is there. */
export type Place =
  | 'field'
  | 'code'
  | 'equation'
  | 'alternative text'
  | 'watermark'
  | 'tooltip'
  | 'table'
  | 'link'
  | 'chart'
  | 'endnote'
  | 'smart art';

const places: Readonly<Record<Place, string>> = {
  field:
    'in einer Feldfunktion von Word und wird dort nicht ausgefüllt. Lösche sie und setze das Feld als Text daneben.',
  code: 'als Feldfunktion von Word da (Strg+F9) und wird nicht ausgefüllt. Lösche sie und tippe das Feld mit gewöhnlichen Klammern.',
  equation: 'in einer Gleichung und wird dort nicht ausgefüllt. Schreibe es als gewöhnlichen Text.',
  'alternative text':
    'im Alternativtext eines Bildes und wird dort nicht ausgefüllt. Schreibe ihn ohne Feld (Rechtsklick auf das Bild, Alternativtext).',
  watermark:
    'in einem Wasserzeichen und wird dort nicht ausgefüllt. Setze es als Text in die Kopfzeile.',
  tooltip: 'im Hinweis eines Links und wird dort nicht ausgefüllt. Schreibe den Hinweis ohne Feld.',
  table:
    'in der Beschreibung einer Tabelle und wird dort nicht ausgefüllt. Schreibe sie ohne Feld (Rechtsklick, Tabelleneigenschaften, Alternativtext).',
  link: 'in der Adresse eines Links und wird dort nicht ausgefüllt. Lösche den Link und lass das Feld als Text stehen.',
  chart:
    'in einem Diagramm und wird dort nicht ausgefüllt. Setze es in einen Absatz über dem Diagramm.',
  endnote: 'in einer Endnote und wird dort nicht ausgefüllt. Nimm eine Fussnote.',
  'smart art':
    'in einer SmartArt-Grafik. Ein Text mit mehreren Zeilen zerstört sie. Nimm ein Textfeld oder eine Tabelle.',
};

const fixedPlaces = {
  row: 'einer Tabellenzeile mit fester Höhe: Was nicht hineinpasst, sieht niemand. Stelle «Mindestens» statt «Genau» ein (Rechtsklick, Tabelleneigenschaften, Zeile).',
  box: 'einem Textfeld mit fester Höhe: Was nicht hineinpasst, sieht niemand. Lass es mit dem Text wachsen (Rechtsklick, Form formatieren, Layout und Eigenschaften, «Grösse der Form dem Text anpassen»).',
  frame:
    'einem Positionsrahmen mit fester Höhe: Was nicht hineinpasst, sieht niemand. Stelle die Höhe auf «Automatisch» (Rechtsklick auf den Rand, Rahmen formatieren).',
};

const floating = {
  table:
    'eine frei schwebende Tabelle: Die Wiederholungen liegen aufeinander. Wähle beim Textumbruch «Ohne» (Rechtsklick, Tabelleneigenschaften).',
  box: 'ein frei schwebendes Textfeld: Die Wiederholungen liegen aufeinander. Wähle «Mit Text in Zeile» (Klick darauf, Layoutoptionen).',
  frame:
    'ein Positionsrahmen: Die Wiederholungen liegen aufeinander. Entferne ihn (Rechtsklick auf den Rand, Rahmen formatieren, «Rahmen entfernen»).',
};

const emptyPlaces = {
  row: 'einer Tabellenzeile, die',
  cell: 'einer Tabellenzelle, die',
  line: 'einem Absatz der Tabellenzelle, der',
};

function activeWords(thing: ActiveThing): string {
  switch (thing.kind) {
    case 'field':
      return `die Feldfunktion ${thing.name}`;
    case 'entry':
      return `die Datei «${thing.name}»`;
    case 'object':
      return 'ein eingebettetes Objekt';
    case 'macros':
      return 'Makros';
  }
}

function inLoop(what: string): string {
  return `In einer Schleife steht ${what}. Besser steht so etwas ausserhalb der Schleife.`;
}

function quoted(names: readonly string[], word = 'oder'): string {
  const all = names.map((name) => `«${name}»`);
  return [...all.slice(0, -2), all.slice(-2).join(` ${word} `)].join(', ');
}

function by(people: readonly string[]): string {
  return people.length > 0 ? ` von ${people.join(', ')}` : '';
}

function besides(text: string): string {
  return text ? ` (bei «${text}»)` : '';
}
