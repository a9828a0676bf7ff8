import type { Input, Person } from './input';
import type { PersonList } from './people';

type Twice = { field: 'firstName' | 'scoutName'; hint: string };

/**
 * Who stands in a list a second time, or as a leader beside the main leaders, by the key of the row, with
 * the field that says so. Whoever leads and cooks stands in two lists with good reason.
 */
export function listedTwice(input: Input, list: PersonList): { [key: string]: Twice } {
  const known = new Map<string, string>();
  const found: { [key: string]: Twice } = {};
  const mainLeaders = list === 'leaderteam' ? input.mainLeaders : [];
  for (const { name } of mainLeaders.flatMap(namesOf)) {
    known.set(name, 'Steht schon bei der Hauptlagerleitung.');
  }
  for (const person of input[list]) {
    const names = namesOf(person);
    const twice = names.find(({ name }) => known.has(name));
    const hint = twice && known.get(twice.name);
    if (hint) found[person.key] = { field: twice.field, hint };
    for (const { name } of names) known.set(name, 'Steht schon in dieser Liste.');
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
