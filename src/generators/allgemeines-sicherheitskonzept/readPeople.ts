import { bareScoutName, fullName, spellingOf } from './people';
import { isPhone, nobody, type ReadPerson, readName, readPhone, splitPhone } from './readPerson';

/** What a column of a table becomes: a field, a whole name of which the fields are made, what somebody does, or nothing. */
export type Becomes = keyof ReadPerson | 'name' | undefined;

/** `heading` is empty where there is none, `example` where nothing stands in the column. */
export type Column = { heading: string; example: string; becomes: Becomes };

export type ReadPeople = {
  /** The columns of a table in its order; none of plain lines. */
  columns: readonly Column[];
  people: readonly ReadPerson[];
};

// The marks of direction that chats put around names and numbers.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

// When a message was sent, as WhatsApp puts it before a line on an iPhone and on Android.
const stamp = /^(?:\[[^\]\n]*\d:\d\d[^\]\n]*\] *|[\d./]{6,10},? \d{1,2}:\d\d(?::\d\d)? [–-] )/gm;

/**
 * People from what was copied out of a table (Excel, an export of MiData, CSV) or a chat, one a line.
 * Headings say what the columns are, whatever their order; without them it is guessed.
 *
 * @param chosen what each column becomes, where somebody has said so
 */
export function readPeople(pasted: string, chosen?: readonly Becomes[]): ReadPeople {
  const text = pasted.replace(/\r\n?/g, '\n').replace(invisible, '').replace(stamp, '');
  const rows = readTable(text);
  const { columns, people } = rows ? ofTable(rows, chosen) : { columns: [], people: ofLines(text) };
  const spell = spellingOf(people.map(({ phoneNumber }) => phoneNumber));
  const spelled = people.map((one) => ({
    ...one,
    scoutName: bareScoutName(one.scoutName),
    phoneNumber: spell(one.phoneNumber),
  }));
  return {
    columns,
    people: spelled.filter((one) => fullName(one) || one.scoutName || one.phoneNumber),
  };
}

function ofTable(rows: readonly string[][], chosen: readonly Becomes[] | undefined): ReadPeople {
  const [first = [], ...others] = rows;
  const width = Math.max(...rows.map((row) => row.length));
  const headings = Array.from({ length: width }, (_, index) => first[index] ?? '');
  const meanings = headings.map((heading) => meaningOf(heading, headings));
  const hasHeadings = meanings.some(Boolean) && !first.some(isPhone);
  const body = hasHeadings ? others : rows;
  const becomes = chosen ?? (hasHeadings ? meanings : guessed(rows, width));
  const columns = headings.map((heading, index) => ({
    heading: hasHeadings ? heading : '',
    example: body.map((row) => row[index]).find(Boolean) ?? '',
    becomes: becomes[index],
  }));
  return { columns, people: body.map((row) => ofRow(row, columns)) };
}

function ofRow(row: readonly string[], columns: readonly Column[]): ReadPerson {
  const cellFor = (wanted: Becomes) => {
    const filled = columns.filter(({ becomes }, index) => becomes === wanted && row[index]);
    // Of several numbers the one that somebody carries along.
    const best = filled.find(({ heading }) => /mobil|natel|handy/i.test(heading)) ?? filled[0];
    return best ? (row[columns.indexOf(best)] ?? '') : '';
  };
  const whole = readName(cellFor('name'));
  const typed = fields.map((field) => [field, cellFor(field) || whole[field]]);
  return {
    ...nobody,
    ...Object.fromEntries(typed),
    phoneNumber: readPhone(cellFor('phoneNumber')),
  };
}

const fields = Object.keys(nobody) as (keyof ReadPerson)[];

/** What headings are called by their letters. */
const headingWords: Partial<Record<NonNullable<Becomes>, string>> = {
  firstName: 'vorname firstname rufname',
  lastName: 'nachname familienname lastname zuname',
  scoutName:
    'pfadiname ceviname jublaname übername uebername spitzname scoutname nickname vo vulgo',
  name: 'vorundnachname vornamenachname vollername person leitende leitung',
  duty: 'funktion funktionen rolle rollen amt ämter aufgabe aufgaben',
  training:
    'ausbildung ausbildungen anerkennung anerkennungen qualifikation qualifikationen kurs kurse js',
};

const phoneHeading = /^(haupt)?(telefon|tel|mobil|natel|handy|phone)(?!.*(mutter|vater|eltern))/;

function meaningOf(heading: string, headings: readonly string[]): Becomes {
  const word = lettersOf(heading);
  if (phoneHeading.test(word)) return 'phoneNumber';
  // Beside a first name, «Name» is the last one.
  if (word === 'name') {
    return headings.some((other) => lettersOf(other) === 'vorname') ? 'lastName' : 'name';
  }
  const meanings = Object.keys(headingWords) as NonNullable<Becomes>[];
  return meanings.find((one) => headingWords[one]?.split(' ').includes(word));
}

function lettersOf(heading: string): string {
  return heading.toLowerCase().replace(/\P{L}/gu, '');
}

/** Numbers by their digits; of the columns with words the first three, as a contact list has them. */
function guessed(rows: readonly string[][], width: number): Becomes[] {
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => row[index] ?? '').filter(Boolean),
  );
  const phone = columns.findIndex((cells) => most(cells, isPhone));
  const words = columns.filter((cells, index) => index !== phone && most(cells, isWords));
  const isWhole = words.length === 1 || most(words[0] ?? [], (cell) => cell.includes(' '));
  const names: readonly Becomes[] = isWhole
    ? ['name', 'scoutName']
    : ['firstName', 'lastName', 'scoutName'];
  return columns.map((cells, index) =>
    index === phone ? 'phoneNumber' : names[words.indexOf(cells)],
  );
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/[@\d]/.test(cell);
}

function most(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  return cells.filter(fits).length * 2 > cells.length;
}

// What a list puts before a line: a bullet or a number.
const before = /^(?:[-–•*·]|\d{1,2}[.)])\s+/;

function ofLines(text: string): ReadPerson[] {
  return text.split('\n').map((line) => {
    const { phoneNumber, rest } = splitPhone(line.trim().replace(before, ''));
    const words = rest.replace(/\S+@\S+/g, ' ');
    // «Balu: 079 …» is a name, «Lea: Balu 079 …» somebody who wrote it.
    const said = words.split(':').map((part) => part.replace(/^[\s,;–-]+|[\s,;–-]+$/g, ''));
    const name = said.slice(1).filter(Boolean).join(' ') || (said[0] ?? '');
    return {
      ...readName(name.replace(/\b(?:tel|natel|mobile?|handy)\b\.?/gi, ' ').trim()),
      phoneNumber,
    };
  });
}

/**
 * What was copied from a table, as rows of trimmed cells without empty rows: separated by tabs, else by
 * semicolons, else by commas. Nothing when it is no table: one column, or lines without any separator.
 *
 * @param text with `\n` between lines; a cell in quotes may hold all of them, a quote in it is doubled
 */
function readTable(text: string): string[][] | undefined {
  for (const separator of ['\t', ';', ',']) {
    const rows = cellsOf(text, separator).filter((row) => row.some(Boolean));
    // In a sentence a comma may stand anywhere; of a table every line has one.
    const isTable = separator === ',' ? rows.every(isSplit) : rows.some(isSplit);
    if (rows.length > 0 && isTable) return rows;
  }
  return undefined;
}

function isSplit(row: readonly string[]): boolean {
  return row.length > 1;
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell, or one up to the next separator; then what ends it.
  const cell = new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)"[ ]*(?=[${separator}\\n]|$)|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'gy',
  );
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
