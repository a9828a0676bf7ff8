/**
 * What is said of a template, in German: what is wrong and what to do about it. Each sentence under
 * the one name of its kind; the part that it is about is put in front by who makes the problem.
 */
export const sentences = {
  // The file.
  'other-template': (names: readonly string[]) =>
    `Das ist die Vorlage von ${quoted(names)}. Nimm sie dort.`,
  'no-docx': (sentence: string) => sentence,
  'too-large': () =>
    'Die Datei ist zu gross für eine Vorlage (höchstens 20 MB, entpackt 100 MB, davon Text 20 MB). Verkleinere ihre Bilder: in Word «Bilder komprimieren».',
  'too-much': (what: keyof typeof amounts, most: number) =>
    `In der Datei ${amounts[what]} (mehr als ${most}): so viel braucht keine Vorlage. Fang mit der Originalvorlage an.`,
  'other-format': (kind: 'strict' | 'template') =>
    kind === 'strict'
      ? 'Die Datei ist als «Strict Open XML» gespeichert. Speichere sie in Word als «Word-Dokument (.docx)».'
      : 'Die Datei ist als Word-Vorlage (.dotx) oder mit Makros (.docm) gespeichert. Speichere sie in Word als «Word-Dokument (.docx)».',
  'missing-part': (path: string) => `In der Datei fehlt ein Teil (${path}). ${resave}`,
  'malformed-part': (path: string) => `Ein Teil der Datei ist nicht lesbar (${path}). ${resave}`,
  'dangling-relationship': (target: string) =>
    `Die Datei verweist auf einen Teil, der fehlt (${target}). ${resave}`,
  unreadable: (tag: string) =>
    `Word-Vorlage nicht lesbar${tag ? ` bei {${tag}}` : ''}. Vergleiche die Stelle mit der Originalvorlage.`,

  // Braces.
  'unclosed-tag': (tag: string) => `Bei «{${tag}» fehlt die schliessende Klammer }. Ergänze sie.`,
  'unopened-tag': (tag: string) => `Bei «${tag}}» fehlt die öffnende Klammer {. Ergänze sie.`,
  'duplicate-open-tag': (tag: string) =>
    `Bei «{{${tag}» steht die Klammer { doppelt. Lösche eine davon.`,
  'duplicate-close-tag': (tag: string) =>
    `Bei «${tag}}}» steht die Klammer } doppelt. Lösche eine davon.`,
  'loose-brace': (brace: string, words: string) =>
    `Zur Klammer ${brace} bei «${words}» fehlt im selben Absatz die andere. Ergänze sie oder lösche diese.`,
  'full-width-brace': (text: string, tag: string) =>
    `«${text}» hat Klammern einer anderen Schrift. Tippe {${tag}} neu.`,
  'braces-in-text': (text: string) =>
    text === ''
      ? 'Die Klammern {} sind leer. Lösche sie oder schreibe ein Feld hinein.'
      : `Geschweifte Klammern sind den Feldern vorbehalten. Setze «${text}» in runde Klammern.`,

  // Loops and conditions.
  'unclosed-loop': (tag: string) =>
    `{#${tag}} wird nie geschlossen. Ergänze {/${tag}} nach dem letzten Teil.`,
  'unopened-loop': (tag: string) =>
    `{/${tag}} hat keinen Anfang. Ergänze {#${tag}} davor oder lösche {/${tag}}.`,
  'half-deleted': (tag: string, lost: string) =>
    `Zu {${tag}} fehlt {${lost}}: Es liegt in einer nachverfolgten Löschung. Lehne die Löschung in Word ab (Überprüfen, Ablehnen) oder tippe {${lost}} neu.`,
  'wrong-end': (tag: string, closing: string) =>
    `{#${tag}} wird mit {/${closing}} geschlossen. Schreibe dort {/${tag}}.`,
  'split-section': (tag: string) =>
    `{#${tag}} und {/${tag}} stehen nicht am selben Ort: Tabelle, Textfeld, Inhaltssteuerelement, Link oder nachverfolgte Änderung. Setze beide hinein, oder das eine davor und das andere danach.`,
  'dash-outside': (tag: string) =>
    `{${tag}} wiederholt den Teil, in dem es steht (w:tr eine Tabellenzeile, w:p einen Absatz), aber hier ist keiner. Schreibe {#feld} davor und {/feld} danach.`,
  'section-break-inside': (tag: string, isLoop: boolean) =>
    `Zwischen {#${tag}} und {/${tag}} steht ein Abschnittswechsel (Spalten, Querformat oder eine andere Kopfzeile). ${isLoop ? 'Er käme bei jeder Wiederholung wieder' : 'Er ginge verloren, wenn der Teil fehlt'}. Setze ihn vor {#${tag}} oder nach {/${tag}}.`,
  'loop-in-itself': (tag: string) =>
    `{#${tag}} steht noch einmal zwischen {#${tag}} und {/${tag}}: Alles käme viel zu oft. Lösche das innere Paar.`,

  // Places.
  'unreachable-tag': (tag: string, place: Place) => `{${tag}} steht ${places[place]}`,
  'bound-control': (tag: string) =>
    `{${tag}} steht in einem Inhaltssteuerelement, das Word selber füllt, etwa auf einem Deckblatt. Entferne das Steuerelement (Rechtsklick, Inhaltssteuerelement entfernen) und tippe das Feld als Text.`,

  // Names.
  'condition-as-text': (tag: string) =>
    `{${tag}} ist eine Bedingung und hat keinen Text. Schreibe {#${tag}} davor und {/${tag}} danach.`,
  'loop-as-text': (tag: string) =>
    `{${tag}} ist eine Liste. Schreibe {#${tag}} davor und {/${tag}} danach.`,
  'wrong-loop': (tag: string, [loop, ...around]: readonly string[]) =>
    `{${tag}} gibt es nur zwischen {#${loop}} und {/${loop}}${around.length > 0 ? ` (innerhalb von {#${around.join('}, {#')}})` : ''}. Verschiebe es dorthin.`,
  'unknown-tag': (tag: string, near?: string) =>
    near
      ? `Das Feld {${tag}} gibt es nicht. Meintest du {${near}}?`
      : `Das Feld {${tag}} gibt es nicht. Lösche es oder schreibe eines, das in der Originalvorlage steht.`,
  'unknown-loop': (tag: string, loops: readonly string[]) =>
    `Die Liste {#${tag}} gibt es nicht. Hier gibt es {#${loops.join('}, {#')}}.`,
  elsewhere: (tag: string, templates: readonly string[]) =>
    `Das Feld {${tag}} gibt es hier nicht, nur in der Vorlage von ${quoted(templates)}. Lösche es.`,
  'page-number': (tag: string) =>
    `{${tag}} wird nicht ausgefüllt. Die Seitenzahl macht Word selber: Einfügen, Seitenzahl.`,
  'more-than-name': (text: string, tag: string, loop?: string) =>
    `In {${text}} steht mehr als der Name des Feldes. Schreibe {${tag}}${loop ? `, zwischen {#${loop}} und {/${loop}}` : ''}.`,
  'missing-sign': (text: string, tag: string) =>
    `Statt {${text}} muss hier {${tag}} stehen: So ${tag.startsWith('/') ? 'endet' : 'beginnt'} der Teil, der sich wiederholt oder wegfallen kann.`,
  'unsupported-tag': (tag: string) =>
    `Das Zeichen am Anfang von {${tag}} hat hier keine Bedeutung. Es gibt nur {feld}, {#feld}, {^feld} und {/feld}.`,
  'invisible-character': (tag: string) =>
    `Im Feld {${tag}} steckt ein unsichtbares Zeichen. Lösche es und tippe {${tag}} neu.`,
  'odd-slash': (tag: string) =>
    `In {${tag}} ist der Schrägstrich ein anderes Zeichen. Tippe {/${tag.slice(1)}} neu.`,
  'space-in-name': (tag: string, compact: string) =>
    `In {${tag}} ist ein Leerzeichen. Schreibe {${compact}}.`,

  // Notices.
  'other-title': (name: string) =>
    `Der Titel sagt «${name}»: Ist das die Vorlage von dort? Dann nimm sie dort.`,
  'no-fields': (text?: string, name?: string) =>
    `In dieser Vorlage steht kein Feld: Jedes Dokument sähe gleich aus. ${name ? `Statt ${text} schreibe {${name}}.` : 'Felder stehen in geschweiften Klammern, wie in der Originalvorlage.'}`,
  'unused-field': (fields: readonly string[]) =>
    `Diese Angaben fehlen im Dokument, weil sie in der Vorlage nirgends stehen: ${fields.join(', ')}. Lässt du sie absichtlich weg, ist das in Ordnung.`,
  'tracked-change': (text: string, kind: 'inserted' | 'deleted') =>
    kind === 'inserted'
      ? `{${text}} steht in einer nachverfolgten Änderung. Nimm sie in Word an (Überprüfen, Annehmen).`
      : `«${text}» ist zum Löschen vorgemerkt und bleibt so im Dokument stehen. Nimm die Änderung in Word an (Überprüfen, Annehmen).`,
  'bookmark-in-loop': (text: string) =>
    inLoop(`eine Textmarke${besides(text)}. Verweise darauf führen immer zur ersten Wiederholung`),
  'picture-in-loop': (text: string) =>
    inLoop(`ein Bild${besides(text)}. Es wird jedes Mal wiederholt`),
  'glued-loop': (tag: string) =>
    `{#${tag}} und {/${tag}} stehen im selben Absatz ohne etwas dazwischen, das trennt: Die Einträge kleben aneinander. Setze jedes der beiden in einen eigenen Absatz, oder schreibe ein Komma und einen Abstand vor {/${tag}}.`,
  'empty-row': (tag: string, kind: 'row' | 'cell') =>
    `{#${tag}} oder {/${tag}} steht allein in einer ${kind === 'row' ? 'Tabellenzeile' : 'Tabellenzelle'}, die bei jedem Eintrag leer bleibt. Setze {#${tag}} vor den Text der ersten Zelle und {/${tag}} hinter den Text der letzten.`,
  'lost-page-break': (tag: string) =>
    `Die Formatvorlage der Zeile {${tag}} beginnt eine neue Seite. Das geht mit der Zeile verloren: Gib dem Absatz danach diese Formatvorlage.`,
  contents: () =>
    'Das Inhaltsverzeichnis stimmt erst, wenn es jemand im fertigen Dokument aktualisiert (Rechtsklick darauf, Felder aktualisieren).',
  comments: (count: number, people: readonly string[]) =>
    `In der Datei ${count === 1 ? 'steht ein Kommentar' : `stehen ${count} Kommentare`}${by(people)}. Alle bekommen das mit jedem Dokument. Lösche es in Word (Überprüfen, Löschen).`,
  'tracked-changes': (count: number, people: readonly string[]) =>
    `In der Datei ${count === 1 ? 'steht eine nachverfolgte Änderung' : `stehen ${count} nachverfolgte Änderungen`}${by(people)}. Alle bekommen das mit jedem Dokument. Nimm es in Word an (Überprüfen, Annehmen).`,
  names: (people: readonly string[]) =>
    `In den Eigenschaften der Datei steht ${people.join(', ')}. Alle bekommen das mit jedem Dokument. Entferne es in Word (Datei, Informationen, Dokument prüfen).`,
  'linked-picture': (target: string) =>
    `Ein Bild ist nur verknüpft (${target}) und fehlt bei allen anderen. Füge es in Word neu ein.`,
  'attached-template': (target: string) =>
    `Die Datei hängt an einer Word-Vorlage (${target}), die andere nicht haben. Löse sie (Entwicklertools, Dokumentvorlage, «Normal» anfügen).`,
  'outside-address': (target: string) =>
    `Die Datei verweist auf etwas ausserhalb (${target}), das andere nicht haben. Entferne die Verknüpfung.`,
  'mail-merge': () =>
    'Die Datei ist ein Seriendruck: Word fragt bei jedem Dokument nach der Datenquelle. Stelle sie um (Sendungen, Seriendruck starten, «Normales Word-Dokument»).',
  protected: () =>
    'Die Datei ist vor Änderungen geschützt, und so wird es jedes Dokument. Hebe den Schutz in Word auf (Überprüfen, Bearbeitung einschränken).',
  'large-picture': (megabytes: number) =>
    `Ein Bild ist ${megabytes.toFixed(1).replace('.', ',')} MB gross, und so gross wird jedes Dokument. Verkleinere es in Word (Bildformat, Bilder komprimieren).`,
  'missing-style': (style: string) =>
    `Die Formatvorlage «${style}» fehlt in der Datei. Übernimm sie aus der Originalvorlage.`,
  'direct-look': (tag: string, looks: readonly string[]) =>
    `Bei {${tag}} ist das Aussehen direkt gesetzt (${looks.join(', ')}). Ändere stattdessen die Formatvorlage, sonst sieht der Rest anders aus.`,

  // Taking over the look of another file.
  'look-missing-styles': (styles: readonly string[]) =>
    `Diese Formatvorlagen gibt es im Vorbild nicht, sie bleiben wie in der Originalvorlage: ${styles.join(', ')}.`,
  'look-without-styles': (styles: readonly string[]) =>
    `Das Vorbild gibt seinem Text kein Aussehen über diese Formatvorlagen: ${styles.join(', ')}. Es ist wohl direkt am Text gesetzt. Ändere dort die Formatvorlagen (Start, Formatvorlagen, Rechtsklick, «Ändern»).`,
  'look-kept-bullets': (styles: readonly string[]) =>
    `Im Vorbild haben diese Formatvorlagen kein Aufzählungszeichen, es bleibt das der Originalvorlage: ${styles.join(', ')}.`,
  'look-margin-lost': (kind: 'header' | 'footer') =>
    kind === 'header'
      ? 'Das Vorbild hat keine Kopfzeile. Die der Originalvorlage fällt weg.'
      : 'Das Vorbild hat keine Fusszeile. Die der Originalvorlage fällt weg, auch eine Seitenzahl darin.',
  'look-sections': (sections: number) =>
    `Das Vorbild hat ${sections} Abschnitte. Seite, Kopf- und Fusszeile kommen von dem mit dem meisten Text.`,
  'look-picture-in-text': () =>
    'Im Vorbild steht ein Bild im Text, der nicht mitkommt. Soll es in die Dokumente, verschiebe es in die Kopf- oder Fusszeile.',
  'look-left-out': (things: readonly string[]) => `Nicht übernommen: ${things.join('; ')}.`,
  'look-tags': (tags: readonly string[]) =>
    `In Kopf- oder Fusszeile des Vorbilds stehen Felder: ${tags.map((tag) => `{${tag}}`).join(', ')}. Nicht jede Vorlage hat sie alle; die Prüfung sagt, wo eines fehlt.`,
};

/** Where filling does not reach, or would tear what is there. */
export type Place = 'field' | 'alternative text' | 'link' | 'chart' | 'endnote' | 'smart art';

const places: Readonly<Record<Place, string>> = {
  field:
    'in einer Feldfunktion von Word und wird dort nicht ausgefüllt. Setze es als Text daneben.',
  'alternative text':
    'im Alternativtext eines Bildes und wird dort nicht ausgefüllt. Schreibe ihn ohne Feld (Rechtsklick auf das Bild, Alternativtext).',
  link: 'in der Adresse eines Links und wird dort nicht ausgefüllt. Lösche den Link und lass das Feld als Text stehen.',
  chart:
    'in einem Diagramm und wird dort nicht ausgefüllt. Setze es in einen Absatz über dem Diagramm.',
  endnote: 'in einer Endnote und wird dort nicht ausgefüllt. Nimm eine Fussnote.',
  'smart art':
    'in einer SmartArt-Grafik. Ein Text mit mehreren Zeilen zerstört sie. Nimm ein Textfeld oder eine Tabelle.',
};

const amounts = {
  entries: 'stecken zu viele Teile',
  defaults: 'stehen zu viele Arten von Teilen',
  depth: 'ist der Inhalt zu tief verschachtelt',
  tags: 'stehen zu viele Felder',
  braces: 'stehen zu viele Klammern ohne die andere',
  sections: 'stehen zu viele Schleifen und Bedingungen ineinander oder werden nie geschlossen',
  output: 'wiederholen Schleifen zu viel: das Dokument hätte zu viele Zeichen',
};

const resave = 'Speichere die Datei in Word neu oder fang mit der Originalvorlage an.';

function inLoop(what: string): string {
  return `In einer Schleife steht ${what}. Besser steht so etwas ausserhalb der Schleife.`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(' oder ');
}

function by(people: readonly string[]): string {
  return people.length > 0 ? ` von ${people.join(', ')}` : '';
}

function besides(text: string): string {
  return text ? ` (bei «${text}»)` : '';
}
