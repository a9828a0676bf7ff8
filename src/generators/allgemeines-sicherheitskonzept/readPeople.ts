import { isShortened, spellPhone } from '../../ui/phoneNumber';
import { byName } from '../data';
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
import { readTable } from './readTable';

// `duty` is what somebody does, as it was written.
const fields = [...personFields, 'duty'] as const;

const nobody = byName(fields, () => '');

export type ReadPerson = typeof nobody;

/** People from what was copied out of a table or a chat, one a line, and whether headings name what they are. */
export function readPeople(pasted: string) {
  const { hasHeadings, columns, rows } = readTable('people', pasted, guess);
  const people = rows.map((row) => (columns.length > 0 ? ofRow(row, columns) : readLine(row[0])));
  const spelled = people.map(spellerOf(people));
  return {
    hasHeadings,
    people: spelled.filter((one) => fullName(one) || one.scoutName || one.phoneNumber),
  };
}

function ofRow(row: readonly string[], columns: readonly (string | undefined)[]) {
  const cellsFor = (wanted: string) => row.filter((cell, at) => cell && columns[at] === wanted);
  const [name = ''] = cellsFor('name');
  const whole = readName(name);
  const phones = cellsFor('phoneNumber');
  // Of several numbers the one that somebody carries along, whatever its column is called.
  const phone = phones.find(isMobile) ?? phones[0] ?? '';
  return {
    ...byName(fields, (field) => cellsFor(field)[0] ?? whole[field]),
    phoneNumber: readPhone(phone) ?? phone,
  };
}

/** Knows numbers by their digits; of the columns with words the first ones are names. */
function guess(examples: readonly string[]) {
  const words = examples.filter((cell) => /^[^@\d]+$/.test(cell));
  const names = words[0]?.includes(' ')
    ? ['name', 'scoutName']
    : ['firstName', 'lastName', 'scoutName'];
  return examples.map((cell) =>
    readPhone(cell) || isShortened(cell) ? 'phoneNumber' : names[words.indexOf(cell)],
  );
}

function readLine(line = '') {
  const numbers = line.match(/[+(]?\d[\d\s()./'’–-]{6,}\d/g) ?? [];
  const phone = numbers.find(readPhone) ?? '';
  // «Balu: 079 …» is a name, «Lea: Balu 079 …» somebody who wrote it.
  const name = line
    .replace(phone, ' ')
    .replace(/(?<!\S)\S+@\S+|\b(?:tel|natel|mobile?|handy)\b\.?/gi, ' ')
    .split(':')
    .map((part) => part.replace(/^[\s,;–-]+|[\s,;–-]+$/g, ''))
    .findLast(Boolean);
  return { ...readName(name), phoneNumber: readPhone(phone) ?? '' };
}

const joint = new RegExp(String.raw`\b${scoutNameMark}|/|\s[-–—]\s`, 'i');

/**
 * A name in one piece, as it is written: `Anna Müller v/o Balu`, `Anna Müller (Balu)`, `Anna «Balu» Müller`,
 * `Anna Müller / Balu`, `Balu (Anna Müller)`, `Balu`; `Balu - Küche` where somebody does what is behind the dash.
 */
function readName(text = '') {
  // Whose both names stand behind one word is called by that word.
  const turned = text.replace(
    /^(\S+)(?: *[(/] *| [-–—] )(\p{Lu}\S* \p{Lu}[^()]*)\)?$/u,
    '$2 v/o $1',
  );
  const [enclosed = '', inner = ''] = /[(«"„“]([^()«»"„“”]+)[)»"“”]/.exec(turned) ?? [];
  const [name = '', ...others] = [...turned.replace(enclosed, ' ').split(joint), inner]
    .map((part) => part.trim())
    .filter(Boolean);
  const duty = others.find(readDuty) ?? '';
  const scoutName = others.filter((one) => one !== duty).join(' ');
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
  const { hasHeadings, people } = readPeople(text);
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
