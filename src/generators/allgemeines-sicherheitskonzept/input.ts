import { array, type InferOutput, object, picklist, string } from 'valibot';

const people = array(
  object({
    /** Names the row for as long as it is there; the selects store it. */
    key: string(),
    firstName: string(),
    lastName: string(),
    scoutName: string(),
    phoneNumber: string(),
  }),
);

/** What the form collects, as typed: days are `yyyy-mm-dd` or empty, counts are digits or empty. */
export const input = object({
  campName: string(),
  startDate: string(),
  endDate: string(),
  campAddress: string(),
  emergencyPhone: string(),
  campType: picklist(['', 'Hauslager', 'Zeltlager']),
  emergencyAddress: string(),
  hospitalAddress: string(),
  femaleCount: string(),
  maleCount: string(),
  units: array(object({ name: string(), departement: string(), location: string() })),
  mainLeaders: people,
  leaderteam: people,
  kitchenTeam: people,
  coaches: people,
  departementLeaders: people,
  /** The ids of the ticked items, in any order. */
  ticked: array(string()),
  /** The keys of people, or empty. */
  medkitResponsible: string(),
  emergencyLead: string(),
  carDriver: string(),
  activities: array(object({ name: string(), date: string() })),
});

export type Input = InferOutput<typeof input>;
export type Person = InferOutput<typeof people>[number];

export const personLists = [
  'mainLeaders',
  'leaderteam',
  'kitchenTeam',
  'coaches',
  'departementLeaders',
] as const;

export type PersonList = (typeof personLists)[number];
export type RowList = PersonList | 'units' | 'activities';
export type Row = { readonly [name: string]: string | undefined };

export type PersonChoice = 'medkitResponsible' | 'emergencyLead' | 'carDriver';

/** Whose names a select offers, in its order (specification, section 2). */
export const choosableFrom: Record<PersonChoice, readonly PersonList[]> = {
  medkitResponsible: ['mainLeaders', 'leaderteam'],
  emergencyLead: ['mainLeaders', 'leaderteam'],
  carDriver: ['mainLeaders', 'leaderteam', 'kitchenTeam'],
};
