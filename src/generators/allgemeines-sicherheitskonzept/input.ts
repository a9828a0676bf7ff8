import {
  array,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { wholeNumber } from '../../ui/formLimits';
import { camp } from '../camp';
import { byName } from '../data';
import { ownPoints, ticks } from '../ownPoints';
import { bareScoutName, type PersonList, personLists, spellingOf } from './people';
import { rescueNames } from './rescue';

// What an older file lacks, and what nobody has typed yet, is empty.
const text = optional(string(), '');

const person = object({
  /** Names the row for as long as it is there; the selects store it. */
  key: text,
  firstName: text,
  lastName: text,
  scoutName: text,
  phoneNumber: text,
  /** What somebody may lead or drive: J+S, first aid, water, a driving licence. */
  training: text,
});

const people = optional(array(person), [{}]);

const fields = object({
  camp,
  campAddress: text,
  emergencyPhone: text,
  campType: optional(picklist(['', 'Hauslager', 'Zeltlager']), ''),
  emergencyAddress: text,
  hospitalAddress: text,
  ...byName(rescueNames, () => text),
  femaleCount: text,
  maleCount: text,
  units: optional(array(object({ name: text, departement: text, location: text })), [{}]),
  ...byName(personLists, () => people),
  ticked: ticks,
  /** They stand at the title of their group. */
  own: ownPoints,
  extras: ticks,
  /** The keys of people, or empty. */
  medkitResponsible: text,
  emergencyLead: text,
  carDriver: text,
  /** Drives where the other cannot. */
  secondDriver: text,
  activities: optional(
    array(object({ name: text, date: text, leader: text, concept: text, abort: text })),
    [{}],
  ),
});

export type Input = InferOutput<typeof fields>;
export type Person = InferOutput<typeof person>;

/** The names of the fields that stand once in the form and hold a text. */
export type TextField = {
  [Name in keyof Input]: Input[Name] extends string ? Name : never;
}[keyof Input];

/** What the form collects, as typed: days are `yyyy-mm-dd` or empty, counts are digits or empty. */
export const input = pipe(fields, transform(settled));

/** Everybody under a key that nobody else has (the first with a key keeps it), and written as all are. */
function settled(input: Input) {
  const spell = spellingOf(
    personLists.flatMap((list) => input[list].map(({ phoneNumber }) => phoneNumber)),
  );
  const taken = new Set(['']);
  function ownKey(list: PersonList, typed: string) {
    let key = typed;
    for (let number = 1; taken.has(key); number += 1) key = `${list}-${number}`;
    taken.add(key);
    return key;
  }
  const rowsOf = (list: PersonList) =>
    input[list].map((row) => ({
      ...row,
      key: ownKey(list, row.key),
      scoutName: bareScoutName(row.scoutName),
      phoneNumber: spell(row.phoneNumber),
    }));
  return { ...input, ...byName(personLists, rowsOf) };
}

/** Whether nothing was typed into a row. Its key is not typed. */
export function isEmptyRow(row: { readonly [name: string]: string | undefined }) {
  return Object.entries(row).every(([name, value]) => name === 'key' || !value);
}

/** The rows into which something was typed. */
export function filled<Row extends Record<string, string>>(rows: readonly Row[]) {
  return rows.filter((row) => !isEmptyRow(row));
}

export type PersonChoice = 'medkitResponsible' | 'emergencyLead' | 'carDriver' | 'secondDriver';

/** Whom a select offers, in its order (specification, section 2): cooks drive, but do not lead. */
export function choosable(choice: PersonChoice, input: Input) {
  const leaders = [...input.mainLeaders, ...input.leaderteam];
  return choice === 'carDriver' || choice === 'secondDriver'
    ? [...leaders, ...input.kitchenTeam]
    : leaders;
}

/** A count as it is printed; an empty text for all that is no whole number from 0. */
export function printedCount(typed: string) {
  const [, digits] = wholeNumber.exec(typed) ?? [];
  return digits === undefined ? '' : String(BigInt(digits));
}
