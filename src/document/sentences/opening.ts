/**
 * What is said of a template that cannot be opened or filled, in German: what is wrong and what to do
 * about it. Each sentence under the one name of its kind; the part that it is about is put in front by
 * who makes the problem. What only the check says stands in `check.ts`.
 */
export const openingSentences = {
  // The file.
  'no-docx': (sentence: string) => sentence,
  'too-large': () =>
    'Die Datei ist zu gross für eine Vorlage (höchstens 20 MB, entpackt 100 MB, davon Text 20 MB). Verkleinere ihre Bilder: in Word «Bilder komprimieren».',
  'too-much': (what: keyof typeof amounts, most: number) =>
    `In der Datei ${amounts[what]} (mehr als ${grouped(most)}): So viel braucht keine Vorlage. Fang mit der Originalvorlage an.`,
  'too-deep': () =>
    'In der Datei ist der Inhalt zu tief verschachtelt. Fang mit der Originalvorlage an.',
  'other-format': (kind: keyof typeof otherFormats) => otherFormats[kind],
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
  'braces-in-text': (text: string) =>
    text === ''
      ? 'Die Klammern {} sind leer. Lösche sie oder schreibe ein Feld hinein.'
      : `Geschweifte Klammern sind den Feldern vorbehalten. Setze «${text}» in runde Klammern.`,

  // Loops and conditions.
  'unclosed-loop': (tag: string, start = `#${tag}`) =>
    `{${start}} wird nie geschlossen. Ergänze {/${tag}} nach dem letzten Teil.`,
  'unopened-loop': (tag: string) =>
    `{/${tag}} hat keinen Anfang. Ergänze {#${tag}} davor oder lösche {/${tag}}.`,
  'wrong-end': (tag: string, closing: string, start = `#${tag}`) =>
    `{${start}} wird mit {/${closing}} geschlossen. Schreibe dort {/${tag}}.`,
  'split-section': (tag: string, start = `#${tag}`) =>
    `{${start}} und {/${tag}} stehen nicht am selben Ort: Tabelle, Textfeld, Inhaltssteuerelement, Link oder nachverfolgte Änderung. Setze beide hinein, oder das eine davor und das andere danach.`,
  'dash-outside': (tag: string) =>
    `{${tag}} wiederholt den Teil, in dem es steht (w:tr eine Tabellenzeile, w:p einen Absatz), aber hier ist keiner. Schreibe {#feld} davor und {/feld} danach.`,
  'loop-in-itself': (tag: string) =>
    `{#${tag}} steht noch einmal zwischen {#${tag}} und {/${tag}}: Alles käme viel zu oft. Lösche das innere Paar.`,

  // Names.
  'condition-as-text': (tag: string) =>
    `{${tag}} ist eine Bedingung und hat keinen Text. Schreibe {#${tag}} davor und {/${tag}} danach.`,
  'loop-as-text': (tag: string) =>
    `{${tag}} ist eine Liste. Schreibe {#${tag}} davor und {/${tag}} danach.`,
  'list-in-itself': (tag: string, text: string) =>
    `{${tag}} ist die Liste, in der es steht. Den Text eines Eintrags füllt {${text}}: Schreibe {${text}}.`,
  'wrong-loop': (tag: string, [loop, ...around]: readonly string[]) =>
    `{${tag}} gibt es nur zwischen {#${loop}} und {/${loop}}${around.length > 0 ? ` (innerhalb von {#${around.join('}, {#')}})` : ''}. Verschiebe es dorthin.`,
  'unknown-tag': (tag: string, near?: string, sign = '') =>
    near
      ? `Das Feld {${sign}${tag}} gibt es nicht. Meintest du {${sign}${near}}${sign ? ` und {/${near}}` : ''}?`
      : `Das Feld {${tag}} gibt es nicht. Lösche es oder schreibe eines, das in der Originalvorlage steht.`,
  'unknown-loop': (tag: string, loops: readonly string[]) =>
    `Die Liste {#${tag}} gibt es nicht. Nimm eine von hier: {#${loops.join('}, {#')}}.`,
  'page-number': (tag: string) =>
    `{${tag}} wird nicht ausgefüllt. Die Seitenzahl macht Word selber: Einfügen, Seitenzahl.`,
  'number-of': (text: string, list: string) =>
    `Wie viele es sind, füllt nichts aus. Lösche {${text}}; {number} zählt die Einträge zwischen {#${list}} und {/${list}}.`,
  'counts-by-number': (tag: string, loop?: string) =>
    `Das Feld {${tag}} gibt es nicht. Die Einträge zählt {number}${loop ? `, zwischen {#${loop}} und {/${loop}}` : ''}.`,
  'more-than-name': (text: string, tag: string, loop?: string) =>
    `In {${text}} steht mehr als der Name des Feldes. Schreibe {${tag}}${loop ? `, zwischen {#${loop}} und {/${loop}}` : ''}.`,
  'unsupported-tag': (tag: string, known?: string) =>
    `Das Zeichen am Anfang von {${tag}} hat hier keine Bedeutung. ${known ? `Schreibe {${known}}.` : 'Es gibt nur {feld}, {#feld}, {^feld} und {/feld}.'}`,
  'invisible-character': (tag: string) =>
    `Im Feld {${tag}} steckt ein unsichtbares Zeichen. Lösche es und tippe {${tag}} neu.`,
  'odd-slash': (tag: string) =>
    `In {${tag}} ist der Schrägstrich ein anderes Zeichen. Tippe {/${tag.slice(1)}} neu.`,
  'space-in-name': (tag: string, compact: string) =>
    `In {${tag}} ist ein Leerzeichen. Schreibe {${compact}}.`,
};

const otherFormats = {
  strict:
    'Die Datei ist als «Strict Open XML» gespeichert. Speichere sie in Word als «Word-Dokument (.docx)».',
  template:
    'Die Datei ist als Word-Vorlage (.dotx) oder mit Makros (.docm) gespeichert. Speichere sie in Word als «Word-Dokument (.docx)».',
  prefix:
    'Die Datei kommt aus einem Programm, das sie anders schreibt als Word. Öffne sie in Word oder LibreOffice und speichere sie als «Word-Dokument (.docx)».',
};

const amounts = {
  entries: 'stecken zu viele Teile',
  defaults: 'stehen zu viele Arten von Teilen',
};

const resave = 'Speichere die Datei in Word neu oder fang mit der Originalvorlage an.';

function grouped(number: number): string {
  return `${number}`.replace(/\B(?=(\d{3})+$)/g, "'");
}
