import type { PrintContext } from '../contract';
import { inHalves, numbered } from '../data';
import { ownTextsBy, placeOf } from '../ownPoints';
import { type Group, groupsOf } from './chapters';
import { alarm, emergencyCar, firstAid, importantNumbers } from './content/emergency';
import { askedIn, rescueFields } from './content/rescue';
import { everybodySigns, safetyGroups } from './content/safetyGroups';
import type { Data, PrintedPerson } from './data';
import type { Input, PersonChoice } from './input';
import { joined } from './joined';
import { printCoordinates } from './printCoordinates';
import { printDates } from './printDates';
import { chosenPerson, printedInput } from './printedInput';
import { printForPoster, printNumbers } from './printNumbers';
import { printParticipants } from './printParticipants';
import { printActivities, printPeople, printSigners, printUnits } from './printRows';

/**
 * The safety concept in the order of its document (specification, section 9): what is empty or not
 * ticked is left out, with its headings. Own points stand at the end of their group. What is made of several fields stands whole and in parts, so
 * that a template needs no joints. Throws nothing.
 *
 * @param typed as `readInput` gives it; see `input.ts`
 * @returns texts as they are printed, lists without empty rows; see `data.ts`
 */
export function toDocument(typed: Input, options: PrintContext): Data {
  const input = withNamedNumbers(printedInput(typed));
  const activities = printActivities(input.activities, options);
  const isAlone = options.isAlone === true;
  return {
    campName: input.camp.name,
    ...printDates(input.camp, options),
    ...general(input),
    ...precautions(input),
    ...emergency(input),
    hasActivities: activities.length > 0,
    activities,
    signatures: input.extras.includes('signatures') || input.ticked.includes(everybodySigns),
    ...printSigners(input),
    emergencySheet: isAlone || input.extras.includes('emergencySheet'),
    isWhole: !isAlone,
    ...posterFacts(input),
    importantNumbers: printForPoster(tickedItems(importantNumbers, input)),
  };
}

function general(input: Input) {
  const rescueTexts = rescue(input);
  const texts = {
    campAddress: input.campAddress,
    emergencyAddress: input.emergencyAddress,
    hospitalAddress: input.hospitalAddress,
    ...rescueTexts,
    emergencyPhone: input.emergencyPhone,
    campType: input.campType,
    ...printParticipants(input),
  };
  const contacts = {
    mainLeaders: printPeople(input.mainLeaders),
    leaderteam: printPeople(input.leaderteam),
    kitchenTeam: printPeople(input.kitchenTeam),
    coaches: printPeople(input.coaches),
    departementLeaders: printPeople(input.departementLeaders),
  };
  const units = printUnits(input.units);
  const hasContacts = Object.values(contacts).some(isFilled);
  return {
    hasGeneral: hasContacts || isFilled(units) || Object.values(texts).some(Boolean),
    hasRescue: Object.values(rescueTexts).some(Boolean),
    ...texts,
    hasUnits: isFilled(units),
    units,
    hasContacts,
    hasMainLeaders: isFilled(contacts.mainLeaders),
    hasLeaderteam: isFilled(contacts.leaderteam),
    hasKitchenTeam: isFilled(contacts.kitchenTeam),
    hasCoaches: isFilled(contacts.coaches),
    hasDepartementLeaders: isFilled(contacts.departementLeaders),
    ...contacts,
  };
}

function rescue(input: Input) {
  const isHouse = input.campType === 'Hauslager';
  return {
    ...printCoordinates(input.coordinates),
    access: input.access,
    landingSite: input.landingSite,
    assemblyPoint: input.assemblyPoint,
    reception: input.reception,
    doctor: input.doctor,
    stormShelter: isHouse ? '' : input.stormShelter,
    houseShelter: isHouse ? input.stormShelter : '',
    medicines: input.medicines,
    nightWatch: input.nightWatch,
    carKey: input.carKey,
  };
}

function precautions(input: Input) {
  const groups = tickedGroups(safetyGroups, input);
  const medkitResponsible = printChosen('medkitResponsible', input);
  return {
    hasPrecautions: isFilled(groups) || isFilled(medkitResponsible),
    safetyGroups: groups,
    medkitResponsible,
  };
}

function emergency(input: Input) {
  const firstAidItems = tickedItems(firstAid, input);
  const alarmGroups = tickedGroups(alarm, input).map(({ title, items }) => ({
    title,
    isNumbers: title === importantNumbers.title,
    items: printNumbers(items),
  }));
  const carItems = tickedItems(emergencyCar, input);
  const emergencyLead = printChosen('emergencyLead', input);
  return {
    hasEmergency: [firstAidItems, alarmGroups, carItems].some(isFilled),
    hasFirstAid: isFilled(firstAidItems),
    firstAid: firstAidItems,
    emergencyLead,
    leads: isFilled(emergencyLead) ? emergencyLead : printPeople(input.mainLeaders.slice(0, 2)),
    hasAlarm: isFilled(alarmGroups),
    alarm: alarmGroups,
    hasEmergencyCar: isFilled(carItems),
    emergencyCar: carItems,
    carDriver: printChosen('carDriver', input),
    secondDriver: printChosen('secondDriver', input),
  };
}

const allGroups = Object.values(groupsOf).flat();

/** What can be ticked. */
export const ids = allGroups.flatMap(({ items }) => items.map(({ checkboxId }) => checkboxId));

/** Where own points can stand, in the order of the document. */
export const places = allGroups.map(placeOf);

function tickedItems(group: Group, { ticked, own }: Input) {
  const given = group.items
    .filter(({ checkboxId }) => ticked.includes(checkboxId))
    .map(({ checkboxText }) => checkboxText);
  const texts = [...given, ...ownTextsBy(places, own)(placeOf(group).id)];
  return numbered(texts.map((checkboxText) => ({ checkboxText })));
}

// The template of the poster has a place for these; where medicines lie is not for everybody who goes by.
const notInFacts: readonly string[] = ['coordinates', 'access', 'landingSite', 'medicines'];

function posterFacts(input: Input) {
  const asked = rescueFields.filter(({ name }) => !notInFacts.includes(name));
  const facts = [
    { label: 'Nächstes Spital', text: input.hospitalAddress },
    ...asked.map((field) => ({
      label: askedIn(input.campType, field).label,
      text: joined(
        [field.name === 'stormShelter' ? input.emergencyAddress : '', input[field.name]],
        '; ',
      ),
    })),
  ];
  const typed = facts
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => ({ label, text: text.replace(/\n+/g, ', ') }));
  const linesOf = ({ text }: (typeof typed)[number]) => text.match(/.{1,40}/g) ?? [];
  const [leftFacts, rightFacts] = inHalves(typed, linesOf);
  const hasShortFacts = [leftFacts, rightFacts].every(
    (column) => 2 * column.length + column.flatMap(linesOf).length <= 14,
  );
  return { leftFacts, rightFacts, hasShortFacts };
}

/** Whoever reads in a measure whom to call finds the number in the list as well. */
function withNamedNumbers(input: Input): Input {
  const measures = allGroups.filter((group) => group !== importantNumbers);
  const texts = measures.flatMap((group) => tickedItems(group, input));
  const named = texts.flatMap(({ checkboxText }) => checkboxText.match(/\d[\d ]*\d/g) ?? []);
  const numbers = importantNumbers.items
    .filter(({ checkboxText }) => named.includes(checkboxText.replace(/ \D.*/, '')))
    .map(({ checkboxId }) => checkboxId);
  return { ...input, ticked: [...input.ticked, ...numbers] };
}

function tickedGroups(groups: readonly Group[], input: Input) {
  return groups
    .map((group) => ({ title: group.title, items: tickedItems(group, input) }))
    .filter(({ items }) => isFilled(items));
}

/** Nobody or one person. */
function printChosen(choice: PersonChoice, input: Input): PrintedPerson[] {
  const person = chosenPerson(choice, input);
  return person ? printPeople([person]) : [];
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}
