import { dateHints, parseDay, printDay } from '../calendarDay';
import type { Hint, PrintContext } from '../contract';
import { noCoordinatesHint, readCoordinates } from './coordinates';
import {
  choosable,
  type Input,
  isEmptyRow,
  type PersonChoice,
  parseCount,
  type TextField,
} from './input';
import {
  carIsThere,
  excludedIn,
  importantNumbers,
  medkitPlaces,
  specificPersonLeads,
} from './measures';
import { fullName, type PersonList, personListNames } from './people';
import { rescueFields } from './rescue';

/**
 * What there is to say before the concept is made, in the order of the form; nothing of it holds anybody
 * up. That the most knowledgeable person and a chosen one both lead is no contradiction to warn of: the
 * texts say that the one leads until the other is there.
 */
export function hints(input: Input, options: PrintContext): Hint[] {
  const { camp, campType, coordinates, ticked, extras } = input;
  const { emergencyLead, carDriver, secondDriver } = input;
  const { Zeltlager, Hauslager } = medkitPlaces;
  const isTicked = (id: string) => ticked.includes(id);
  const isNobodyIn = (list: PersonList) => input[list].every(isEmptyRow);
  const hasLead = isTicked(specificPersonLeads);
  const hasCar = isTicked(carIsThere);
  const hasDriver = hasCar && carDriver !== '';
  const wrongPlace = excludedIn(campType).find(isTicked);
  const isInBothPlaces = isTicked(Zeltlager) && isTicked(Hauslager);

  const empty = (field: string, text: string, isEmpty: boolean): Hint[] =>
    isEmpty ? [{ id: field, kind: 'empty', text, field }] : [];
  const missing = (field: TextField, text: string) => empty(field, text, input[field] === '');
  const check = (id: string, field: string, isWrong: boolean, text: string): Hint[] =>
    isWrong ? [{ id, kind: 'check', text, field }] : [];

  function count(field: 'femaleCount' | 'maleCount', label: string) {
    const typed = input[field];
    const isNone = typed !== '' && parseCount(typed) === undefined;
    const text = `${label}: «${typed}» ist keine ganze Zahl ab 0 und wird nicht gedruckt.`;
    return check(`${field}NoCount`, field, isNone, text);
  }

  function choice(field: PersonChoice, label: string, isAsked = true) {
    if (!isAsked) return [];
    const isThere = choosable(field, input).some(
      (person) => person.key === input[field] && !isEmptyRow(person),
    );
    const isGone = input[field] !== '' && !isThere;
    const text = `${label}: Die gewählte Person steht nicht mehr in den Listen.`;
    return [...missing(field, label), ...check(`${field}Gone`, field, isGone, text)];
  }

  const informed = (id: string, list: PersonList, who: string) =>
    check(id, list, isTicked(id) && isNobodyIn(list), `Nach dem Notruf wird ${who} eingetragen.`);

  return [
    empty('campName', 'Lagername', camp.name === ''),
    dateHints(camp),
    missing('campAddress', 'Adresse des Lagers'),
    missing('emergencyPhone', 'Notfalltelefon des Lagers'),
    missing('campType', 'Lagerart'),
    campType === 'Zeltlager' ? missing('emergencyAddress', 'Notunterkunft') : [],
    missing('hospitalAddress', 'Nächstes Spital'),
    ...rescueFields(campType).map(({ name, label }) => missing(name, label)),
    check(
      'noCoordinates',
      'coordinates',
      coordinates !== '' && !readCoordinates(coordinates),
      `Koordinaten: ${noCoordinatesHint(coordinates)}`,
    ),
    empty('femaleCount', 'Anzahl Teilnehmende', !input.femaleCount && !input.maleCount),
    count('femaleCount', 'Anzahl Teilnehmerinnen'),
    count('maleCount', 'Anzahl Teilnehmer'),
    empty('mainLeaders', 'Hauptlagerleitung', isNobodyIn('mainLeaders')),
    unreachable(input),
    informed('inform-coach', 'coaches', 'der Coach informiert, aber es ist keiner'),
    informed(
      'inform-department-leaders',
      'departementLeaders',
      'die Abteilungsleitung informiert, aber es ist niemand',
    ),
    check(
      'medkitPlace',
      wrongPlace ?? Hauslager,
      isInBothPlaces || wrongPlace !== undefined,
      isInBothPlaces
        ? 'Apotheke: «Im Zeltlager …» und «Im Hauslager …» sind beide angekreuzt.'
        : `Apotheke: Angekreuzt ist nicht, was im ${campType} gilt.`,
    ),
    choice('medkitResponsible', 'Verantwortlich für die Apotheke'),
    choice('emergencyLead', 'Lead im Notfall', hasLead),
    choice('carDriver', 'Wer das Notfallauto fährt', hasCar),
    choice('secondDriver', 'Stellvertretung fürs Notfallauto', hasDriver),
    check(
      'sameDriver',
      'secondDriver',
      hasDriver && carDriver === secondDriver,
      'Notfallauto: Dieselbe Person fährt und ist ihre eigene Stellvertretung.',
    ),
    check(
      'leadDrives',
      'carDriver',
      hasLead && hasDriver && carDriver === emergencyLead,
      'Notfallauto: Dieselbe Person fährt und hat den Lead im Notfall.',
    ),
    activitiesOutside(input, options),
    check(
      'no144',
      'number-144',
      !isTicked('number-144') &&
        importantNumbers.some(({ items }) => items.some(({ id }) => isTicked(id))),
      'Wichtige Nummern: 144 ist nicht angekreuzt.',
    ),
    check(
      'posterAddress',
      'campAddress',
      extras.includes('emergencySheet') && !input.campAddress,
      'Auf dem Notruf-Plakat fehlt die Adresse.',
    ),
  ].flat();
}

function unreachable({ mainLeaders }: Input): Hint[] {
  return mainLeaders.flatMap((person, index) => {
    if (isEmptyRow(person) || person.phoneNumber) return [];
    const name = person.scoutName || fullName(person) || personListNames.mainLeaders.rowName;
    const text = `${name}: Die Telefonnummer fehlt.`;
    const field = `mainLeaders.${index}.phoneNumber`;
    return [{ id: field, kind: 'check', text, field }];
  });
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
