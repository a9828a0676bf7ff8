import { expect, test } from 'vitest';
import { splitIntoColumns } from '../../src/generators/data';
import { generators } from '../support/checklists';
import { generatorOf, printed } from '../support/documentOf';

test.each(generators)('options of $slug are conditions, true only when ticked', (generator) => {
  for (const id of generator.options.keys()) {
    expect(generator.fields[id], id).toBe('condition');
    const [ticked, not] = [[id], []].map((extras) => printed(generator, { extras }).data);
    expect([ticked, not], id).toMatchObject([{ [id]: true }, { [id]: false }]);
  }
});

test('an option brings what it prints: the boxes of the packing list stand under the titles of their groups', async () => {
  const list = await generatorOf('packliste');
  const data = (id: string) => printed(list, { extras: [id] }).data;
  expect(data('boxes')).toMatchObject({ headings: true, boxes: true, return: false });
  expect(data('return')).toMatchObject({ headings: true, boxes: true, return: true });
  const texts = ['Kästchen zum Abhaken', 'Kästchen hin und zurück'];
  expect(list.optionTexts('boxes')).toEqual(texts);
});

const counts = { '': 8, 25: 9, 200: 67, '12.0': 4, 0: 8, 201: 8, '2.5': 8 };

test.each(Object.entries(counts))('«%s» signatures have %i rows of three', async (count, rows) => {
  const { data } = printed(await generatorOf('lagerpakt'), { signatureCount: count });
  expect((data as { signatureRows: unknown[] }).signatureRows).toHaveLength(rows);
});

const group = (title: string, size: number) => ({ title, items: Array(size).fill(title) });

test('two columns are about equally high in lines, not in points', () => {
  const long = { title: 'b', items: ['b'.repeat(200)] };
  const groups = [group('a', 2), long, group('c', 2), group('d', 2)];
  const [left] = splitIntoColumns(groups, ({ items }) => items);
  expect(left.map(({ title }) => title)).toEqual(['a', 'b']);
});

test.each([
  [[], [], []],
  [[4], ['a'], []],
  [[4, 4], ['a'], ['b']],
  [[10, 1, 1, 1], ['a'], ['b', 'c', 'd']],
  [[1, 1, 1, 10], ['a', 'b', 'c'], ['d']],
])('two columns of groups with %j items are about equally high', (sizes, left, right) => {
  const groups = sizes.map((size, index) => group('abcd'.charAt(index), size));
  const halves = splitIntoColumns(groups, ({ items }) => items);
  expect(halves.map((half) => half.map(({ title }) => title))).toEqual([left, right]);
});
