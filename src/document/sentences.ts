/**
 * What is said of a template, in German: what is wrong and what to do about it. Each sentence under
 * the one name of its kind; the part that it is about is put in front by who makes the problem.
 */
export const sentences = {
  // The file.
  'no-docx': (sentence: string) => sentence,
  'too-large': () =>
    'Die Datei ist zu gross für eine Vorlage (höchstens 20 MB, entpackt 100 MB). Verkleinere ihre Bilder: in Word «Bilder komprimieren».',
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
  'wrong-end': (tag: string, closing: string) =>
    `{#${tag}} wird mit {/${closing}} geschlossen. Schreibe dort {/${tag}}.`,
  'split-section': (tag: string) =>
    `{#${tag}} und {/${tag}} stehen nicht am selben Ort: Tabelle, Textfeld, Inhaltssteuerelement, Link oder nachverfolgte Änderung. Setze beide hinein, oder das eine davor und das andere danach.`,
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
  'unsupported-tag': (tag: string) =>
    `Das Zeichen am Anfang von {${tag}} hat hier keine Bedeutung. Es gibt nur {feld}, {#feld}, {^feld} und {/feld}.`,
  'invisible-character': (tag: string) =>
    `Im Feld {${tag}} steckt ein unsichtbares Zeichen. Lösche es und tippe {${tag}} neu.`,
  'odd-slash': (tag: string) =>
    `In {${tag}} ist der Schrägstrich ein anderes Zeichen. Tippe {/${tag.slice(1)}} neu.`,
  'space-in-name': (tag: string, compact: string) =>
    `In {${tag}} ist ein Leerzeichen. Schreibe {${compact}}.`,

  // Notices.
  'unused-field': (fields: readonly string[]) =>
    `Diese Angaben fehlen im Dokument, weil sie in der Vorlage nirgends stehen: ${fields.join(', ')}. Lässt du sie absichtlich weg, ist das in Ordnung.`,
  'tracked-change': (text: string, kind: 'inserted' | 'deleted') =>
    kind === 'inserted'
      ? `{${text}} steht in einer nachverfolgten Änderung. Nimm sie in Word an (Überprüfen, Annehmen).`
      : `«${text}» ist zum Löschen vorgemerkt und bleibt so im Dokument stehen. Nimm die Änderung in Word an (Überprüfen, Annehmen).`,
  'comment-in-loop': (text: string) =>
    inLoop(`ein Kommentar${besides(text)}. Er bleibt nur beim ersten Mal stehen`),
  'bookmark-in-loop': (text: string) =>
    inLoop(`eine Textmarke${besides(text)}. Verweise darauf führen immer zur ersten Wiederholung`),
  'picture-in-loop': (text: string) =>
    inLoop(`ein Bild${besides(text)}. Es wird jedes Mal wiederholt`),
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

const resave = 'Speichere die Datei in Word neu oder fang mit der Originalvorlage an.';

function inLoop(what: string): string {
  return `In einer Schleife steht ${what}. Besser steht so etwas ausserhalb der Schleife.`;
}

function besides(text: string): string {
  return text ? ` (bei «${text}»)` : '';
}
