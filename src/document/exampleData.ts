import type { Field, Fields } from './fields';

/**
 * Data in which every text says something, every condition holds or none, and every loop has its turns.
 *
 * @param fields the names of a template
 * @param text what each text says
 * @param turns how many turns each loop has
 */
export function exampleData(
  fields: Fields,
  text: string,
  turns: number,
  holds = true,
): Record<string, unknown> {
  return dataOf(fields, () => text, [turns], holds);
}

/**
 * Data that asks the most of a template: every condition holds, texts are long, and what is part of
 * another one is half as long.
 *
 * @param fields the names of a template
 * @param long a long text; each says its own name before it
 * @param turns of the outermost loops, of those inside of them and so on; the last number holds on
 */
export function worstCase(
  fields: Fields,
  long: string,
  turns: readonly number[],
): Record<string, unknown> {
  function textOf(name: string, field: Field, turn: number): string {
    if (field === 'position') return String(turn + 1);
    return `${name}: ${field === 'value' ? long : long.slice(0, long.length / 2)}`;
  }
  return dataOf(fields, textOf, turns, true);
}

/** @param turns of the outermost loops, of those inside of them and so on; the last number holds on */
function dataOf(
  fields: Fields,
  textOf: (name: string, field: Field, turn: number) => string,
  [turns = 0, ...inner]: readonly number[],
  holds: boolean,
  turn = 0,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field === 'condition') return [name, holds];
      if (typeof field !== 'object') return [name, textOf(name, field, turn)];
      const deeper = inner.length > 0 ? inner : [turns];
      const data = Array.from({ length: turns }, (_, index) =>
        dataOf(field, textOf, deeper, holds, index),
      );
      return [name, data];
    }),
  );
}
