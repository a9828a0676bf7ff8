import { createDiagnosticsOf } from '../diagnostic';

/**
 * Makes a diagnostic about the pages of a document with long texts. For example, text is cut off, or the document has
 * more pages than a document of the original.
 */
export const paperDiagnostic = createDiagnosticsOf({
  warning: `
paper.cutOff  Mit langen Angaben schneidet der Rand der Seite Text ab. Gib ihm mehr Platz, mit schmaleren Seitenrändern oder breiteren Spalten.
paper.broken  Ein Wort oder eine Nummer ist zu lang für die Zeile und bricht mittendrin. Mach die Schrift in der Formatvorlage kleiner oder die Spalte breiter.
paper.covered  Ein Bild oder eine Form liegt über Text. Stelle es hinter den Text, oder lass den Text darum herumfliessen (Klick darauf, Layoutoptionen).
paper.tiny  Text ist kleiner als 6 Punkt und kaum zu lesen. Mach die Schrift in seiner Formatvorlage grösser.
`,
  change: `
paper.fonts  Andere Schriften: $1. Wer sie nicht hat, sieht wieder andere, und Zeilen und Seiten brechen anders um. Bette sie ein (Datei, Optionen, Speichern), oder nimm Calibri, Arial, Georgia oder Verdana.
paper.pages  $2, bei langen Angaben: $3 statt $1 Seiten.
paper.pages.1  $2, bei langen Angaben: $3 Seiten statt 1 Seite.
`,
});
