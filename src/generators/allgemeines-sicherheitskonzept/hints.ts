import { dateHints, parseDay, printDay } from '../calendarDay';
import type { Hint, PrintContext } from '../contract';
import { carIsThere, importantNumbers, specificPersonLeads } from './content/emergency';
import { personListNames } from './content/personLists';
import { askedIn, type RescueField, rescueFields } from './content/rescue';
import { excludedIn, medkitPlaces } from './content/usual';
import { noCoordinatesHint } from './coordinatesHint';
import { choosableFrom, type Input, type PersonChoice, type PersonList } from './input';
import { isEmptyRow } from './isEmptyRow';
import { joined } from './joined';
import { parseCount } from './parseCount';
import { readCoordinates } from './readCoordinates';

type Rule = (input: Input, options: PrintContext) => readonly Hint[];

/**
 * What there is to say before the concept is made, in the order of the form; nothing of it holds anybody
 * up. That the most knowledgeable person and a chosen one both lead is no contradiction to warn of: the
 * texts say that the one leads until the other is there.
 */
const rules: readonly Rule[] = [
  when(
    ({ camp }) => camp.name === '',
    () => [{ id: 'campName', kind: 'empty', text: 'Lagername', field: 'campName' }],
  ),
  ({ camp }) => dateHints(camp),
  empty('campAddress', 'Adresse des Lagers'),
  empty('emergencyPhone', 'Notfalltelefon des Lagers'),
  empty('campType', 'Lagerart'),
  when(({ campType }) => campType === 'Zeltlager', empty('emergencyAddress', 'Notunterkunft')),
  empty('hospitalAddress', 'Nächstes Spital'),
  ...rescueFields.map(
    (field): Rule =>
      (input, options) =>
        empty(field.name, askedIn(input.campType, field).label)(input, options),
  ),
  noCoordinates,
  when(
    ({ femaleCount, maleCount }) => !femaleCount && !maleCount,
    () => [
      { id: 'participants', kind: 'empty', text: 'Anzahl Teilnehmende', field: 'femaleCount' },
    ],
  ),
  noCount('femaleCount', 'Anzahl Teilnehmerinnen'),
  noCount('maleCount', 'Anzahl Teilnehmer'),
  when(nobodyIn('mainLeaders'), () => [
    { id: 'mainLeaders', kind: 'empty', text: 'Hauptlagerleitung', field: 'mainLeaders' },
  ]),
  unreachable('mainLeaders'),
  informed('inform-coach', 'coaches', 'der Coach informiert, aber es ist keiner eingetragen.'),
  informed(
    'inform-department-leaders',
    'departementLeaders',
    'die Abteilungsleitung informiert, aber es ist niemand eingetragen.',
  ),
  medkitPlace,
  choice('medkitResponsible', 'Verantwortlich für die Apotheke'),
  when(isTicked(specificPersonLeads), choice('emergencyLead', 'Lead im Notfall')),
  when(isTicked(carIsThere), choice('carDriver', 'Wer das Notfallauto fährt')),
  when(hasDriver, choice('secondDriver', 'Stellvertretung fürs Notfallauto')),
  when(hasDriver, sameDriver),
  when(isTicked(specificPersonLeads), when(hasDriver, leadDrives)),
  activitiesOutside,
  no144,
  noAddressOnPoster,
];

export function hints(input: Input, options: PrintContext): Hint[] {
  return rules.flatMap((rule) => rule(input, options));
}

function when(applies: (input: Input) => boolean, rule: Rule): Rule {
  return (input, options) => (applies(input) ? rule(input, options) : []);
}

function isTicked(id: string) {
  return ({ ticked }: Input) => ticked.includes(id);
}

function hasDriver(input: Input) {
  return isTicked(carIsThere)(input) && input.carDriver !== '';
}

function nobodyIn(list: PersonList) {
  return (input: Input) => input[list].every(isEmptyRow);
}

type TextField =
  | 'campAddress'
  | 'emergencyPhone'
  | 'campType'
  | 'emergencyAddress'
  | 'hospitalAddress'
  | RescueField['name'];

function empty(field: TextField, text: string): Rule {
  return when(
    (input) => input[field] === '',
    () => [{ id: field, kind: 'empty', text, field }],
  );
}

function noCoordinates({ coordinates }: Input): readonly Hint[] {
  if (coordinates === '' || readCoordinates(coordinates)) return [];
  const text = `Koordinaten: ${noCoordinatesHint(coordinates)}`;
  return [{ id: 'noCoordinates', kind: 'check', text, field: 'coordinates' }];
}

function noCount(field: 'femaleCount' | 'maleCount', label: string): Rule {
  return (input) => {
    const typed = input[field];
    if (typed === '' || parseCount(typed) !== undefined) return [];
    const text = `${label}: «${typed}» ist keine ganze Zahl ab 0 und wird nicht gedruckt.`;
    return [{ id: `${field}NoCount`, kind: 'check', text, field }];
  };
}

function unreachable(list: PersonList): Rule {
  return (input) =>
    input[list].flatMap((person, index) => {
      if (isEmptyRow(person) || person.phoneNumber) return [];
      const name = person.scoutName || joined([person.firstName, person.lastName], ' ');
      const text = `${name || personListNames[list].rowName}: Die Telefonnummer fehlt.`;
      const field = `${list}.${index}.phoneNumber`;
      return [{ id: field, kind: 'check', text, field }];
    });
}

function informed(id: string, list: PersonList, rest: string): Rule {
  return when(
    (input) => isTicked(id)(input) && nobodyIn(list)(input),
    () => [{ id, kind: 'check', text: `Nach dem Notruf wird ${rest}`, field: list }],
  );
}

/** It is either in a tent or in a house. */
function medkitPlace({ ticked, campType }: Input): readonly Hint[] {
  const { Zeltlager, Hauslager } = medkitPlaces;
  const isBoth = ticked.includes(Zeltlager) && ticked.includes(Hauslager);
  const [wrong] = excludedIn(campType).filter((id) => ticked.includes(id));
  if (!isBoth && !wrong) return [];
  const text = isBoth
    ? 'Apotheke: «Im Zeltlager …» und «Im Hauslager …» sind beide angekreuzt.'
    : `Apotheke: Angekreuzt ist nicht, was im ${campType} gilt.`;
  return [{ id: 'medkitPlace', kind: 'check', text, field: wrong ?? Hauslager }];
}

function choice(field: PersonChoice, text: string): Rule {
  return (input) => {
    const key = input[field];
    if (key === '') return [{ id: field, kind: 'empty', text, field }];
    const people = choosableFrom[field].flatMap((list) => input[list]);
    if (people.some((person) => person.key === key && !isEmptyRow(person))) return [];
    const gone = `${text}: Die gewählte Person steht nicht mehr in den Listen.`;
    return [{ id: `${field}Gone`, kind: 'check', text: gone, field }];
  };
}

function sameDriver({ carDriver, secondDriver }: Input): readonly Hint[] {
  if (carDriver !== secondDriver) return [];
  const text = 'Notfallauto: Dieselbe Person fährt und ist ihre eigene Stellvertretung.';
  return [{ id: 'sameDriver', kind: 'check', text, field: 'secondDriver' }];
}

function leadDrives({ carDriver, emergencyLead }: Input): readonly Hint[] {
  if (carDriver !== emergencyLead) return [];
  const text = 'Notfallauto: Dieselbe Person fährt und hat den Lead im Notfall.';
  return [{ id: 'leadDrives', kind: 'check', text, field: 'carDriver' }];
}

function activitiesOutside(input: Input, options: PrintContext): Hint[] {
  const start = parseDay(input.camp.startDate);
  const end = parseDay(input.camp.endDate);
  // Then nothing lies inside, and that the dates are swapped is said already.
  if (start && end && end < start) return [];
  return input.activities.flatMap(({ name, date }, index) => {
    const day = parseDay(date);
    if (!day || !((start && day < start) || (end && day > end))) return [];
    const what = name ? `«${name}»` : 'Eine Aktivität';
    const text = `${what} am ${printDay(day, options)} liegt ausserhalb des Lagers.`;
    const field = `activities.${index}.date`;
    return [{ id: field, kind: 'check', text, field }];
  });
}

function noAddressOnPoster({ extras, campAddress }: Input): readonly Hint[] {
  if (!extras.includes('emergencySheet') || campAddress) return [];
  const text = 'Auf dem Notruf-Plakat fehlt die Adresse.';
  return [{ id: 'posterAddress', kind: 'check', text, field: 'campAddress' }];
}

function no144({ ticked }: Input): readonly Hint[] {
  const isAny = importantNumbers.items.some(({ checkboxId }) => ticked.includes(checkboxId));
  if (!isAny || ticked.includes('number-144')) return [];
  const text = 'Wichtige Nummern: 144 ist nicht angekreuzt.';
  return [{ id: 'no144', kind: 'check', text, field: 'number-144' }];
}
