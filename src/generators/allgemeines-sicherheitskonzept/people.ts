import { spellPhone } from '../../ui/phoneNumber';

/** The lists of people in their order, what each is called in the form, and one of its rows. */
export const personListNames = {
  mainLeaders: { legend: 'Hauptlagerleitung', rowName: 'Hauptlagerleitung' },
  leaderteam: { legend: 'Leitungsteam', rowName: 'Leiter / Leiterin' },
  kitchenTeam: { legend: 'Küche', rowName: 'Koch / Köchin' },
  coaches: { legend: 'Coaches', rowName: 'Coach' },
  departementLeaders: { legend: 'Abteilungsleitung', rowName: 'AL' },
};

/** What is asked of somebody; `training` is what they may lead or drive: J+S, first aid, water, a driving licence. */
export const personFields = [
  'firstName',
  'lastName',
  'scoutName',
  'phoneNumber',
  'training',
] as const;

/** What the form calls the names of somebody. */
export const nameLabels = { firstName: 'Vorname', lastName: 'Nachname', scoutName: 'Pfadiname' };

export type PersonList = keyof typeof personListNames;

export const personLists = Object.keys(personListNames) as readonly PersonList[];

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function countedPeople({ length }: readonly unknown[]) {
  return length === 1 ? '1 Person' : `${length} Personen`;
}

/** What stands before a scout name, as a pattern. */
export const scoutNameMark = String.raw`(?:v\s?[/.]\s?o\b\.?|vulgo\b|alias\b)`;

const marks = new RegExp(String.raw`^(?:${scoutNameMark}:?\s+)+`, 'i');

type Called = { scoutName: string; phoneNumber: string };

/**
 * Spells people who stand together alike: a scout name without the «v/o» that it is printed behind; all Swiss
 * numbers as one dials them here, unless each has the code of the country, as a camp abroad needs it.
 */
export function spellerOf(people: readonly Called[]) {
  const isDialledHere = people.some(({ phoneNumber }) => /^0[1-9]/.test(spellPhone(phoneNumber)));
  return <Person extends Called>(typed: Person) => {
    const spelled = spellPhone(typed.phoneNumber);
    const dialled = isDialledHere ? spellPhone(spelled.replace(/^\+41 /, '0')) : spelled;
    return { ...typed, scoutName: typed.scoutName.replace(marks, ''), phoneNumber: dialled };
  };
}
