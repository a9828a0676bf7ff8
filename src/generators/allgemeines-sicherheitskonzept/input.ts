import { array, type InferOutput, object, optional, picklist, pipe, transform } from 'valibot';
import { printedCount } from '../../ui/formLimits';
import { spellPhone } from '../../ui/phoneNumber';
import { existingDay } from '../calendarDay';
import { camp } from '../camp';
import { byName } from '../data';
import { ownPoints, text, ticks } from '../points';
import { carIsThere, everybodySigns, specificPersonLeads } from './measures';

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

function rows<Name extends string>(...names: readonly Name[]) {
  return array(object(byName(names, () => text)));
}

/** Whom one chooses among the people, one for each of these. */
export const personChoices = [
  'medkitResponsible',
  'emergencyLead',
  'carDriver',
  // Drives where the other cannot.
  'secondDriver',
] as const;

export type PersonChoice = (typeof personChoices)[number];

/** What rescuers and whoever waits for them ask for, in the order of form and document. */
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

/** The fields as they are asked in a camp of this kind: whoever leaves a house was asked for no address of a shelter. */
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

// Where medicines and keys lie is not for everybody who goes by; neighbours are no rescuers.
const notOnPoster = ['neighbours', 'medicines', 'carKey'];

/** What of it the poster says. */
export function posterFields(campType: string) {
  return rescueFields(campType).filter(({ name }) => !notOnPoster.includes(name));
}

/** What is asked once, in the order of the form; beside it what rescuers ask for. */
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
  // The key names the row for as long as it is there; the selects store it.
  ...byName(personLists, () => optional(rows('key', ...personFields), [{}])),
  ticked: ticks,
  /** They stand at the title of their group. */
  own: ownPoints,
  extras: ticks,
  /** The keys of people, or empty. */
  ...byName(personChoices, () => text),
  activities: optional(rows('name', 'date', 'leader', 'concept', 'abort'), [{}]),
});

export type Input = InferOutput<typeof fields>;
export type Person = Input[PersonList][number];

/** The names of the fields that stand once in the form and hold a text. */
export type TextField = {
  [Name in keyof Input]: Input[Name] extends string ? Name : never;
}[keyof Input];

/** What the form collects, as typed: days are `yyyy-mm-dd` or empty, counts are digits or empty. */
export const input = pipe(fields, transform(settled));

/** Everybody under a key that nobody else has (the first with a key keeps it), and written as all are. */
function settled(input: Input) {
  const spelled = spellerOf(personLists.flatMap((list) => input[list]));
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

/** Whether nothing was typed into a row. Its key is not typed. */
export function isEmptyRow(row: { readonly [name: string]: string | undefined }) {
  return Object.entries(row).every(([name, value]) => name === 'key' || !value);
}

/** The rows into which something was typed. */
export function filled<Row extends Record<string, string>>(rows: readonly Row[]) {
  return rows.filter((row) => !isEmptyRow(row));
}

/** Whom a select offers, in its order (specification, section 2): cooks drive, but do not lead. */
export function choosable(choice: PersonChoice, input: Input) {
  const leaders = [...input.mainLeaders, ...input.leaderteam];
  return choice.endsWith('Driver') ? [...leaders, ...input.kitchenTeam] : leaders;
}

/**
 * The input without what the concept does not say: emptied rows, the shelter of a Hauslager, who was chosen
 * for what is not ticked. The rows keep their order.
 */
export function printedInput(input: Input) {
  const { campType, emergencyAddress, ticked, extras } = input;
  // By their place, as `readInput` would name them: it matters which row is chosen, not where its key is from.
  const keys = new Map<Person | undefined, string>();
  const people = (list: PersonList) =>
    filled(input[list]).map((row, index) => {
      const key = `${list}-${index + 1}`;
      keys.set(row, key);
      return { ...row, key };
    });
  const chosen = (choice: PersonChoice) => keys.get(chosenPerson(choice, input)) ?? '';
  return {
    ...input,
    emergencyAddress: campType === 'Hauslager' ? '' : emergencyAddress,
    ...byName(counts, (name) => printedCount(input[name])),
    units: filled(input.units),
    ...byName(personLists, people),
    ...byName(personChoices, chosen),
    ...(!ticked.includes(specificPersonLeads) && { emergencyLead: '' }),
    ...(!ticked.includes(carIsThere) && { carDriver: '', secondDriver: '' }),
    activities: filled(
      input.activities.map((activity) => ({ ...activity, date: existingDay(activity.date) })),
    ),
    // Where everybody signs, there is a line for everybody anyway.
    extras: ticked.includes(everybodySigns) ? extras.filter((id) => id !== 'signatures') : extras,
  };
}

/** Whom a key names. One that none of the select's lists holds names nobody; a row may have none. */
export function chosenPerson(choice: PersonChoice, input: Input) {
  return filled(choosable(choice, input)).find(({ key }) => key && key === input[choice]);
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
