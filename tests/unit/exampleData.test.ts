import { expect, test } from 'vitest';
import { exampleData, worstCase } from '../../src/document/exampleData';

test('gives every text a word, every condition yes and every loop its turns', () => {
  const fields = {
    title: 'value',
    hasItems: 'condition',
    items: { text: 'value', number: 'position', parts: { part: 'part of text' } },
  } as const;
  const item = { text: 'x', number: 'x', parts: [{ part: 'x' }, { part: 'x' }] };
  expect(exampleData(fields, 'x', 2)).toEqual({ title: 'x', hasItems: true, items: [item, item] });
});

test('the worst case has long texts, numbered, and as many turns as asked for', () => {
  const { title, hasJobs, jobs } = worstCase(
    {
      title: 'value',
      hasJobs: 'condition',
      jobs: { name: 'part of job', number: 'position', tasks: { number: 'position' } },
    },
    'lang und länger',
    [60, 8],
  );
  expect({ title, hasJobs }).toEqual({ title: 'title: lang und länger', hasJobs: true });
  expect(jobs).toHaveLength(60);
  expect(jobs).toMatchObject({
    59: { name: 'name: lang un', number: '60', tasks: { length: 8, 7: { number: '8' } } },
  });
});
