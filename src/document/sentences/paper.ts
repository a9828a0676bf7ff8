import { createProblemsOf } from '../templateProblem';

/** What the longest document of a template does not show. */
export const paperNotice = createProblemsOf(`
paper.cutOff  Mit langen Angaben schneidet der Rand der Seite Text ab. Gib ihm mehr Platz, mit schmaleren Seitenrändern oder breiteren Spalten.
paper.faint  Text ist kaum zu sehen: Er hat fast die Farbe seines Grundes. Ändere die Farbe in seiner Formatvorlage.
`);
