import type { Input, Person } from './input';
import type { PersonList } from './people';

type Twice = { field: 'firstName' | 'scoutName'; hint: string };

/**
 * Who stands in a list a second time, or as a leader beside the main leaders, by the key of the row, with
 * the field that says so. Whoever leads and cooks stands in two lists with good reason.
 */
export function listedTwice(input: Input, list: PersonList): { [key: string]: Twice } {
  const mainLeaders = list === 'leaderteam' ? input.mainLeaders : [];
  const main = new Set(mainLeaders.flatMap((person) => namesOf(person).map(({ name }) => name)));
  const before = new Set<string>();
  const found: { [key: string]: Twice } = {};
  for (const person of input[list]) {
    const names = namesOf(person);
    const inList = names.find(({ name }) => before.has(name));
    const asMain = names.find(({ name }) => main.has(name));
    if (inList) found[person.key] = { field: inList.field, hint: 'Steht schon in dieser Liste.' };
    else if (asMain) {
      found[person.key] = { field: asMain.field, hint: 'Steht schon bei der Hauptlagerleitung.' };
    }
    for (const { name } of names) before.add(name);
  }
  return found;
}

/** By what somebody is the same: both names, or the scout name with its number. */
function namesOf({ firstName, lastName, scoutName, phoneNumber }: Person) {
  const digits = phoneNumber.replace(/\D/g, '');
  const names: { field: Twice['field']; name: string }[] = [];
  if (firstName && lastName) names.push({ field: 'firstName', name: `${firstName} ${lastName}` });
  if (scoutName && digits) names.push({ field: 'scoutName', name: `${scoutName} ${digits}` });
  return names.map(({ field, name }) => ({ field, name: name.toLowerCase() }));
}
