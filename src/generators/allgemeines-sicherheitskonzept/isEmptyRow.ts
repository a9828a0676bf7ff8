import type { Row } from './input';

/** Whether nothing was typed into a row. Its key is not typed. */
export function isEmptyRow(row: Row): boolean {
  return Object.entries(row).every(([name, value]) => name === 'key' || !value);
}
