import type { Person } from './input';
import { isEmptyRow } from './isEmptyRow';

/**
 * The people that a select offers: by scout name, else by first and last name, else by number; by
 * both names (or the number) where two share a scout name. Empty rows are left out.
 *
 * @param people as they stand in the form at the moment, with space around and rows half filled in
 */
export function choicesOf(people: readonly Partial<Person>[]): { key: string; label: string }[] {
  const rows = people.map(trimmed).filter((person) => !isEmptyRow(person));
  const scoutNames = rows.map(({ scoutName }) => scoutName);
  return rows.map(({ key, firstName, lastName, scoutName, phoneNumber }) => {
    const fullName = [firstName, lastName].filter(Boolean).join(' ');
    const shared = scoutNames.indexOf(scoutName) !== scoutNames.lastIndexOf(scoutName);
    const other = fullName || phoneNumber;
    const both = shared && other ? `${scoutName} (${other})` : scoutName;
    return { key, label: scoutName ? both : fullName || phoneNumber };
  });
}

function trimmed({ key = '', ...names }: Partial<Person>): Omit<Person, 'training'> {
  const { firstName = '', lastName = '', scoutName = '', phoneNumber = '' } = names;
  return {
    key,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    scoutName: scoutName.trim(),
    phoneNumber: phoneNumber.trim(),
  };
}
