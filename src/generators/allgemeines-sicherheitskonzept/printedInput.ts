import { wholeNumber } from '../../ui/formLimits';
import { existingDay } from '../calendarDay';
import { byName } from '../data';
import {
  choosable,
  counts,
  filled,
  type Input,
  type Person,
  type PersonChoice,
  personChoices,
} from './input';
import { carIsThere, everybodySigns, specificPersonLeads } from './measures';
import { type PersonList, personLists } from './people';

/**
 * The input without what the concept does not say: emptied rows, the shelter of a Hauslager, who was chosen
 * for what is not ticked. The rows keep their order.
 */
export function printedInput(input: Input): Input {
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

/** A count as it is printed; an empty text for all that is no whole number from 0. */
function printedCount(typed: string) {
  const [, digits] = wholeNumber.exec(typed) ?? [];
  return digits === undefined ? '' : String(BigInt(digits));
}

/** Whom a key names. One that none of the select's lists holds names nobody; a row may have none. */
export function chosenPerson(choice: PersonChoice, input: Input) {
  return filled(choosable(choice, input)).find(({ key }) => key && key === input[choice]);
}
