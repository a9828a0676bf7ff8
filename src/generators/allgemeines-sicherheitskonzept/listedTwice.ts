import type { Input, Person } from './input';
import type { PersonList } from './people';

/**
 * Who stands in a list a second time, or as a leader beside the main leaders: what is said of it, by the key of the
 * row. Whoever leads and cooks stands in two lists with good reason.
 */
export function listedTwice(input: Input, list: PersonList): { [key: string]: string } {
  const mainLeaders = list === 'leaderteam' ? input.mainLeaders.flatMap(namesOf) : [];
  const known = new Map(
    mainLeaders.map((name) => [name, 'Steht schon bei der Hauptlagerleitung.']),
  );
  const found: { [key: string]: string } = {};
  for (const person of input[list]) {
    for (const name of namesOf(person)) {
      const hint = known.get(name);
      if (hint) found[person.key] = hint;
      known.set(name, 'Steht schon in dieser Liste.');
    }
  }
  return found;
}

/** By what somebody is the same: both names, or the scout name with its number. */
function namesOf({ firstName, lastName, scoutName, phoneNumber }: Person) {
  return [
    firstName && lastName && `${firstName} ${lastName}`,
    scoutName && phoneNumber && `${scoutName} ${phoneNumber}`,
  ]
    .filter(Boolean)
    .map((name) => name.toLowerCase());
}
