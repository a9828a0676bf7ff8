import { expect, test } from 'vitest';
import { typicalInput } from '../../src/app/draft/typicalInput';
import { exampleOf, fieldRows, isText } from '../../src/app/guide/FieldTable';
import { generatorEntries } from '../../src/catalog';
import { generatorOf, printed } from '../support/documentOf';
import { sampleInput } from '../support/files';

test('rows stand in the order of the data, each in its loops', () => {
  const items = { text: 'value', number: 'position' } as const;
  const rows = fieldRows({ title: 'value', items, hasItems: 'condition' });
  const paths = 'title items items.text items.number hasItems';
  expect(rows.map(({ path }) => path.join('.')).join(' ')).toBe(paths);
  expect(rows.map(({ field }) => field)).toEqual([
    'value',
    items,
    'value',
    'position',
    'condition',
  ]);
});

test.each(generatorEntries)('the typical input of $slug has every text', async ({ slug }) => {
  const generator = await generatorOf(slug);
  const { fields } = generator;
  const input = await typicalInput(generator);
  const { data } = printed(generator, input);
  const texts = fieldRows(fields).filter(({ field }) => isText(field));
  const namesOf = (rows: typeof texts) => new Set(rows.map(({ path }) => path.at(-1)));
  // Of the two columns of a list with one group, the right one is empty. Its fields have an example elsewhere.
  const having = texts.filter(({ path }) => exampleOf(data, path) || exampleOf(input, path));
  expect(namesOf(having)).toEqual(namesOf(texts));
});

test.each(['allgemeines-sicherheitskonzept', 'todo-liste'] as const)(
  'the typical input of %s is the one that the goldens know',
  async (slug) => {
    const { typical, readInput } = await generatorOf(slug);
    expect(await typical()).toEqual(readInput(await sampleInput(slug, 'typisch')));
  },
);
