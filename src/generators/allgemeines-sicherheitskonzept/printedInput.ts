import { existingDay } from '../calendarDay';
import { carIsThere, specificPersonLeads } from './content/emergency';
import { everybodySigns } from './content/safetyGroups';
import { choosableFrom, type Input, type Person, type PersonChoice } from './input';
import { isEmptyRow } from './isEmptyRow';
import { parseCount } from './parseCount';

/**
 * The input without what the concept does not say: emptied rows, the shelter of a Hauslager, who was chosen
 * for what is not ticked, words behind a count. The rows keep their order.
 */
export function printedInput(input: Input): Input {
  const { campType, emergencyAddress, ticked, extras } = input;
  const whereTicked = (id: string, choice: PersonChoice) =>
    ticked.includes(id) ? chosenPerson(choice, input) : undefined;
  const chosen = {
    medkitResponsible: chosenPerson('medkitResponsible', input),
    emergencyLead: whereTicked(specificPersonLeads, 'emergencyLead'),
    carDriver: whereTicked(carIsThere, 'carDriver'),
    secondDriver: whereTicked(carIsThere, 'secondDriver'),
  };
  // Only who was chosen is named by a key.
  const people = (list: readonly Person[]) =>
    filled(list).map((row) => (Object.values(chosen).includes(row) ? row : { ...row, key: '' }));
  return {
    ...input,
    emergencyAddress: campType === 'Hauslager' ? '' : emergencyAddress,
    femaleCount: String(parseCount(input.femaleCount) ?? ''),
    maleCount: String(parseCount(input.maleCount) ?? ''),
    units: filled(input.units),
    mainLeaders: people(input.mainLeaders),
    leaderteam: people(input.leaderteam),
    kitchenTeam: people(input.kitchenTeam),
    coaches: people(input.coaches),
    departementLeaders: people(input.departementLeaders),
    medkitResponsible: chosen.medkitResponsible?.key ?? '',
    emergencyLead: chosen.emergencyLead?.key ?? '',
    carDriver: chosen.carDriver?.key ?? '',
    secondDriver: chosen.secondDriver?.key ?? '',
    activities: filled(
      input.activities.map((activity) => ({ ...activity, date: existingDay(activity.date) })),
    ),
    // Where everybody signs, there is a line for everybody anyway.
    extras: ticked.includes(everybodySigns) ? extras.filter((id) => id !== 'signatures') : extras,
  };
}

/** Whom a key names. One that none of the select's lists holds names nobody; a row may have none. */
export function chosenPerson(choice: PersonChoice, input: Input): Person | undefined {
  return choosableFrom[choice]
    .flatMap((list) => filled(input[list]))
    .find(({ key }) => key && key === input[choice]);
}

function filled<One extends Readonly<Record<string, string>>>(rows: readonly One[]): One[] {
  return rows.filter((row) => !isEmptyRow(row));
}
