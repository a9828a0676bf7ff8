import { expect, test } from 'vitest';
import { typicalInput } from '../../src/app/draft/typicalInput';
import { exampleOf, type FieldTable, fieldTables } from '../../src/app/guide/FieldTables';
import { generatorEntries } from '../../src/catalog';
import type { Fields } from '../../src/document/fields';
import { generatorOf, printed } from '../support/documentOf';
import { sampleInput } from '../support/files';

test('tables stand in the order of the data, each in its loops', () => {
  const fields: Fields = { title: 'value', items: { text: 'value', number: 'position' } };
  const [table, ...others] = fieldTables({ ...fields, hasItems: 'condition' });
  expect(others).toEqual([]);
  expect(table?.rows.map(({ path, field }) => `${path}: ${JSON.stringify(field)}`)).toEqual([
    'title: "value"',
    'items: {"text":"value","number":"position"}',
    'items,text: "value"',
    'items,number: "position"',
    'hasItems: "condition"',
  ]);
});

test('tables have what three loops share once, in a table of its own', () => {
  const person: Fields = { name: 'value', phones: { phone: 'value' } };
  const tables = fieldTables({ leaders: person, cooks: person, coaches: person });
  expect(tables.map(namesIn)).toEqual([
    'leaders, cooks, coaches',
    'leaders.name, leaders.phones, leaders.phones.phone',
  ]);
  expect(tables[1]?.sharedBy).toEqual(['leaders', 'cooks', 'coaches']);
});

test('tables repeat what only two loops share', () => {
  const point: Fields = { text: 'value' };
  expect(fieldTables({ before: point, after: point }).map(namesIn)).toEqual([
    'before, before.text, after, after.text',
  ]);
});

test.each(generatorEntries)('tables name every field of $slug once', async ({ slug }) => {
  const { fields } = await generatorOf(slug);
  const tables = fieldTables(fields);
  expect(tables.flatMap((table) => pathsIn(table)).sort()).toEqual(pathsOf(fields, []).sort());

  /** What stands once for several loops counts for each of them. */
  function pathsIn({ sharedBy, rows }: FieldTable): string[] {
    if (sharedBy.length === 0) return rows.map(({ path }) => path.join());
    return sharedBy.flatMap((loop) => rows.map(({ path }) => [loop, ...path.slice(1)].join()));
  }
});

const namesIn = ({ rows }: FieldTable) => rows.map(({ path }) => path.join('.')).join(', ');

function pathsOf(fields: Fields, way: readonly string[]): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [...way, name].join(),
    ...(typeof field === 'object' ? pathsOf(field, [...way, name]) : []),
  ]);
}

test.each(generatorEntries)('the typical input of $slug has every text', async ({ slug }) => {
  const generator = await generatorOf(slug);
  const { fields } = generator;
  const input = await typicalInput(generator);
  const { data } = printed(generator, input);
  const texts = fieldTables(fields).flatMap(({ rows }) => rows.filter(isText));
  const without = texts.filter(({ path }) => !(exampleOf(data, path) || exampleOf(input, path)));
  expect(without).toEqual([]);
});

test.each(['allgemeines-sicherheitskonzept', 'todo-liste'] as const)(
  'the typical input of %s is the one that the goldens know',
  async (slug) => {
    const { typical, readInput } = await generatorOf(slug);
    expect(await typical()).toEqual(readInput(await sampleInput(slug, 'typisch')));
  },
);

const isText = ({ field }: FieldTable['rows'][number]) =>
  typeof field === 'string' && field !== 'condition';
