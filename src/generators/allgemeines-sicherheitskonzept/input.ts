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
import { camp } from '../camp';
import { extras, ownPoints } from '../ownPoints';
import { bareScoutName } from './readName';
import { spellingOf } from './readPhone';

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
  /** As typed, in whatever system; see `readCoordinates.ts`. */
  coordinates: text,
  /** Where the ambulance drives to, and where somebody meets it. */
  access: text,
  landingSite: text,
  assemblyPoint: text,
  reception: text,
  doctor: text,
  stormShelter: text,
  medicines: text,
  nightWatch: text,
  carKey: text,
  femaleCount: text,
  maleCount: text,
  units: optional(array(object({ name: text, departement: text, location: text })), [{}]),
  mainLeaders: people,
  leaderteam: people,
  kitchenTeam: people,
  coaches: people,
  departementLeaders: people,
  /** The ids of the ticked items, in any order. */
  ticked: optional(array(string()), []),
  /** They stand at the title of their group. */
  own: ownPoints,
  extras,
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

export const personLists = [
  'mainLeaders',
  'leaderteam',
  'kitchenTeam',
  'coaches',
  'departementLeaders',
] as const;

export type PersonList = (typeof personLists)[number];

/** What the form collects, as typed: days are `yyyy-mm-dd` or empty, counts are digits or empty. */
export const input = pipe(fields, transform(settled));

/** Everybody under a key that nobody else has (the first with a key keeps it), and written as all are. */
function settled(input: Input): Input {
  const everybody = personLists.flatMap((list) => input[list]);
  const given = everybody.map(({ key }) => key);
  const spell = spellingOf(everybody.map(({ phoneNumber }) => phoneNumber));
  const taken = new Set(['']);
  const keyed = personLists.map((list) => {
    let number = 0;
    const rows = input[list].map((row) => {
      let { key } = row;
      if (taken.has(key)) {
        do {
          number += 1;
          key = `${list}-${number}`;
        } while (given.includes(key));
      }
      taken.add(key);
      return {
        ...row,
        key,
        scoutName: bareScoutName(row.scoutName),
        phoneNumber: spell(row.phoneNumber),
      };
    });
    return [list, rows];
  });
  return { ...input, ...Object.fromEntries(keyed) };
}

export type Row = { readonly [name: string]: string | undefined };

export type PersonChoice = 'medkitResponsible' | 'emergencyLead' | 'carDriver' | 'secondDriver';

/** Whose names a select offers, in its order (specification, section 2). */
export const choosableFrom: Record<PersonChoice, readonly PersonList[]> = {
  medkitResponsible: ['mainLeaders', 'leaderteam'],
  emergencyLead: ['mainLeaders', 'leaderteam'],
  carDriver: ['mainLeaders', 'leaderteam', 'kitchenTeam'],
  secondDriver: ['mainLeaders', 'leaderteam', 'kitchenTeam'],
};
