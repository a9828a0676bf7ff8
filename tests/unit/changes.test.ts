import { expect, test } from 'vitest';
import { changesBetween, wordsOf } from '../../src/app/preview/changes';

test.each([
  ['nothing has changed', 'a b c', 'a b c', [], undefined],
  ['one came', 'a c', 'a b c', [1], 1],
  ['one came last', 'a', 'a b', [1], 1],
  ['one went', 'a b c', 'a c', [], 1],
  ['the last one went', 'a b', 'a', [], 0],
  ['one has other words', 'a b c', 'a x c', [1], 1],
  ['a second one of the same words came', 'a b', 'a a b', [1], 1],
  ['one has moved', 'a b c', 'b c a', [], 0],
  ['two came, apart', 'b d', 'a b c d', [0, 2], 0],
])('%s', (_, before, now, fresh, first) => {
  expect(changesBetween(before.split(' '), now.split(' '))).toEqual({ fresh, first });
});

test('a paragraph that comes to the top of a page has not changed', () => {
  const [before, now] = ['list', 'list page-top'].map((className) =>
    wordsOf([{ className, textContent: 'Sackmesser' }]),
  );
  expect(now).toEqual(before);
});
