import { expect, test } from 'vitest';
import { readRows } from '../../src/generators/allgemeines-sicherheitskonzept/readTable';
import { pasted, rowsIn } from '../support/table';

function written(rows: readonly { readonly [name: string]: string }[], names: string) {
  const columns = names.split(' ');
  return rows.map((row) => columns.flatMap((name) => row[name] || []).join('|')).join(' + ');
}

test.each(rowsIn('people/units'))('units %s', (_what, text, expected) => {
  const rows = readRows('units', pasted(text), '2027');
  expect(written(rows, 'name departement location ages')).toBe(expected);
});

test.each(rowsIn('people/activities'))('activities %s', (_what, text, expected) => {
  const rows = readRows('activities', pasted(text), '2027');
  expect(written(rows, 'date name leader concept abort route returning')).toBe(expected);
});

test('a day without a year stays with its activity where the camp has no year', () => {
  expect(readRows('activities', 'Baden\t20.7.', '')).toMatchObject([{ name: 'Baden, 20.7.' }]);
});
