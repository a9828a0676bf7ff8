import { columnsOf, tableRows } from '../../document/xml/tree';
import { withoutMark } from '../../ui/withoutMark';
import { existingDay } from '../calendarDay';
import { joinTexts } from '../data';
import { readTableRows } from '../readTableRows';
import { rowLists } from './input';

/**
 * The fields of each list, one per line. Each line holds the name of a field, and a pattern for `createFinder`. The
 * pattern matches the possible headings of the column.
 */
const headings = {
  people: `
firstName vorname|firstname|rufname
lastName nachname|familienname|lastname|zuname
scoutName pfadiname|ceviname|jublaname|übername|uebername|spitzname|nickname|vo|vulgo
name name|vorundnachname|vornamenachname|vollername|person|leitende|leitung|wer
phoneNumber (haupt)?(telefon|tel|mobil|natel|handy|phone)(?!.*(mutter|vater|eltern)).*
duty (funktion|funktionen|rolle|rollen|amt|ämter|ämtli|jobs?|aufgabe|aufgaben|posten|ressorts?|chargen?|dienst|einsatz|team|bereich|tätigkeit|zuständig|zuständigkeit|verantwortung)+
training ausbildung|ausbildungen|anerkennung|anerkennungen|qualifikation|kurs|kurse|js
`,
  units: `
name name|einheit|einheiten|gruppe|namedereinheit
departement abteilung|schar|verein
location ort|sitz
ages alter|stufe|stufen|stufeundalter|jahrgänge
`,
  activities: `
name aktivität|aktivitäten|programm|anlass|was
date datum|tag|wann
leader leitung|verantwortlich|wer|werleitet
concept konzept|eigeneskonzept
abort abbruch|abbruch(wenn|bei)|abbruchkriterien
route route|routeausstiegeverbindung|strecke|ausstiege
returning rückkehr|zurück|zurückumalarmab
`,
};

/**
 * Creates a function that finds a name by a text, e.g. the field `firstName` by the heading «Vorname:». The text is
 * reduced to its letters, in lower case. The first pattern that matches all letters decides.
 *
 * @param table one name with its pattern per line
 */
export function createFinder(table: string) {
  const rows = tableRows(table).map(([name = '', pattern]) => ({
    name,
    pattern: new RegExp(`^(?:${pattern})$`),
  }));
  return (text: string) => {
    const letters = text.toLowerCase().replace(/\P{L}/gu, '');
    return rows.find(({ pattern }) => pattern.test(letters))?.name;
  };
}

/** Matches the time that WhatsApp writes before a message: in brackets on an iPhone, with a dash on Android. */
const sentAt = /^(?:\[[^\]]*\d:\d\d[^\]]*\] *|[\d./]{6,10},? \d{1,2}:\d\d(?::\d\d)? [–-] )/;

/**
 * Reads a text that was copied out of a table (Excel, an export of MiData, CSV) or out of a chat. Each line is a row.
 * With headings, the columns may be in any order. A column with an unknown heading may hold duties.
 *
 * @param guessField guesses the field of a column without a known heading. `guessField` is called for each column, from
 *   left to right. `cells` are the filled cells of the column.
 * @returns the rows without the headings, and the field of each column. If the text is no table, `columns` is empty,
 *   and each row has one cell.
 */
export function readTable(
  list: keyof typeof headings,
  pasted: string,
  guessField: (cells: string[]) => string | undefined,
) {
  const findField = createFinder(headings[list]);
  // A row with two digits side by side holds a phone number or a day, and no headings.
  const isHeading = (cells: readonly string[]) =>
    cells.some(findField) && !/\d\d/.test(cells.join());

  // Chats put bidi controls around names and numbers. A file may begin with a byte order mark.
  const text = pasted.replace(/\r\n?/g, '\n').replace(/[\p{Bidi_Control}\ufeff]/gu, '');
  const rows = readTableRows(text, isHeading);
  if (!rows) {
    const lines = text
      .split('\n')
      .map((line) => [withoutMark(line.trim().replace(sentAt, '')).text]);
    return { hasHeadings: false, columns: [], rows: lines.filter(([line]) => line) };
  }
  const [first = [], ...others] = rows;
  const hasHeadings = isHeading(first);
  const below = hasHeadings ? others : rows;
  const columns = columnsOf(below).map((cells, at) => {
    const guessed = guessField(cells.filter(Boolean));
    if (!hasHeadings) return guessed;
    return findField(first[at] ?? '') ?? (guessed === 'duty' ? guessed : undefined);
  });
  return { hasHeadings, columns, rows: below };
}

/**
 * Reads rows from a text that was copied out of a table or out of a chat. Each line is a row. Without headings, a
 * column that begins with a day holds days. The remaining columns must have the order of the fields. Cells without a
 * field are added to `name`, so that no text is lost.
 *
 * @param year the year for days that are written without a year, or an empty text
 */
export function readRows(list: 'units' | 'activities', pasted: string, year: string) {
  const names = Object.keys(rowLists[list][2]).filter((field) => field !== 'date');
  const { columns, rows } = readTable(list, pasted, ([cell = '']) =>
    readDay(cell, '2000') ? 'date' : names.shift(),
  );
  return rows.map((cells) => {
    const texts: { [field: string]: string } = {};
    const withoutField: string[] = [];
    for (const [at, cell] of cells.entries()) {
      const field = columns[at];
      const text = field === 'date' ? readDay(cell, year) : cell;
      if (field && text && !texts[field]) texts[field] = text;
      else withoutField.push(cell);
    }
    return { ...texts, name: joinTexts([texts.name ?? '', ...withoutField], ', ') };
  });
}

/**
 * Reads a day such as `Di, 20.7.2027`, `20.7.` or `2027-07-20`.
 *
 * @param year the year for a day without a year
 * @returns the day as `yyyy-mm-dd`, or an empty text for a text that is no day
 */
function readDay(text: string, year: string) {
  const [day = '', month = '', given] = text.replace(/^\p{L}+\.?,? /u, '').split(/\. ?/);
  const written = [`20${given || year}`.slice(-4), month.padStart(2, '0'), day.padStart(2, '0')];
  return existingDay(text.slice(0, 10)) || existingDay(written.join('-'));
}
