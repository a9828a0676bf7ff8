import { expect, test } from 'vitest';
import { basesFirst } from '../../src/app/preview/prepareDocument';

test.each([
  ['stand as they are where that is right', 'a b<a c<b', 'a b c'],
  ['stand behind what they are based on', 'c<b b<a d a', 'a b c d'],
  ['may be based on themselves, on one another or on none', 'a<a b<c c<b d<x', 'a c b d'],
])('styles %s', (_, styles, order) => {
  const all = styles.split(' ').map((one) => one.split('<'));
  const sorted = basesFirst(all.map(([id = '', basedOn = '']) => ({ id, basedOn })));
  expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
});

test('styles may rest on each other as often as they like', () => {
  const style = (at: number) => ({ id: `${at}`, basedOn: `${at + 1}` });
  const styles = Array.from({ length: 100_000 }, (_, at) => style(at));
  expect(basesFirst(styles).slice(0, 2)).toMatchObject([{ id: '99999' }, { id: '99998' }]);
});
