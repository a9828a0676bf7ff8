import { spellPhone } from '../../ui/phoneNumber';
import { type PersonList, scoutNameMark } from './people';

export const nobody = {
  firstName: '',
  lastName: '',
  scoutName: '',
  phoneNumber: '',
  training: '',
  /** What somebody does, as it was written. */
  duty: '',
};

export type ReadPerson = typeof nobody;

/**
 * A name in one piece, as it is written: `Anna Müller v/o Balu`, `Anna Müller (Balu)`, `Anna «Balu» Müller`,
 * `Anna Müller / Balu`, `Balu`; `Balu - Küche` where somebody does what is behind the dash.
 */
export function readName(text: string): ReadPerson {
  const [, before = '', behind = ''] =
    /^(.*\S)(?:\s*\/(?!\s*o\b)\s*|\s+[-–—]\s+)(\S.*)$/is.exec(text) ?? [];
  const duty = readDuty(behind) ? behind : '';
  const { name, scoutName } = withoutScoutName(duty ? before : text);
  const words = name.split(/\s+/).filter(Boolean);
  const [firstName = '', ...rest] = words;
  // One name alone is what somebody is called.
  if (words.length === 1 && !scoutName) return { ...nobody, scoutName: firstName, duty };
  return { ...nobody, firstName, lastName: rest.join(' '), scoutName, duty };
}

function withoutScoutName(text: string): { name: string; scoutName: string } {
  const [, name, scoutName] =
    new RegExp(String.raw`^(.*?)\s*\b${scoutNameMark}\s*(.+)$`, 'i').exec(text) ??
    /^(.*\S)\s*\/\s*(\p{Lu}[\p{L}\s.'’-]*)$/u.exec(text) ??
    [];
  if (name !== undefined && scoutName) return { name, scoutName };
  const enclosed = /\(([^()]+)\)|«([^»]+)»|"([^"]+)"|„([^“”]+)[“”]|“([^”]+)”/.exec(text);
  return {
    name: enclosed ? text.replace(enclosed[0], ' ') : text,
    scoutName: enclosed?.slice(1).find(Boolean)?.trim() ?? '',
  };
}

// The first that fits: «Küchenleitung» cooks, «Lagerleitung» leads the camp.
const words: readonly (readonly [PersonList, RegExp])[] = [
  ['mainLeaders', /^(?:co|stv|vize)?(?:hl|ll)$|(?:haupt|lager)(?:lager)?leit/],
  ['kitchenTeam', /küche|kueche|koch|köch|koech/],
  ['coaches', /coach/],
  ['departementLeaders', /^(?:co|stv|vize)?al$|(?:abteilungs|schar|ortsgruppen)leit/],
  ['leaderteam', /leit|leader/],
];

/** The list that somebody belongs to by what is said of them, by the first of several that is known. */
export function readDuty(duty: string): PersonList | undefined {
  for (const part of duty.toLowerCase().split(/[,;/&|\n]|\bund\b/)) {
    const letters = part.replace(/\P{L}/gu, '');
    const found = words.find(([, pattern]) => pattern.test(letters));
    if (found) return found[0];
  }
  return undefined;
}

/**
 * Whether a text is a telephone number: of ten digits as one dials it here, of nine where a table has
 * eaten the zero, or with a country's code. Days, postcodes and AHV numbers are none.
 */
export function isPhone(text: string): boolean {
  if (!/^[+\d(][\d\s()./'’–-]*$/.test(text) || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text))
    return false;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  if (digits.startsWith('00')) return digits.length >= 10 && digits.length <= 15;
  return digits.length === (digits.startsWith('0') ? 10 : 9);
}

/** The number in its one spelling, with the zero that a table has eaten. */
export function readPhone(text: string): string {
  return spellPhone(isPhone(text) && /^[1-9]/.test(text) ? `0${text}` : text);
}

/** The first telephone number in a line, and what stands around it. */
export function splitPhone(line: string): { phoneNumber: string; rest: string } {
  for (const [found] of line.matchAll(/[+(]?\d[\d\s()./'’–-]{6,}\d/g)) {
    if (isPhone(found)) return { phoneNumber: readPhone(found), rest: line.replace(found, ' ') };
  }
  return { phoneNumber: '', rest: line };
}
