import { isShortened, spellPhone } from '../../ui/phoneNumber';
import { byName } from '../data';
import { tableIn } from '../tableIn';
import {
  countedPeople,
  filled,
  fullName,
  type Input,
  personFields,
  personLists,
  scoutNameMark,
  spellerOf,
} from './input';
import { plainPaste, sentAt } from './pasted';

// `duty` is what somebody does, as it was written.
const fields = [...personFields, 'duty'] as const;

const nobody = byName(fields, () => '');

export type ReadPerson = typeof nobody;

/** What a column of a table becomes: a field, a whole name of which the fields are made, or nothing. */
export type Becomes = keyof ReadPerson | 'name' | undefined;

/** `heading` is empty where there is none, `example` where nothing stands in the column. */
export type Column = { heading: string; example: string; becomes: Becomes };

/**
 * People from what was copied out of a table (Excel, an export of MiData, CSV) or a chat, one a line.
 * Headings say what the columns are, whatever their order.
 *
 * @param chosen what each column becomes, where somebody has said so
 * @returns the columns of a table in its order, none of plain lines; the people
 */
export function readPeople(pasted: string, chosen?: readonly Becomes[]) {
  const text = plainPaste(pasted);
  const rows = tableIn(text, (cells) => meaningsOf(cells).some(Boolean));
  const { columns, people } = rows
    ? ofTable(rows, chosen)
    : { columns: [], people: text.split('\n').map(readLine) };
  const spelled = people.map(spellerOf(people));
  return {
    columns,
    people: spelled.filter((one) => fullName(one) || one.scoutName || one.phoneNumber),
  };
}

function ofTable(rows: readonly string[][], chosen: readonly Becomes[] | undefined) {
  const [first = [], ...others] = rows;
  const meanings = meaningsOf(first);
  const hasHeadings = meanings.some(Boolean) && !first.some(readPhone);
  const body = hasHeadings ? others : rows;
  const width = Math.max(...rows.map((row) => row.length));
  const examples = Array.from(
    { length: width },
    (_, index) => body.map((row) => row[index]).find(Boolean) ?? '',
  );
  const becomes = chosen ?? (hasHeadings ? meanings : guessed(examples));
  const columns = examples.map((example, index) => ({
    heading: (hasHeadings && first[index]) || '',
    example,
    becomes: becomes[index],
  }));
  return { columns, people: body.map((row) => ofRow(row, columns)) };
}

function ofRow(row: readonly string[], columns: readonly Column[]) {
  const cellFor = (wanted: Becomes) => {
    const filled = columns.filter(({ becomes }, index) => becomes === wanted && row[index]);
    // Of several numbers the one that somebody carries along, whatever its column is called.
    const best =
      filled.find(({ heading }) => /mobil|natel|handy/i.test(heading)) ??
      filled.find((column) => isMobile(row[columns.indexOf(column)] ?? '')) ??
      filled[0];
    return best ? (row[columns.indexOf(best)] ?? '') : '';
  };
  const whole = readName(cellFor('name'));
  const phone = cellFor('phoneNumber');
  return {
    ...byName(fields, (field) => cellFor(field) || whole[field]),
    phoneNumber: readPhone(phone) ?? phone,
  };
}

// Behind what a column becomes the letters of its heading.
const headingWords = `
firstName vorname firstname rufname
lastName nachname familienname lastname zuname
scoutName pfadiname ceviname jublaname übername uebername spitzname nickname vo vulgo
name name vorundnachname vornamenachname vollername person leitende leitung
duty funktion funktionen rolle rollen amt ämter aufgabe aufgaben
training ausbildung ausbildungen anerkennung anerkennungen qualifikation kurs kurse js
`
  .split('\n')
  .map((line) => line.split(' '));

const phoneHeading = /^(haupt)?(telefon|tel|mobil|natel|handy|phone)(?!.*(mutter|vater|eltern))/;

function meaningsOf(headings: readonly string[]): Becomes[] {
  const words = headings.map((heading) => heading.toLowerCase().replace(/\P{L}/gu, ''));
  return words.map((word) => {
    if (phoneHeading.test(word)) return 'phoneNumber';
    // Beside a first name, «Name» is the last one.
    if (word === 'name' && words.includes('vorname')) return 'lastName';
    return headingWords.find(([, ...called]) => called.includes(word))?.[0] as Becomes;
  });
}

/** What columns without headings become: numbers by their digits, of those with words the first three. */
function guessed(examples: readonly string[]): Becomes[] {
  const isPhone = (cell: string) => readPhone(cell) || isShortened(cell);
  const words = examples.filter((cell) => /^[^@\d]+$/.test(cell));
  const names: readonly Becomes[] = words[0]?.includes(' ')
    ? ['name', 'scoutName']
    : ['firstName', 'lastName', 'scoutName'];
  return examples.map((cell) => (isPhone(cell) ? 'phoneNumber' : names[words.indexOf(cell)]));
}

const mark = /^(?:[-–•*·]\s+|\d{1,2}[.)]\s+)/;

function readLine(typed: string) {
  const line = typed.trim().replace(sentAt, '').replace(mark, '');
  const phone = Array.from(line.matchAll(/[+(]?\d[\d\s()./'’–-]{6,}\d/g), ([one]) => one).find(
    readPhone,
  );
  // «Balu: 079 …» is a name, «Lea: Balu 079 …» somebody who wrote it.
  const said = line
    .replace(phone ?? '', ' ')
    .replace(/(?<!\S)\S+@\S+|\b(?:tel|natel|mobile?|handy)\b\.?/gi, ' ')
    .split(':')
    .map((part) => part.replace(/^[\s,;–-]+|[\s,;–-]+$/g, ''));
  const name = said.filter(Boolean).at(-1) ?? '';
  return { ...readName(name), phoneNumber: (phone && readPhone(phone)) ?? '' };
}

const joint = new RegExp(String.raw`\b${scoutNameMark}|/|\s[-–—]\s`, 'i');

/**
 * A name in one piece, as it is written: `Anna Müller v/o Balu`, `Anna Müller (Balu)`, `Anna «Balu» Müller`,
 * `Anna Müller / Balu`, `Balu (Anna Müller)`, `Balu`; `Balu - Küche` where somebody does what is behind the dash.
 */
function readName(text: string) {
  const [enclosed = '', inner = ''] = /[(«"„“]([^()«»"„“”]+)[)»"“”]/.exec(text) ?? [];
  const [called = '', ...others] = [...text.replace(enclosed, ' ').split(joint), inner]
    .map((part) => part.trim())
    .filter(Boolean);
  const duty = others.find(readDuty) ?? '';
  const beside = others.filter((one) => one !== duty).join(' ');
  // Whose both names stand behind one word is called by that word.
  const isTurned =
    !/\s/.test(called) &&
    /^\p{Lu}.*\s\p{Lu}/u.test(beside) &&
    /^\s*(?:[(/]|[-–—]\s)/.test(text.slice(text.indexOf(called) + called.length));
  const [name, scoutName] = isTurned ? [beside, called] : [called, beside];
  const [firstName = '', ...rest] = name.split(/[\s,]+/);
  // One name alone is what somebody is called.
  if (rest.length === 0 && !scoutName) return { ...nobody, scoutName: firstName, duty };
  return { ...nobody, firstName, lastName: rest.join(' '), scoutName, duty };
}

const spelledNumber = /^(?:0[\d ]{12}|(?:\+|00)[\d\s()./-]{8,})$/;

/**
 * A telephone number in its one spelling, with the zero that a table has eaten; nothing for what is none,
 * as days, postcodes and AHV numbers are.
 */
function readPhone(text: string) {
  return [text, `0${text}`].map(spellPhone).find((one) => spelledNumber.test(one));
}

/** Whether somebody can be reached under a Swiss number wherever they are. */
function isMobile(text: string) {
  return /^(?:0|\+41 )7[5-9]/.test(readPhone(text) ?? '');
}

// The first that fits: «Küchenleitung» cooks, «Lagerleitung» leads the camp.
const dutyWords = [
  ['mainLeaders', /^(?:co|stv|vize)?(?:hl|ll)$|(?:haupt|lager)(?:lager)?leit/],
  ['kitchenTeam', /küche|kueche|koch|köch|koech/],
  ['coaches', /coach/],
  ['departementLeaders', /^(?:co|stv|vize)?al$|(?:abteilungs|schar|ortsgruppen)leit/],
  ['leaderteam', /leit|leader/],
] as const;

/** The list that somebody belongs to by what is said of them, by the first of several that is known. */
export function readDuty(duty: string) {
  const parts = duty.toLowerCase().split(/[,;/&|\n]|\bund\b/);
  return parts
    .map((part) => part.replace(/\P{L}/gu, ''))
    .map((letters) => dutyWords.find(([, pattern]) => pattern.test(letters))?.[0])
    .find(Boolean);
}

/**
 * Adds people to the lists that their duties name, and all others to the Leitungsteam.
 *
 * @param text a table or a list, one person a line
 * @returns nothing where the text is of something else: no heading names a field, and hardly anybody has a number
 */
export function addPeople(input: Input, text: string) {
  const { columns, people } = readPeople(text);
  const hasHeadings = columns.some(({ heading, becomes }) => heading && becomes);
  const withNumber = people.filter(({ phoneNumber }) => phoneNumber).length;
  if (people.length === 0 || !(hasHeadings || 2 * withNumber >= people.length)) return;
  const lists = byName(personLists, (list) => {
    const own = people.filter(({ duty }) => (readDuty(duty) ?? 'leaderteam') === list);
    const rows = own.map(({ duty: _duty, ...person }) => ({ key: '', ...person }));
    return [...filled(input[list]), ...rows];
  });
  return {
    input: { ...input, ...lists },
    sentence: countedPeople(people),
  };
}
