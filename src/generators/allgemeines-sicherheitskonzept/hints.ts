import { checkHint, dateHints, endsBeforeStart, existingDay, printDate } from '../calendarDay';
import type { Hint, PrintContext } from '../contract';
import { noCoordinatesHint, readCoordinates } from './coordinates';
import {
  choosable,
  type Input,
  isEmptyRow,
  type PersonChoice,
  printedCount,
  type TextField,
} from './input';
import { carIsThere, importantNumbers, specificPersonLeads } from './measures';
import { fullName, type PersonList, personListNames } from './people';
import { rescueFields } from './rescue';
import { medkitPlaces } from './usual';

/**
 * What there is to say before the concept is made, in the order of the form; nothing of it holds anybody
 * up. That the most knowledgeable person and a chosen one both lead is no contradiction to warn of: the
 * texts say that the one leads until the other is there.
 */
export function hints(input: Input, options: PrintContext): Hint[] {
  const { camp, campType, coordinates, ticked, extras } = input;
  const { emergencyLead, carDriver, secondDriver } = input;
  const isTicked = (id: string) => ticked.includes(id);
  const isNobodyIn = (list: PersonList) => input[list].every(isEmptyRow);
  const hasLead = isTicked(specificPersonLeads);
  const hasCar = isTicked(carIsThere);
  const hasDriver = hasCar && carDriver !== '';
  const places = Object.entries(medkitPlaces).filter(([, id]) => isTicked(id));
  const [, wrongPlace] = places.find(([type]) => campType !== '' && type !== campType) ?? [];
  const isInBothPlaces = places.length > 1;

  const empty = (field: string, text: string, isEmpty: boolean): Hint[] =>
    isEmpty ? [{ id: field, kind: 'empty', text, field }] : [];
  const missing = (field: TextField, text: string) => empty(field, text, input[field] === '');
  function count(field: 'femaleCount' | 'maleCount', label: string) {
    const typed = input[field];
    const isNone = typed !== '' && printedCount(typed) === '';
    const text = `${label}: «${typed}» ist keine ganze Zahl ab 0 und wird nicht gedruckt.`;
    return checkHint(`${field}NoCount`, isNone, text, field);
  }

  function choice(field: PersonChoice, label: string, isAsked = true) {
    if (!isAsked) return [];
    const isThere = choosable(field, input).some(
      (person) => person.key === input[field] && !isEmptyRow(person),
    );
    const isGone = input[field] !== '' && !isThere;
    const text = `${label}: Die gewählte Person steht nicht mehr in den Listen.`;
    return [...missing(field, label), ...checkHint(`${field}Gone`, isGone, text, field)];
  }

  const informed = (id: string, list: PersonList, who: string) =>
    checkHint(
      id,
      isTicked(id) && isNobodyIn(list),
      `Nach dem Notruf wird ${who} eingetragen.`,
      list,
    );

  return [
    empty('campName', 'Lagername', camp.name === ''),
    dateHints(camp),
    missing('campAddress', 'Adresse des Lagers'),
    missing('emergencyPhone', 'Notfalltelefon des Lagers'),
    missing('campType', 'Lagerart'),
    campType === 'Zeltlager' ? missing('emergencyAddress', 'Notunterkunft') : [],
    missing('hospitalAddress', 'Nächstes Spital'),
    ...rescueFields(campType).map(({ name, label }) => missing(name, label)),
    checkHint(
      'noCoordinates',
      coordinates !== '' && !readCoordinates(coordinates),
      `Koordinaten: ${noCoordinatesHint(coordinates)}`,
      'coordinates',
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
    checkHint(
      'medkitPlace',
      isInBothPlaces || wrongPlace !== undefined,
      isInBothPlaces
        ? 'Apotheke: «Im Zeltlager …» und «Im Hauslager …» sind beide angekreuzt.'
        : `Apotheke: Angekreuzt ist nicht, was im ${campType} gilt.`,
      wrongPlace ?? medkitPlaces.Hauslager,
    ),
    choice('medkitResponsible', 'Verantwortlich für die Apotheke'),
    choice('emergencyLead', 'Lead im Notfall', hasLead),
    choice('carDriver', 'Wer das Notfallauto fährt', hasCar),
    choice('secondDriver', 'Stellvertretung fürs Notfallauto', hasDriver),
    checkHint(
      'sameDriver',
      hasDriver && carDriver === secondDriver,
      'Notfallauto: Dieselbe Person fährt und ist ihre eigene Stellvertretung.',
      'secondDriver',
    ),
    checkHint(
      'leadDrives',
      hasLead && hasDriver && carDriver === emergencyLead,
      'Notfallauto: Dieselbe Person fährt und hat den Lead im Notfall.',
      'carDriver',
    ),
    activitiesOutside(input, options),
    checkHint(
      'no144',
      !isTicked('number-144') &&
        importantNumbers.some(({ items }) => items.some(({ id }) => isTicked(id))),
      'Wichtige Nummern: 144 ist nicht angekreuzt.',
      'number-144',
    ),
    checkHint(
      'posterAddress',
      extras.includes('emergencySheet') && !input.campAddress,
      'Auf dem Notruf-Plakat fehlt die Adresse.',
      'campAddress',
    ),
  ].flat();
}

function unreachable({ mainLeaders }: Input): Hint[] {
  return mainLeaders.flatMap((person, index) => {
    const name = person.scoutName || fullName(person) || personListNames.mainLeaders.rowName;
    const field = `mainLeaders.${index}.phoneNumber`;
    const isWrong = !isEmptyRow(person) && !person.phoneNumber;
    return checkHint(field, isWrong, `${name}: Die Telefonnummer fehlt.`, field);
  });
}

function activitiesOutside({ camp, activities }: Input, options: PrintContext): Hint[] {
  const [start, end] = [existingDay(camp.startDate), existingDay(camp.endDate)];
  // Then nothing lies inside, and that the dates are swapped is said already.
  if (endsBeforeStart(start, end)) return [];
  return activities.flatMap(({ name, date }, index) => {
    const day = existingDay(date);
    const isOutside = day !== '' && (day < start || (end !== '' && day > end));
    const text = `${name ? `«${name}»` : 'Eine Aktivität'} am ${printDate(day, options)} liegt ausserhalb des Lagers.`;
    const field = `activities.${index}.date`;
    return checkHint(field, isOutside, text, field);
  });
}
