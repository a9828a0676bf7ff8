import { expect, test } from 'vitest';
import { highestIn } from '../../src/ui/Rows';

test('new rows count on from the highest key', () => {
  expect(highestIn(['coaches-2', 'leaderteam-11', ''])).toBe(11);
  expect(highestIn([])).toBe(0);
});
