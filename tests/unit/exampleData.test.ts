import { expect, test } from 'vitest';
import { exampleData } from '../../src/document/exampleData';

test('gives every text a word, every condition yes and every loop its turns', () => {
  const fields = {
    title: 'value',
    hasItems: 'condition',
    items: { text: 'value', number: 'position', parts: { part: 'part of text' } },
  } as const;
  const item = { text: 'x', number: 'x', parts: [{ part: 'x' }, { part: 'x' }] };
  expect(exampleData(fields, 'x', 2)).toEqual({ title: 'x', hasItems: true, items: [item, item] });
});
