import { array, type InferOutput, object, optional, picklist, pipe, transform } from 'valibot';
import { printedCount } from '../../ui/formLimits';
import { existingDay } from '../calendarDay';
import { camp } from '../camp';
import { byName, joinTexts } from '../data';
import { ownPoints, text, ticks } from '../points';
import { emergencyCarPoint, signaturesPoint, specificPersonPoint } from './measures';
import { spellPhone } from './phoneNumber';

/** The lists of people in their order. `legend` is the title of a list, and `rowName` is the title of a row. */
export const personListNames = {
  mainLeaders: { legend: 'Hauptlagerleitung', rowName: 'Hauptlagerleitung' },
  leaderteam: { legend: 'Leitungsteam', rowName: 'Leiter / Leiterin' },
  kitchenTeam: { legend: 'Küche', rowName: 'Koch / Köchin' },
  coaches: { legend: 'Coaches', rowName: 'Coach' },
  departementLeaders: { legend: 'Abteilungsleitung', rowName: 'AL' },
};

/** The fields of a person. `training` names qualifications: J+S, first aid, water, driving licence. */
export const personFields = [
  'firstName',
  'lastName',
  'scoutName',
  'phoneNumber',
  'training',
] as const;

/** The labels of the fields for a person's name. */
export const nameLabels = { firstName: 'Vorname', lastName: 'Nachname', scoutName: 'Pfadiname' };

export type PersonList = keyof typeof personListNames;

export const personLists = Object.keys(personListNames) as readonly PersonList[];

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return joinTexts([firstName, lastName], ' ');
}

function rows<Name extends string>(...names: readonly Name[]) {
  return array(object(byName(names, () => text)));
}

/** The select fields in which a leader chooses a person. */
export const personChoices = [
  'medkitResponsible',
  'emergencyLead',
  'carDriver',
  // `secondDriver` is the substitute of `carDriver`.
  'secondDriver',
] as const;

export type PersonChoice = (typeof personChoices)[number];

/**
 * The fields of the part «Für die Rettung». The facts help rescuers, or help leaders until rescuers arrive. The order
 * is the order of form and document. Each row holds the name, the label and the hint of a field.
 */
const asked = [
  [
    'coordinates',
    'Koordinaten',
    "Aus der swisstopo-App oder von map.geo.admin.ch, zum Beispiel 2'763'400 / 1'163'900.",
  ],
  [
    'access',
    'Zufahrt und Treffpunkt mit der Ambulanz',
    'Bis wohin sie fahren kann und wo sie jemand abholt.',
  ],
  [
    'landingSite',
    'Landeplatz für den Helikopter',
    'Welche Wiese ohne Leitungen, und der Weg dorthin.',
  ],
  ['assemblyPoint', 'Sammelplatz', 'Wo beim Alarm alle zusammenkommen und gezählt werden.'],
  ['reception', 'Nächster Ort mit Handyempfang', 'Wo man Empfang hat und wie weit das ist.'],
  ['aed', 'Nächster AED (Defibrillator)', 'Wo er hängt, auch nachts.'],
  ['doctor', 'Ärztin oder Arzt und Apotheke', 'Name, Ort, Telefon und Öffnungszeiten.'],
  [
    'stormShelter',
    'Weg zur Notunterkunft und Schlüssel',
    'Wie weit es ist, und wer den Schlüssel hat, mit Nummer.',
  ],
  ['neighbours', 'Vermieterschaft, Nachbarn und Forst', 'Mit Nummern.'],
  ['medicines', 'Notfallblätter und Medikamente', 'Wo sie liegen, auch nachts und auf Ausflügen.'],
  ['nightWatch', 'Nachtwache', 'Wer wann wacht und wie man diese Person erreicht.'],
  ['carKey', 'Schlüssel des Notfallautos', 'Wer ihn hat, auch nachts.'],
] as const;

export const rescueNames = asked.map(([name]) => name);

/**
 * Returns the fields of the part «Für die Rettung», worded for the kind of camp. For a Hauslager, `stormShelter` asks
 * for the shelter itself, because the concept of a Hauslager does not print `emergencyAddress`.
 */
export function rescueFields(campType: string) {
  return asked.map(([name, label, hint]) =>
    name === 'stormShelter' && campType === 'Hauslager'
      ? {
          name,
          label: 'Unterkunft nach dem Verlassen des Hauses',
          hint: 'Wohin ihr geht, wie lange der Weg dauert und wer den Schlüssel hat, mit Nummer.',
        }
      : { name, label, hint },
  );
}

// The poster omits medicines and keys, because passers-by can read the poster and must not learn where these things
// are. The poster omits the neighbours, because rescuers do not need the neighbours.
const notOnPoster = ['neighbours', 'medicines', 'carKey'];

/** Returns those fields of the part «Für die Rettung» that the poster prints. */
export function posterFields(campType: string) {
  return rescueFields(campType).filter(({ name }) => !notOnPoster.includes(name));
}

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
  campType: optional(picklist(['', 'Hauslager', 'Zeltlager']), ''),
  ...byName([...campFacts, ...rescueNames, ...counts], () => text),
  units: optional(rows('name', 'departement', 'location'), [{}]),
  // The `key` identifies the row as long as the row exists. A select field stores the `key` of the chosen person.
  ...byName(personLists, () => optional(rows('key', ...personFields), [{}])),
  ticked: ticks,
  /** The `place` of an own point is the id of its group. */
  own: ownPoints,
  extras: ticks,
  /** The `key` of the chosen person, or an empty text. */
  ...byName(personChoices, () => text),
  activities: optional(rows('name', 'date', 'leader', 'concept', 'abort'), [{}]),
});

export type Input = InferOutput<typeof fields>;
export type Person = Input[PersonList][number];

/** The names of the fields that hold a single text. */
export type TextField = {
  [Name in keyof Input]: Input[Name] extends string ? Name : never;
}[keyof Input];

/** The schema of the input. The schema does not check days and counts, so a day or a count may be invalid. */
export const input = pipe(fields, transform(withUniqueKeys));

/**
 * Gives each person a unique `key`. Of several people with an equal `key`, the first person keeps the `key`. Spells
 * scout names and phone numbers uniformly.
 */
function withUniqueKeys(input: Input) {
  const spelled = createSpeller(personLists.flatMap((list) => input[list]));
  const taken = new Set(['']);
  const peopleOf = (list: PersonList) =>
    input[list].map((row) => {
      let { key } = row;
      for (let number = 1; taken.has(key); number += 1) key = `${list}-${number}`;
      taken.add(key);
      return { ...spelled(row), key };
    });
  return { ...input, ...byName(personLists, peopleOf) };
}

/** True when no text was typed into a row. The `key` of a row is no typed text. */
export function isEmptyRow(row: { readonly [name: string]: string | undefined }) {
  return Object.entries(row).every(([name, value]) => name === 'key' || !value);
}

/** Returns the rows that contain a typed text. */
export function filledRows<Row extends Record<string, string>>(rows: readonly Row[]) {
  return rows.filter((row) => !isEmptyRow(row));
}

/** Returns the people that a select field offers (specification, section 2). Only fields for drivers offer cooks. */
export function choosablePeople(choice: PersonChoice, input: Input) {
  const leaders = [...input.mainLeaders, ...input.leaderteam];
  return choice.endsWith('Driver') ? [...leaders, ...input.kitchenTeam] : leaders;
}

/**
 * Removes all values that the concept does not print. Examples are empty rows, the address of the shelter of a
 * Hauslager, and the choice of a person for a point that is not ticked. The order of the rows is kept.
 */
export function printedInput(input: Input) {
  const { campType, emergencyAddress, ticked, extras } = input;
  // A key is made of list and row number, as in `withUniqueKeys`. Equal documents thus carry equal inputs.
  const keys = new Map<Person | undefined, string>();
  const people = (list: PersonList) =>
    filledRows(input[list]).map((row, index) => {
      const key = `${list}-${index + 1}`;
      keys.set(row, key);
      return { ...row, key };
    });
  const chosen = (choice: PersonChoice) => keys.get(chosenPerson(choice, input)) ?? '';
  return {
    ...input,
    emergencyAddress: campType === 'Hauslager' ? '' : emergencyAddress,
    ...byName(counts, (name) => printedCount(input[name])),
    units: filledRows(input.units),
    ...byName(personLists, people),
    ...byName(personChoices, chosen),
    ...(!ticked.includes(specificPersonPoint) && { emergencyLead: '' }),
    ...(!ticked.includes(emergencyCarPoint) && { carDriver: '', secondDriver: '' }),
    activities: filledRows(
      input.activities.map((activity) => ({ ...activity, date: existingDay(activity.date) })),
    ),
    // The option `signatures` changes nothing if `signaturesPoint` is ticked, because this point prints the same lines.
    extras: ticked.includes(signaturesPoint) ? extras.filter((id) => id !== 'signatures') : extras,
  };
}

/**
 * Returns the person that is chosen in a select field. Returns `undefined` if the field does not offer a person with
 * the stored `key`. A row without a `key` cannot be chosen.
 */
export function chosenPerson(choice: PersonChoice, input: Input) {
  return filledRows(choosablePeople(choice, input)).find(({ key }) => key && key === input[choice]);
}

/** A pattern for the marks before a scout name, e.g. «v/o». */
export const scoutNameMark = String.raw`(?:v\s?[/.]\s?o\b\.?|vulgo\b|alias\b)`;

const marks = new RegExp(String.raw`^(?:${scoutNameMark}:?\s+)+`, 'i');

type Called = { scoutName: string; phoneNumber: string };

/**
 * Makes a function that spells scout names and phone numbers uniformly. Scout names lose the «v/o», because the
 * document prints «v/o» before each scout name. Swiss numbers lose the country code if at least one of the people has a
 * number without the code. If all numbers have the code, as in a camp abroad, the numbers keep the code.
 */
export function createSpeller(people: readonly Called[]) {
  const isDialledHere = people.some(({ phoneNumber }) => /^0[1-9]/.test(spellPhone(phoneNumber)));
  return <Person extends Called>(typed: Person) => {
    const spelled = spellPhone(typed.phoneNumber);
    const dialled = isDialledHere ? spellPhone(spelled.replace(/^\+41 /, '0')) : spelled;
    return { ...typed, scoutName: typed.scoutName.replace(marks, ''), phoneNumber: dialled };
  };
}
