import type { PrintContext } from '../contract';
import { byName, joinTexts, splitIntoColumns, withNumbers, withPageEnds } from '../data';
import { chosenPoints, type Group } from '../points';
import { printDates } from '../printCamp';
import { printCoordinates } from './coordinates';
import type { Data } from './fields';
import {
  campFacts,
  chosenPeople,
  type Input,
  personChoices,
  personLists,
  printedInput,
} from './input';
import {
  alarm,
  allGroups,
  coachPoint,
  emergencyCar,
  firstAid,
  importantNumbers,
  safetyGroups,
  signaturesPoint,
} from './measures';
import {
  printActivities,
  printForPoster,
  printLeaderCount,
  printNumbers,
  printParticipants,
  printPerson,
  printSigners,
} from './print';
import { rescueFields, rescueNames } from './rescueFields';

/**
 * Makes the data of the safety concept. The data holds the ticked points and the own points, and only groups that have
 * such points. Own points follow the ticked points of their group. If a text is made of several fields, the data holds
 * the whole text and each field. The whole text contains the separators. Throws nothing.
 *
 * @param typed an input of `readInput`; see `input.ts`
 * @returns texts as printed, and lists without empty rows; see `fields.ts`
 */
export function toDocument(typed: Input, context: PrintContext): Data {
  const input = withNamedNumbers(printedInput(typed));
  const { campDates: dates, ...days } = printDates(input.camp, context);
  const precautions = tickedGroups(safetyGroups, input);
  const activities = printActivities(input, context);
  const isAlone = context.isAlone === true;
  const signatures = input.ticked.includes(signaturesPoint);
  return {
    campName: input.camp.name,
    dates,
    ...days,
    ...printGeneral(input),
    hasPrecautions: isFilled(precautions) || input.medkitResponsible !== '',
    safetyGroups: precautions,
    ...printEmergency(input),
    // The list of a select field for a person holds the chosen person, or is empty.
    ...byName(personChoices, (choice) =>
      withPageEnds(chosenPeople(choice, input).map(printPerson)),
    ),
    hasActivities: isFilled(activities),
    activities,
    signatures,
    coachSigns: signatures || input.ticked.includes(coachPoint),
    ...printSigners(input),
    emergencySheet: isAlone || input.extras.includes('emergencySheet'),
    isWhole: !isAlone,
    ...printPosterFacts(input),
    importantNumbers: printForPoster(tickedItems(importantNumbers, input)),
  };
}

function printGeneral(input: Input) {
  const isHouse = input.campType === 'Hauslager';
  const rescueTexts = {
    ...byName(rescueNames, (name) => input[name]),
    ...printCoordinates(input.coordinates),
    stormShelter: isHouse ? '' : input.stormShelter,
    houseShelter: isHouse ? input.stormShelter : '',
  };
  const texts = {
    ...byName([...campFacts, 'campType'], (name) => input[name]),
    ...rescueTexts,
    ...printParticipants(input),
    leaders: printLeaderCount(input),
  };
  const contacts = byName(personLists, (list) => withPageEnds(input[list].map(printPerson)));
  const hasContacts = Object.values(contacts).some(isFilled);
  const hasUnits = isFilled(input.units);
  return {
    hasGeneral: hasContacts || hasUnits || Object.values(texts).some(Boolean),
    hasRescue: Object.values(rescueTexts).some(Boolean),
    ...texts,
    hasUnits,
    units: input.units.map((one) => ({
      unit: joinTexts([one.name, one.ages, one.departement, one.location], ', '),
      ...one,
    })),
    hasContacts,
    hasMainLeaders: isFilled(contacts.mainLeaders),
    hasLeaderteam: isFilled(contacts.leaderteam),
    hasKitchenTeam: isFilled(contacts.kitchenTeam),
    hasCoaches: isFilled(contacts.coaches),
    hasDepartementLeaders: isFilled(contacts.departementLeaders),
    ...contacts,
  };
}

function printEmergency(input: Input) {
  const firstAidItems = tickedItems(firstAid, input);
  const alarmGroups = tickedGroups(alarm, input).map(({ title, items }) => ({
    title,
    isNumbers: title === importantNumbers[0]?.title,
    items: printNumbers(items),
  }));
  const carItems = tickedItems(emergencyCar, input);
  const contacts = new Set([
    ...chosenPeople('emergencyLead', input),
    ...chosenPeople('secondLead', input),
    ...input.mainLeaders,
  ]);
  return {
    hasEmergency: [firstAidItems, alarmGroups, carItems].some(isFilled),
    hasFirstAid: isFilled(firstAidItems),
    firstAid: firstAidItems,
    leads: [...contacts].slice(0, 2).map(printPerson),
    hasAlarm: isFilled(alarmGroups),
    alarm: alarmGroups,
    hasEmergencyCar: isFilled(carItems),
    emergencyCar: carItems,
  };
}

function tickedGroups(groups: readonly Group[], input: Input) {
  return chosenPoints(groups, input).map(({ title, points }) => ({
    title,
    items: withPageEnds(withNumbers(points.map(({ text }) => ({ checkboxText: text })))),
  }));
}

function tickedItems(groups: readonly Group[], input: Input) {
  return tickedGroups(groups, input).flatMap(({ items }) => items);
}

// These facts are not in `leftFacts` and `rightFacts`. The poster prints the first four facts separately, and omits the
// other four. Passers-by can read the poster, and must not learn where medicines and keys are. Rescuers need neither
// the neighbours nor the place for the sick.
const notInColumns =
  'coordinates access landingSite reception neighbours medicines sickRoom carKey'.split(' ');

function printPosterFacts(input: Input) {
  const shelter = inOneLine(input.emergencyAddress, ', ');
  const facts = [
    { label: 'Nächstes Spital', text: inOneLine(input.hospitalAddress, ', ') },
    ...rescueFields(input.campType)
      .filter(({ name }) => !notInColumns.includes(name))
      .map(({ name, label }) => {
        const text = inOneLine(input[name], '; ');
        return shelter && name === 'stormShelter'
          ? { label: 'Notunterkunft', text: joinTexts([shelter, text], '; ') }
          : { label, text };
      }),
  ].filter(({ text }) => text !== '');
  const [leftFacts, rightFacts] = splitIntoColumns(facts, ({ text }) => [text]);
  return {
    leftFacts,
    rightFacts,
    // The sum is the number of lines when each label is on a separate line.
    hasShortFacts: facts.reduce((sum, { text }) => sum + 2 + Math.ceil(text.length / 40), 0) <= 28,
  };
}

const inOneLine = (text: string, separator: string) => text.replace(/\n+/g, separator);

/**
 * Ticks each important number that a ticked measure mentions. So the document lists the number under «Wichtige
 * Nummern».
 */
function withNamedNumbers(input: Input) {
  const measures = allGroups.filter((group) => !importantNumbers.includes(group));
  const named = tickedItems(measures, input).flatMap(
    ({ checkboxText }) => checkboxText.match(/\d[\d ]*\d/g) ?? [],
  );
  const numbers = importantNumbers
    .flatMap(({ items }) => items)
    .filter(({ text }) => named.includes(text.replace(/ \D.*/, '')));
  return { ...input, ticked: [...input.ticked, ...numbers.map(({ id }) => id)] };
}

function isFilled(list: readonly unknown[]) {
  return list.length > 0;
}
