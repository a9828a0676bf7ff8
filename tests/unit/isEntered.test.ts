import { expect, test } from 'vitest';
import { isEntered } from '../../src/app/draft/draft';
import { loadGenerator } from '../../src/catalog';

const { readInput } = await loadGenerator('allgemeines-sicherheitskonzept');
const coach = { key: 'coaches-1', scoutName: 'Falk' };

test.each([
  ['nothing', {}, {}, false],
  ['a space', { campName: ' ' }, {}, false],
  ['a text', { campName: 'Sola' }, {}, true],
  ['a tick', { ticked: ['rule-stop'] }, {}, true],
  [
    'an empty row that was added',
    { coaches: [{ key: 'coaches-1' }, { key: 'coaches-2' }] },
    {},
    false,
  ],
  ['an empty row that was removed', { units: [] }, {}, false],
  ['a row with a text', { coaches: [coach] }, {}, true],
  ['nothing new in an opened file', { coaches: [coach] }, { coaches: [coach] }, false],
  ['ticks in another order', { ticked: ['b', 'a'] }, { ticked: ['a', 'b'] }, false],
  ['a row taken out of an opened file', { coaches: [] }, { coaches: [coach] }, true],
])('%s in the form', (_what, input, start, expected) => {
  expect(isEntered(readInput(input), readInput(start))).toBe(expected);
});
