import { expect, test } from 'vitest';
import { basesFirst } from '../../src/app/preview/readStyles';

test.each([
  ['stand as they are where that is right', 'a b<a c<b', 'a b c'],
  ['stand behind what they are based on', 'c<b b<a d a', 'a b c d'],
  ['may be based on themselves, on one another or on none', 'a<a b<c c<b d<x', 'a c b d'],
])('styles %s', (_, styles, order) => {
  const sorted = basesFirst(
    styles.split(' ').map((one) => {
      const [id = '', basedOn = ''] = one.split('<');
      return { id, basedOn };
    }),
  );
  expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
});
