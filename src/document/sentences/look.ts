import { createDiagnosticsOf } from '../diagnostic';

/** Makes a note about content that `applyLook` has left out or kept. */
export const lookDiagnostic = createDiagnosticsOf({
  warning: `
look-missing-styles  Einige Absätze sehen weiter aus wie im Original, weil im Briefkopf ihre Formatvorlagen fehlen: $1.
look-without-styles  Der Text sieht weiter aus wie im Original: Im Briefkopf ist das Aussehen wohl direkt am Text gesetzt. Ändere dort die Formatvorlagen Titel, Untertitel, Überschrift 1 bis 3, Standard und Aufzählungszeichen (Start, Formatvorlagen, Rechtsklick, «Ändern»).
look-kept-bullets  Aufzählungszeichen bleiben wie im Original, weil sie im Briefkopf bei diesen Formatvorlagen fehlen: $1.
look-new-page  Mit $1 beginnt in den Dokumenten keine neue Seite, anders als im Briefkopf: Der Titel stünde sonst allein auf der ersten.
look-margin-lost  Die Fusszeile mit Titel, Lager, Stand und Seitenzahl fällt weg, weil der Briefkopf keine hat.
look-footer-replaced  Die Fusszeile ist die des Briefkopfs: Titel, Lager und Stand fallen weg. Willst du Lager und Stand, kopiere sie aus der Fusszeile einer Originalvorlage in die des Briefkopfs.
look-sections  Der Briefkopf hat $1 Abschnitte. Seite, Kopf- und Fusszeile kommen vom ersten.
look-size-lost  Grösse und Ränder der Seite bleiben wie im Original: Der Briefkopf nennt sie nicht, oder Text hat darauf keinen Platz.
look-without-columns  Die Spalten des Briefkopfs kommen nicht mit: Der Text geht über die ganze Breite.
look-picture-in-text  Im Briefkopf steht ein Bild im Text, der nicht mitkommt. Soll es in die Dokumente, verschiebe es in die Kopf- oder Fusszeile.
look-picture-lost  In der Kopf- oder Fusszeile des Briefkopfs steht ein Bild, Diagramm oder Objekt, das nicht mitkommt: Nur Bilder kommen mit, die in der Datei liegen und ein Bildformat von Word haben.
`,
});
