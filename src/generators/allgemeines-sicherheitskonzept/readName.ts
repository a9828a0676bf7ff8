import type { Person } from './input';
import { readDuty } from './readDuty';

/** `duty` is what somebody does, as it was written. */
export type ReadPerson = Omit<Person, 'key'> & { duty: string };

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
  if (words.length === 1 && !scoutName) return person({ scoutName: firstName, duty });
  return person({ firstName, lastName: rest.join(' '), scoutName, duty });
}

const mark = String.raw`v\s?[/.]\s?o\b\.?|vulgo\b|alias\b`;

function withoutScoutName(text: string): { name: string; scoutName: string } {
  const [, name, scoutName] =
    new RegExp(String.raw`^(.*?)\s*\b(?:${mark})\s*(.+)$`, 'i').exec(text) ??
    /^(.*\S)\s*\/\s*(\p{Lu}[\p{L}\s.'’-]*)$/u.exec(text) ??
    [];
  if (name !== undefined && scoutName) return { name, scoutName };
  const enclosed = /\(([^()]+)\)|«([^»]+)»|"([^"]+)"|„([^“”]+)[“”]|“([^”]+)”/.exec(text);
  return {
    name: enclosed ? text.replace(enclosed[0], ' ') : text,
    scoutName: enclosed?.slice(1).find(Boolean)?.trim() ?? '',
  };
}

export function person(names: Partial<ReadPerson>): ReadPerson {
  const nobody = {
    firstName: '',
    lastName: '',
    scoutName: '',
    phoneNumber: '',
    training: '',
    duty: '',
  };
  const all = { ...nobody, ...names };
  return { ...all, scoutName: bareScoutName(all.scoutName) };
}

const marks = new RegExp(String.raw`^(?:(?:${mark}):?\s+)+`, 'i');

/** A scout name without the «v/o» that it is printed behind. */
export function bareScoutName(scoutName: string): string {
  return scoutName.replace(marks, '');
}
