import { createDiagnosticsOf } from '../diagnostic';

/** Makes a note about content that `applyLook` has left out or kept. */
export const lookDiagnostic = createDiagnosticsOf({
  warning: `
look-missing-styles  Diese Formatvorlagen gibt es im Briefkopf nicht, sie bleiben wie in der Originalvorlage: $1.
look-without-styles  Der Briefkopf gibt seinem Text kein Aussehen über Formatvorlagen. Es ist wohl direkt am Text gesetzt. Ändere dort die Formatvorlagen Titel, Untertitel, Überschrift 1 bis 3, Standard und Aufzählungszeichen (Start, Formatvorlagen, Rechtsklick, «Ändern»).
look-kept-bullets  Im Briefkopf haben diese Formatvorlagen kein Aufzählungszeichen, es bleibt das der Originalvorlage: $1.
look-new-page  Im Briefkopf beginnt mit diesen Formatvorlagen eine neue Seite, in den Dokumenten nicht: $1. Der Titel stünde sonst allein auf der ersten.
look-margin-lost  Der Briefkopf hat keine Fusszeile. Die der Originalvorlage fällt weg: Titel, Lager, Stand und Seitenzahl.
look-footer-replaced  Die Fusszeile ist die des Briefkopfs: Titel, Lager und Stand, die in der Originalvorlage dort stehen, fallen weg. Willst du sie, tippe sie in die Fusszeile des Briefkopfs: {campLine}, Stand: {madeOn}.
look-sections  Der Briefkopf hat $1 Abschnitte. Seite, Kopf- und Fusszeile kommen vom ersten.
look-size-lost  Der Briefkopf sagt nicht, wie gross seine Seite ist, oder Text hat darauf keinen Platz: Grösse und Ränder der Seite bleiben wie in der Originalvorlage.
look-without-columns  Die Spalten des Briefkopfs kommen nicht mit: Der Text geht über die ganze Breite.
look-picture-in-text  Im Briefkopf steht ein Bild im Text, der nicht mitkommt. Soll es in die Dokumente, verschiebe es in die Kopf- oder Fusszeile.
look-picture-lost  In der Kopf- oder Fusszeile des Briefkopfs steht ein Bild, Diagramm oder Objekt, das nicht mitkommt: Nur Bilder kommen mit, die in der Datei liegen und ein Bildformat von Word haben.
`,
});
