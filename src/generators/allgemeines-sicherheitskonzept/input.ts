import { array, type InferOutput, object, optional, picklist, pipe, transform } from 'valibot';
import { printedCount } from '../../ui/formLimits';
import { existingDay } from '../calendarDay';
import { camp, campTypes } from '../camp';
import { byName, isEmptyRow, joinTexts, keysOf } from '../data';
import { ownPoints, text, ticks } from '../points';
import { signaturesPoint } from './measures';
import { spellPhone } from './phoneNumber';
import { rescueNames } from './rescueFields';

/**
 * The lists of people, in the order of the document. The values are the title of the list, and the title of one person.
 */
export const personListNames = {
  mainLeaders: ['Hauptlagerleitung', 'Hauptlagerleitung'],
  leaderteam: ['Leitungsteam', 'Leiter / Leiterin'],
  kitchenTeam: ['Küche', 'Koch / Köchin'],
  coaches: ['Coaches', 'Coach'],
  departementLeaders: ['Abteilungsleitung', 'AL'],
} as const;

export type PersonList = keyof typeof personListNames;

export const personLists = keysOf(personListNames);

/** The fields of a person, with their labels. The form shows the last field, `training`, only on request. */
export const personFields = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  scoutName: 'Pfadiname',
  phoneNumber: 'Telefonnummer',
  training: 'Ausbildung (J+S, Nothilfe, Wasser, Führerausweis)',
};

const unitFields = {
  name: 'Name der Einheit',
  departement: 'Abteilung',
  location: 'Ort',
  ages: 'Stufe und Alter',
};

const activityFields = {
  name: 'Aktivität',
  date: 'Datum',
  leader: 'Wer leitet?',
  route: 'Route, Ausstiege, Verbindung',
  returning: 'Zurück um / Alarm ab',
  concept: 'Eigenes Konzept?',
  abort: 'Abbruchgründe',
};

/**
 * All lists of rows. The values are the title of the list, the title of one row, the fields of a row, and the number of
 * fields that are always visible.
 */
export const rowLists = {
  ...byName(personLists, (list) => [...personListNames[list], personFields, 4] as const),
  units: ['Einheiten', 'Einheit', unitFields, 4],
  activities: ['Was und wann', 'Aktivität', activityFields, 2],
} as const;

export type RowList = keyof typeof rowLists;

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return joinTexts([firstName, lastName], ' ');
}

/** Returns the scout name of a person, or else first and last name. */
export function calledName(person: typeof personFields) {
  return person.scoutName || fullName(person);
}

function rowsOf<Name extends string>(fields: Record<Name, string>) {
  return optional(array(object(byName(keysOf(fields), () => text))), []);
}

/**
 * The select fields in which a leader chooses a person. The values are:
 *
 * - the label
 * - the number of lists in `personLists` that the field offers: 2 for leaders, 3 for leaders and cooks, 5 for everybody
 * - the id of a point, or an empty text. Form and document show the choice only while the point is ticked. Without an
 *   id, the choice is always shown.
 */
export const personSelects = {
  medkitResponsible: ['Verantwortlich für die Apotheke', 2, ''],
  trustedPerson: ['Vertrauensperson', 5, 'privacy-trusted-person'],
  emergencyLead: ['Lead im Notfall', 2, 'first-aid-specific-person'],
  secondLead: ['Stellvertretung im Notfall', 2, 'first-aid-specific-person'],
  carDriver: ['Das Notfallauto wird gefahren von:', 3, 'emergency-car'],
  secondDriver: ['Stellvertretung am Steuer', 3, 'emergency-car'],
} as const;

export type PersonChoice = keyof typeof personSelects;

export const personChoices = keysOf(personSelects);

/** The fields for the addresses and the emergency phone number of the camp. */
export const campFacts = [
  'campAddress',
  'emergencyPhone',
  'emergencyAddress',
  'hospitalAddress',
] as const;

export const counts = ['femaleCount', 'maleCount'] as const;

const fields = object({
  camp,
  campType: optional(picklist(['', ...campTypes]), ''),
  // A field in `personChoices` holds the `key` of the chosen person, or an empty text.
  ...byName([...campFacts, ...rescueNames, ...counts, ...personChoices], () => text),
  units: rowsOf(unitFields),
  // The `key` of a row stays the same while the form is open. A select field for a person stores this `key`.
  ...byName(personLists, () => rowsOf({ key: '', ...personFields })),
  ticked: ticks,
  /** The `place` of an own point is the id of its group. */
  own: ownPoints,
  extras: ticks,
  activities: rowsOf(activityFields),
});

export type Input = InferOutput<typeof fields>;
export type Person = Input[PersonList][number];

/** The names of the fields that hold a single text. */
export type TextField = {
  [Name in keyof Input]: Input[Name] extends string ? Name : never;
}[keyof Input];

/**
 * The schema of the input. Counts, and the days of activities, may be any text. `printedInput` removes the texts that
 * are no count or day.
 */
export const input = pipe(fields, transform(normalize));

/**
 * Changes an input in three ways:
 *
 * - Each person gets a unique `key`. Of several people with an equal `key`, the first person keeps the `key`.
 * - Scout names, phone numbers and the emergency phone number are spelled uniformly.
 * - An input with the former option `signatures` gets the tick of `signaturesPoint`.
 */
function normalize(input: Input) {
  const phone = { scoutName: '', phoneNumber: input.emergencyPhone };
  const spelled = createSpeller([phone, ...personLists.flatMap((list) => input[list])]);
  const taken = new Set(['']);
  const peopleOf = (list: PersonList) =>
    input[list].map((row) => {
      let { key } = row;
      for (let number = 1; taken.has(key); number += 1) key = `${list}-${number}`;
      taken.add(key);
      return { ...spelled(row), key };
    });
  return {
    ...input,
    emergencyPhone: spelled(phone).phoneNumber,
    ticked: input.ticked.concat(input.extras.includes('signatures') ? signaturesPoint : []),
    ...byName(personLists, peopleOf),
  };
}

/** Returns the rows that hold a typed text. */
export function filledRows<Row extends Record<string, string>>(rows: readonly Row[]) {
  return rows.filter((row) => !isEmptyRow(row));
}

/** Returns the people of the lists that a select field offers. Some of the people may be empty rows. */
export function choosablePeople(choice: PersonChoice, input: Input) {
  const [, listCount] = personSelects[choice];
  return personLists.slice(0, listCount).flatMap((list) => input[list]);
}

/** True when the form shows a select field. */
export function isAsked(choice: PersonChoice, { ticked }: Input) {
  const [, , point] = personSelects[choice];
  return !point || ticked.includes(point);
}

/**
 * Removes texts and rows that the concept does not print. Examples are empty rows, the `emergencyAddress` of a
 * Hauslager, and the person chosen in a select field that the form hides. Ticks, options, own points and the order of
 * the rows stay.
 */
export function printedInput(input: Input) {
  // The new key of a person is made of list and row, e.g. `coaches-1`. So equal documents carry equal inputs.
  const keys = new Map<Person, string>();
  const people = (list: PersonList) =>
    filledRows(input[list]).map((row, index) => {
      const key = `${list}-${index + 1}`;
      keys.set(row, key);
      return { ...row, key };
    });
  const chosen = (choice: PersonChoice) =>
    chosenPeople(choice, input)
      .map((person) => keys.get(person))
      .join();
  return {
    ...input,
    emergencyAddress: input.campType === 'Hauslager' ? '' : input.emergencyAddress,
    ...byName(counts, (name) => printedCount(input[name])),
    units: filledRows(input.units),
    ...byName(personLists, people),
    ...byName(personChoices, chosen),
    activities: filledRows(
      input.activities.map((activity) => ({ ...activity, date: existingDay(activity.date) })),
    ),
  };
}

/**
 * Returns a list with the person that is chosen in a select field. The list is empty if the form hides the field, or if
 * no filled row has the stored `key`.
 */
export function chosenPeople(choice: PersonChoice, input: Input) {
  const people = isAsked(choice, input) ? choosablePeople(choice, input) : [];
  return filledRows(people).filter(({ key }) => key === input[choice]);
}

/** A pattern for the words that announce a scout name, e.g. «v/o». */
export const scoutNameMark = String.raw`(?:v\s?[/.]\s?o\b\.?|vulgo\b|alias\b)`;

const marks = new RegExp(String.raw`^(?:${scoutNameMark}:?\s+)+`, 'i');

type Called = { scoutName: string; phoneNumber: string };

/**
 * Makes a function that spells scout names and phone numbers uniformly:
 *
 * - A scout name loses the «v/o», because the document prints «v/o» before it.
 * - A Swiss number loses the country code if somebody in `people` has a number without the code. If all numbers have
 *   the code, as in a camp abroad, the code stays.
 */
export function createSpeller(people: readonly Called[]) {
  const isDialledHere = people.some(({ phoneNumber }) => /^0[1-9]/.test(spellPhone(phoneNumber)));
  return <Row extends Called>(typed: Row) => {
    const spelled = spellPhone(typed.phoneNumber);
    const dialled = isDialledHere ? spellPhone(spelled.replace(/^\+41 /, '0')) : spelled;
    return { ...typed, scoutName: typed.scoutName.replace(marks, ''), phoneNumber: dialled };
  };
}
