import { type Input, isEmptyRow } from './input';
import { personLists } from './people';
import { readDuty, readPeople } from './readPeople';

/**
 * Adds people to the lists that their duties name, and all others to the Leitungsteam.
 *
 * @param text a table or a list, one person a line
 * @returns nothing where the text is of something else: no heading names a field, and hardly anybody has a number
 */
export function addPeople(input: Input, text: string) {
  const { columns, people } = readPeople(text);
  const hasHeadings = columns.some(({ heading, becomes }) => heading && becomes);
  const withNumber = people.filter(({ phoneNumber }) => phoneNumber).length;
  if (people.length === 0 || !(hasHeadings || 2 * withNumber >= people.length)) return undefined;
  const lists = personLists.map((list) => {
    const own = people.filter(({ duty }) => (readDuty(duty) ?? 'leaderteam') === list);
    const rows = own.map(({ duty: _duty, ...person }) => ({ key: '', ...person }));
    const typed = input[list].filter((row) => !isEmptyRow(row));
    return [list, [...typed, ...rows]] as const;
  });
  return {
    input: { ...input, ...Object.fromEntries(lists) },
    sentence: people.length === 1 ? '1 Person' : `${people.length} Personen`,
  };
}
