import type { Person } from './input';
import { isEmptyRow } from './isEmptyRow';

/**
 * The people that a select offers: by scout name, else by first and last name, else by number; by
 * both names (or the number) where two share a scout name. Whoever has none of these is left out.
 */
export function choicesOf(people: readonly Person[]): { key: string; label: string }[] {
  const rows = people.filter(({ training: _training, ...person }) => !isEmptyRow(person));
  const scoutNames = rows.map(({ scoutName }) => scoutName);
  return rows.map(({ key, firstName, lastName, scoutName, phoneNumber }) => {
    const fullName = [firstName, lastName].filter(Boolean).join(' ');
    const shared = scoutNames.indexOf(scoutName) !== scoutNames.lastIndexOf(scoutName);
    const other = fullName || phoneNumber;
    const both = shared && other ? `${scoutName} (${other})` : scoutName;
    return { key, label: scoutName ? both : fullName || phoneNumber };
  });
}
