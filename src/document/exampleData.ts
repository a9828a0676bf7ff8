import type { Fields } from './fields';

/**
 * Data in which every text says something, every condition holds and every loop has its turns.
 *
 * @param fields the names of a template
 * @param text what each text says
 * @param turns how many turns each loop has
 */
export function exampleData(fields: Fields, text: string, turns: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (typeof field !== 'object') return [name, field === 'condition' ? true : text];
      return [name, Array.from({ length: turns }, () => exampleData(field, text, turns))];
    }),
  );
}
