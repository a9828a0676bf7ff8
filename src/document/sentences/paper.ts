import { createProblemsOf } from '../templateProblem';

/** What the longest document of a template does not show. */
export const paperNotice = createProblemsOf(`
paper.cutOff  Mit langen Angaben schneidet der Rand der Seite Text ab. Gib ihm mehr Platz, mit schmaleren Seitenrändern oder breiteren Spalten.
paper.broken  Ein Wort oder eine Nummer ist zu lang für die Zeile und bricht mittendrin. Mach die Schrift in der Formatvorlage kleiner oder die Spalte breiter.
paper.faint  Text ist kaum zu sehen: Er hat fast die Farbe seines Grundes. Ändere die Farbe in seiner Formatvorlage.
`);
