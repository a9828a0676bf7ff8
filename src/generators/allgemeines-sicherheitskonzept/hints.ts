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
} from './input';
import { allGroups, importantNumbers, rulesInPact } from './measures';
import { phoneHint } from './phoneNumber';
import { rescueFields } from './rescueFields';
import { unfitPoints } from './usual';

/**
 * Returns the hints about an input. A document can be made in spite of hints. The empty fields that an emergency needs
 * come first.
 *
 * The points `first-aid-most-knowledgeable` and `first-aid-specific-person` do not contradict each other: the most
 * knowledgeable person leads until the specific person arrives. So no hint appears when both points are ticked.
 */
export function hints(input: Input, context: PrintContext) {
  const { camp, campType } = input;
  const isTicked = (id: string) => input.ticked.includes(id);
  const isNobodyIn = (list: PersonList) => input[list].every(isEmptyRow);

  const unfit = unfitPoints[campType].filter(isTicked).length;
  const typeOrTent = campType || 'Zeltlager';

  return [
    noPointsHint(input, `Sicherheitsregeln: «Übliche Auswahl ${typeOrTent}»`, typeOrTent),
    emptyHint('hospitalAddress', 'Nächstes Spital', input.hospitalAddress, 'urgent'),
    emptyHint('emergencyPhone', 'Notfalltelefon', input.emergencyPhone, 'urgent'),
    emptyHint('mainLeaders', 'Hauptlagerleitung', !isNobodyIn('mainLeaders'), 'urgent'),
    emptyHint(
      'emergencyAddress',
      'Notunterkunft',
      campType !== 'Zeltlager' || input.emergencyAddress,
      'urgent',
    ),
    emptyHint('campAddress', 'Lageradresse', input.campAddress, 'urgent'),
    // The first words of a label are enough, e.g. «Zufahrt» for «Zufahrt und Treffpunkt mit der Ambulanz».
    ...rescueFields(campType).map(({ name, label }) =>
      emptyHint(
        name,
        label.replace(/(,| und| nach| \().*/, ''),
        input[name],
        // In a Hauslager, the «Unterkunft nach dem Verlassen des Hauses» takes the place of the Notunterkunft.
        /^(Koordinaten|Unterkunft)/.test(label) ? 'urgent' : undefined,
      ),
    ),
    emptyHint('campName', 'Lagername', camp.name),
    dateHints(camp),
    emptyHint('campType', 'Lagerart', campType),
    checkHint(unfit > 0, `Auswahl auf «${campType}» umstellen (unpassend: ${unfit})`, campType),
    sentenceHint('emergencyPhone', 'Notfalltelefon des Lagers', phoneHint(input.emergencyPhone)),
    emptyHint('femaleCount', 'Anzahl Teilnehmende', input.femaleCount || input.maleCount),
    sentenceHint('femaleCount', 'Anzahl Teilnehmerinnen', countHint(input.femaleCount)),
    sentenceHint('maleCount', 'Anzahl Teilnehmer', countHint(input.maleCount)),
    sentenceHint('coordinates', 'Koordinaten', noCoordinatesHint(input.coordinates)),
    personLists.flatMap((list) => numberHints(input, list)),
    allGroups
      .flatMap(({ items }) => items)
      .flatMap(({ id, text }) =>
        checkHint(isTicked(id) && isMissingInPact(id, context), `Fehlt im Lagerpakt: ${text}`, id),
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
    personChoices.flatMap((choice) =>
      emptyHint(
        choice,
        personSelects[choice][0].replace(/:$/, ''),
        !isAsked(choice, input) || chosenPeople(choice, input)[0],
      ),
    ),
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
  return input[list].flatMap((person, index) =>
    sentenceHint(
      `${list}.${index}.phoneNumber`,
      calledName(person) || personListNames[list][1],
      list === 'mainLeaders' && !isEmptyRow(person) && !person.phoneNumber
        ? 'Die Telefonnummer fehlt.'
        : phoneHint(person.phoneNumber),
    ),
  );
}

/** Returns a hint for each person who is chosen in three select fields. The hint leads to the third field. */
function tooManyTasks(input: Input) {
  const chosen: Person[] = [];
  return personChoices.flatMap((choice) =>
    chosenPeople(choice, input).flatMap((person) => {
      chosen.push(person);
      return checkHint(
        chosen.filter((one) => one === person).length === 3,
        `${calledName(person)} hat drei Aufgaben für den Notfall: Verteilt sie auf mehrere.`,
        choice,
      );
    }),
  );
}

function activitiesOutside(
  { camp: { startDate, endDate }, activities }: Input,
  context: PrintContext,
) {
  // `dateHints` reports an end of the camp before the start. In this case, hints about activities would mislead.
  if (endsBeforeStart(startDate, endDate)) return [];
  return activities.flatMap(({ name, date }, index) =>
    checkHint(
      !!date && (date < startDate || date > (endDate || date)),
      `${name ? `«${name}»` : 'Eine Aktivität'} am ${printDate(date, context)} liegt ausserhalb des Lagers.`,
      `activities.${index}.date`,
    ),
  );
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
