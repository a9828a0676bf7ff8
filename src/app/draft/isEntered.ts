import type { ReadInput } from '../../generators/contract';

/**
 * Whether an input holds something else than the start. A row in which nothing stands is no entry, nor
 * is the key that names it; neither matters the order in which boxes were ticked.

 */
export function isEntered(input: ReadInput, start: ReadInput): boolean {
  return JSON.stringify(input, entriesAlone) !== JSON.stringify(start, entriesAlone);
}

function entriesAlone(name: string, value: unknown): unknown {
  if (name === 'key') return undefined;
  if (!Array.isArray(value)) return value;
  return value.every((one) => typeof one === 'string')
    ? [...value].sort()
    : value.filter(isFilledRow);
}

function isFilledRow(row: object): boolean {
  return Object.entries(row).some(([name, text]) => name !== 'key' && text !== '');
}
