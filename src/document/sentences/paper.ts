import { createProblemsOf } from '../templateProblem';

/** What is said of a template when its longest document is laid out. */
export const paperSentences = {
  'paper-cut-off': () =>
    'Mit langen Angaben schneidet der Rand der Seite Text ab. Gib ihm mehr Platz, mit schmaleren Seitenrändern oder breiteren Spalten.',
  'paper-faint': () =>
    'Text ist kaum zu sehen: Er hat fast die Farbe seines Grundes. Ändere die Farbe in seiner Formatvorlage.',
};

/** What the longest document of a template does not show. */
export const paperNotice = createProblemsOf(paperSentences);
