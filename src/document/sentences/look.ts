import { createProblemsOf } from '../templateProblem';

/** What is said when the look of another file is taken over. */
export const lookSentences = {
  'look-missing-styles': (styles: readonly string[]) =>
    `Diese Formatvorlagen gibt es im Vorbild nicht, sie bleiben wie in der Originalvorlage: ${styles.join(', ')}.`,
  'look-without-styles': (styles: readonly string[]) =>
    `Das Vorbild gibt seinem Text kein Aussehen über diese Formatvorlagen: ${styles.join(', ')}. Es ist wohl direkt am Text gesetzt. Ändere dort die Formatvorlagen (Start, Formatvorlagen, Rechtsklick, «Ändern»).`,
  'look-kept-bullets': (styles: readonly string[]) =>
    `Im Vorbild haben diese Formatvorlagen kein Aufzählungszeichen, es bleibt das der Originalvorlage: ${styles.join(', ')}.`,
  'look-margin-lost': (kind: 'header' | 'footer') =>
    kind === 'header'
      ? 'Das Vorbild hat keine Kopfzeile. Die der Originalvorlage fällt weg.'
      : 'Das Vorbild hat keine Fusszeile. Die der Originalvorlage fällt weg: Titel, Lager, Stand und Seitenzahl.',
  'look-footer-replaced': () =>
    'Die Fusszeile ist die des Vorbilds: Titel, Lager und Stand, die in der Originalvorlage dort stehen, fallen weg. Willst du sie, tippe sie in die Fusszeile des Vorbilds: {campLine}, Stand: {madeOn}.',
  'look-sections': (sections: number) =>
    `Das Vorbild hat ${sections} Abschnitte. Seite, Kopf- und Fusszeile kommen von dem mit dem meisten Text.`,
  'look-without-columns': () =>
    'Die Spalten des Vorbilds sind zu schmal: Der Text geht über die ganze Breite.',
  'look-picture-in-text': () =>
    'Im Vorbild steht ein Bild im Text, der nicht mitkommt. Soll es in die Dokumente, verschiebe es in die Kopf- oder Fusszeile.',
  'look-left-out': (things: readonly string[]) => `Nicht übernommen: ${things.join('; ')}.`,
  'look-tags': (tags: readonly string[]) =>
    `In Kopf- oder Fusszeile des Vorbilds stehen Felder: ${tags.map((tag) => `{${tag}}`).join(', ')}. Nicht jede Vorlage hat sie alle; die Prüfung sagt, wo eines fehlt.`,
};

/** What is to be known of a look that was taken over. */
export const lookNote = createProblemsOf(lookSentences);
