import { withoutMark } from '../../ui/withoutMark';
import { tableIn } from '../tableIn';

/** The fields of each list, one a line: the name, and a pattern for the letters of the headings that mean this field. */
const headings = {
  people: `
firstName vorname|firstname|rufname
lastName nachname|familienname|lastname|zuname
scoutName pfadiname|ceviname|jublaname|übername|uebername|spitzname|nickname|vo|vulgo
name name|vorundnachname|vornamenachname|vollername|person|leitende|leitung
phoneNumber (haupt)?(telefon|tel|mobil|natel|handy|phone)(?!.*(mutter|vater|eltern)).*
duty funktion|funktionen|rolle|rollen|amt|ämter|aufgabe|aufgaben
training ausbildung|ausbildungen|anerkennung|anerkennungen|qualifikation|kurs|kurse|js
`,
  units: `
name name|einheit|einheiten|gruppe|namedereinheit
departement abteilung|schar|verein
location ort|sitz
`,
  activities: `
name aktivität|aktivitäten|programm|anlass|was
date datum|tag|wann
leader leitung|verantwortlich|wer|werleitet
concept konzept|eigeneskonzept
abort abbruch|abbruchwenn|abbruchkriterien
`,
};

type Columns = readonly (string | undefined)[];

/** Reads a table of names, one a line, each with the pattern for whole words that mean it. */
export function readPatterns(table: string) {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([name = '', pattern]) => ({ name, pattern: new RegExp(`^(?:${pattern})$`) }));
}

// Direction marks (Unicode bidi controls) that chats put around names and numbers.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The time before a message, as WhatsApp writes it on an iPhone and on Android. */
const sentAt = /^(?:\[[^\]]*\d:\d\d[^\]]*\] *|[\d./]{6,10},? \d{1,2}:\d\d(?::\d\d)? [–-] )/;

/**
 * Reads a text copied out of a table (Excel, an export of MiData, CSV) or a chat, one row a line. Headings name the
 * columns, in any order.
 *
 * @param guess returns the fields of a table without headings, from the first filled cell of each column and the
 *   fields of the list
 * @returns the rows below the headings, and the field of each column; a line of a chat is one cell without a column
 */
export function readTable(
  list: keyof typeof headings,
  pasted: string,
  guess: (examples: readonly string[], fields: string[]) => Columns,
) {
  const known = readPatterns(headings[list]);
  function meaningsOf(cells: readonly string[]): Columns {
    const words = cells.map((cell) => cell.toLowerCase().replace(/\P{L}/gu, ''));
    return words.map((word) => {
      // Beside «Vorname», «Name» means the last name.
      if (word === 'name' && words.includes('vorname')) return 'lastName';
      return known.find(({ pattern }) => pattern.test(word))?.name;
    });
  }
  // A row with numbers or days is no heading.
  const isHeading = (cells: readonly string[]) =>
    meaningsOf(cells).some(Boolean) && !/\d\d/.test(cells.join());

  const text = pasted.replace(/\r\n?/g, '\n').replace(invisible, '');
  const rows = tableIn(text, isHeading);
  if (!rows) {
    const lines = text.split('\n').map((line) => withoutMark(line.trim().replace(sentAt, '')).text);
    return { hasHeadings: false, columns: [], rows: lines.filter(Boolean).map((line) => [line]) };
  }
  const [first = [], ...others] = rows;
  if (isHeading(first)) return { hasHeadings: true, columns: meaningsOf(first), rows: others };
  const width = Math.max(...rows.map((row) => row.length));
  const examples = Array.from(
    { length: width },
    (_, at) => rows.map((row) => row[at]).find(Boolean) ?? '',
  );
  const fields = known.map(({ name }) => name);
  return { hasHeadings: false, columns: guess(examples, fields), rows };
}
