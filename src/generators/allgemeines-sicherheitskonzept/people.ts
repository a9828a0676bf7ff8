import { spellPhone } from '../../ui/phoneNumber';

/** The lists of people in their order, what each is called in the form, and one of its rows. */
export const personListNames = {
  mainLeaders: { legend: 'Hauptlagerleitung', rowName: 'Hauptlagerleitung' },
  leaderteam: { legend: 'Leitungsteam', rowName: 'Leiter / Leiterin' },
  kitchenTeam: { legend: 'Küche', rowName: 'Koch / Köchin' },
  coaches: { legend: 'Coaches', rowName: 'Coach' },
  departementLeaders: { legend: 'Abteilungsleitung', rowName: 'AL' },
};

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

/** A scout name without the «v/o» that it is printed behind. */
export function bareScoutName(scoutName: string) {
  return scoutName.replace(marks, '');
}

/**
 * How numbers that stand together are spelled: all Swiss ones as one dials them here, unless each has the
 * code of the country, as a camp abroad needs it.
 */
export function spellingOf(numbers: readonly string[]): (typed: string) => string {
  const isDialledHere = numbers.some((typed) => /^0[1-9]/.test(spellPhone(typed)));
  return (typed) => {
    const spelled = spellPhone(typed);
    return isDialledHere ? spellPhone(spelled.replace(/^\+41 /, '0')) : spelled;
  };
}
