import { withoutMark } from '../../ui/withoutMark';
import { tableIn } from '../tableIn';

/** What the columns of a table may become, each with the letters by which a heading calls it. */
const headings = {
  people: `
firstName vorname firstname rufname
lastName nachname familienname lastname zuname
scoutName pfadiname ceviname jublaname übername uebername spitzname nickname vo vulgo
name name vorundnachname vornamenachname vollername person leitende leitung
duty funktion funktionen rolle rollen amt ämter aufgabe aufgaben
training ausbildung ausbildungen anerkennung anerkennungen qualifikation kurs kurse js
`,
  units: `
name name einheit einheiten gruppe namedereinheit
departement abteilung schar verein
location ort sitz
`,
  activities: `
name aktivität aktivitäten programm anlass was
date datum tag wann
leader leitung verantwortlich wer werleitet
concept konzept eigeneskonzept
abort abbruch abbruchwenn abbruchkriterien
`,
};

const phone = /^(haupt)?(telefon|tel|mobil|natel|handy|phone)(?!.*(mutter|vater|eltern))/;

type Columns = readonly (string | undefined)[];

// The marks of direction that chats put around names and numbers.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** When a message was sent, as WhatsApp on an iPhone and on Android writes it before a line. */
const sentAt = /^(?:\[[^\]]*\d:\d\d[^\]]*\] *|[\d./]{6,10},? \d{1,2}:\d\d(?::\d\d)? [–-] )/;

/**
 * Reads what was copied out of a table (Excel, an export of MiData, CSV) or a chat, one row a line. Headings say what
 * the columns are, whatever their order.
 *
 * @param guess what the columns of a table without headings become, from the first cell of each that is filled
 * @returns the rows below the headings, and what each column becomes; a line of a chat is one cell without a column
 */
export function readTable(
  list: keyof typeof headings,
  pasted: string,
  guess: (examples: readonly string[]) => Columns,
) {
  const known = headings[list]
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  function meaningsOf(cells: readonly string[]): Columns {
    const words = cells.map((cell) => cell.toLowerCase().replace(/\P{L}/gu, ''));
    return words.map((word) => {
      if (list === 'people' && phone.test(word)) return 'phoneNumber';
      // Beside a first name, «Name» is the last one.
      if (word === 'name' && words.includes('vorname')) return 'lastName';
      return known.find(([, ...called]) => called.includes(word))?.[0];
    });
  }
  // Numbers and days stand below headings.
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
  return { hasHeadings: false, columns: guess(examples), rows };
}
