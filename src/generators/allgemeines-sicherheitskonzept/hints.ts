import { countHint } from '../../ui/formLimits';
import {
  checkHint,
  dateHints,
  emptyHint,
  endsBeforeStart,
  noPointsHint,
  printDate,
} from '../calendarDay';
import type { PrintContext } from '../contract';
import { isEmptyRow } from '../data';
import { idsIn } from '../points';
import { noCoordinatesHint } from './coordinates';
import {
  calledName,
  chosenPeople,
  type Input,
  isAsked,
  type Person,
  type PersonList,
  personChoices,
  personListNames,
  personLists,
  personSelects,
  type TextField,
} from './input';
import { allGroups, importantNumbers, rulesInPact } from './measures';
import { phoneHint } from './phoneNumber';
import { rescueFields } from './rescueFields';
import { unfitPoints } from './usual';

/**
 * Returns the hints about an input. A document can be made in spite of hints. What every camp needs comes first.
 *
 * The points `first-aid-most-knowledgeable` and `first-aid-specific-person` do not contradict each other: the most
 * knowledgeable person leads until the specific person arrives. So no hint appears when both points are ticked.
 */
export function hints(input: Input, context: PrintContext) {
  const { camp, campType } = input;
  const isTicked = (id: string) => input.ticked.includes(id);
  const isNobodyIn = (list: PersonList) => input[list].every(isEmptyRow);

  const unfit = unfitPoints[campType].filter(isTicked).length;

  const missing = (field: TextField, text: string) => emptyHint(field, text, input[field]);

  return [
    noPointsHint(input, 'Sicherheitsregeln', campType || 'Zeltlager'),
    emptyHint('campName', 'Lagername', camp.name),
    dateHints(camp),
    missing('campType', 'Lagerart'),
    checkHint(unfit > 0, `Auswahl auf «${campType}» umstellen (unpassend: ${unfit})`, campType),
    missing('emergencyPhone', 'Notfalltelefon des Lagers'),
    sentenceHint('emergencyPhone', 'Notfalltelefon des Lagers', phoneHint(input.emergencyPhone)),
    emptyHint('femaleCount', 'Anzahl Teilnehmende', input.femaleCount || input.maleCount),
    sentenceHint('femaleCount', 'Anzahl Teilnehmerinnen', countHint(input.femaleCount)),
    sentenceHint('maleCount', 'Anzahl Teilnehmer', countHint(input.maleCount)),
    missing('campAddress', 'Adresse des Lagers'),
    campType === 'Zeltlager' ? missing('emergencyAddress', 'Notunterkunft') : [],
    missing('hospitalAddress', 'Nächstes Spital'),
    emptyHint('mainLeaders', 'Hauptlagerleitung', !isNobodyIn('mainLeaders')),
    // The first words of a label are enough, e.g. «Zufahrt» for «Zufahrt und Treffpunkt mit der Ambulanz».
    ...rescueFields(campType).map(({ name, label }) =>
      emptyHint(name, label.replace(/(,| und| \().*/, ''), input[name], 'Für die Rettung'),
    ),
    sentenceHint('coordinates', 'Koordinaten', noCoordinatesHint(input.coordinates)),
    personLists.flatMap((list) => numberHints(input, list)),
    allGroups
      .flatMap(({ items }) => items)
      .filter(({ id }) => isTicked(id))
      .flatMap(({ id, text }) =>
        checkHint(isMissingInPact(id, context), `Fehlt im Lagerpakt: ${text}`, id),
      ),
    checkHint(
      isTicked('inform-coach') && isNobodyIn('coaches'),
      'Coach fehlt: wird nach dem Notruf informiert.',
      'coaches',
    ),
    checkHint(
      isTicked('inform-department-leaders') && isNobodyIn('departementLeaders'),
      'Abteilungsleitung fehlt: wird nach dem Notruf informiert.',
      'departementLeaders',
    ),
    personChoices.flatMap((choice) => {
      const label = personSelects[choice][0].replace(/:$/, '');
      return emptyHint(choice, label, !isAsked(choice, input) || chosenPeople(choice, input)[0]);
    }),
    tooManyTasks(input),
    activitiesOutside(input, context),
    checkHint(
      !isTicked('number-144') && idsIn(importantNumbers).some(isTicked),
      'Wichtige Nummern: 144 ist nicht angekreuzt.',
      'number-144',
    ),
  ].flat();
}

/**
 * True for a ticked safety rule if no ticked point of the camp's Lagerpakt says the same. False while nothing is ticked
 * in the Lagerpakt, because nobody has begun to fill in the Lagerpakt.
 */
function isMissingInPact(rule: string, { tickedIn }: PrintContext) {
  const pact = tickedIn?.('lagerpakt') ?? [];
  const line = rulesInPact.split('\n').find((line) => line.startsWith(`${rule} `));
  return pact.length > 0 && line?.split(' ').some((id) => pact.includes(id)) === false;
}

/**
 * Makes a hint from a sentence about a field. An empty sentence makes no hint. The form shows most of these sentences
 * below the field, too.
 *
 * @param label the label of the field, or the name of a person. The hint begins with this label.
 */
function sentenceHint(field: string, label: string, text: string) {
  return checkHint(text !== '', `${label}: ${text}`, field);
}

/** Returns hints about phone numbers that look wrong, and about main leaders without a number. */
function numberHints(input: Input, list: PersonList) {
  return input[list].flatMap((person, index) => {
    const name = calledName(person) || personListNames[list][1];
    const isMissing = list === 'mainLeaders' && !isEmptyRow(person) && !person.phoneNumber;
    const text = isMissing ? 'Die Telefonnummer fehlt.' : phoneHint(person.phoneNumber);
    return sentenceHint(`${list}.${index}.phoneNumber`, name, text);
  });
}

/** Returns a hint for each person who is chosen in three select fields. The hint leads to the third field. */
function tooManyTasks(input: Input) {
  const chosen: Person[] = [];
  return personChoices.flatMap((choice) =>
    chosenPeople(choice, input).flatMap((person) => {
      chosen.push(person);
      const text = `${calledName(person)} hat drei Aufgaben für den Notfall: Verteilt sie auf mehrere.`;
      return checkHint(chosen.filter((one) => one === person).length === 3, text, choice);
    }),
  );
}

function activitiesOutside(
  { camp: { startDate, endDate }, activities }: Input,
  context: PrintContext,
) {
  // `dateHints` reports an end of the camp before the start. In this case, hints about activities would mislead.
  if (endsBeforeStart(startDate, endDate)) return [];
  return activities.flatMap(({ name, date }, index) => {
    const isOutside = !!date && (date < startDate || date > (endDate || date));
    const text = `${name ? `«${name}»` : 'Eine Aktivität'} am ${printDate(date, context)} liegt ausserhalb des Lagers.`;
    return checkHint(isOutside, text, `activities.${index}.date`);
  });
}

const inSafetyArea =
  /bad|schwimm|kanu|kajak|boot|floss|raft|sup\b|kletter|abseil|gletscher|gipfel|grat|ski|snowboard|schnee|schlitt/i;

/**
 * Returns the hint below an activity. The hint appears when the name of the activity may belong to a safety area of
 * J+S.
 */
export function safetyAreaHint(activity: string) {
  return inSafetyArea.test(activity)
    ? 'J+S-Bereiche Berg, Winter und Wasser: nur mit TN ab 10 Jahren und mit einer Leitungsperson, die den Zusatz hat.'
    : '';
}
