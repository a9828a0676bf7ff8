import { expect, test } from 'vitest';
import { firstRows, highestIn } from '../../src/ui/listedRows';

test('a row without a key takes none of a row that went to another list', () => {
  const start = [{ key: '' }, { key: 'leaderteam-2' }, { key: '' }];
  const rows = firstRows('leaderteam', start, ({ key }) => key, ['leaderteam-1']);
  expect(rows.map(({ key }) => key)).toEqual(['leaderteam-3', 'leaderteam-2', 'leaderteam-4']);
});

test('new rows count on from the highest key', () => {
  expect(highestIn(['coaches-2', 'leaderteam-11', ''])).toBe(11);
  expect(highestIn([])).toBe(0);
});
