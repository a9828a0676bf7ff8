import { expect, test } from 'vitest';
import { input } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { listedTwice } from '../../src/generators/allgemeines-sicherheitskonzept/listedTwice';
import { readInput } from '../../src/generators/readInput';

const anna = { firstName: 'Anna', lastName: 'Müller' };
const balu = { scoutName: 'Balu', phoneNumber: '079 555 20 10' };
const inList = 'Steht schon in dieser Liste.';
const asMain = 'Steht schon bei der Hauptlagerleitung.';

test.each<[what: string, lists: object, expected: object]>([
  [
    'both names',
    { coaches: [anna, { ...anna, firstName: 'anna', key: 'b' }] },
    { b: { field: 'firstName', hint: inList } },
  ],
  [
    'the scout name and the number, however it is written',
    { coaches: [balu, { scoutName: 'Balu', phoneNumber: '+41 79 5552010', key: 'b' }] },
    { b: { field: 'scoutName', hint: inList } },
  ],
  ['one name alone', { coaches: [{ firstName: 'Anna' }, { firstName: 'Anna', key: 'b' }] }, {}],
  ['a scout name alone', { coaches: [{ scoutName: 'Balu' }, { ...balu, key: 'b' }] }, {}],
  ['nothing', { coaches: [{ key: 'a' }, { key: 'b' }] }, {}],
  ['another list', { kitchenTeam: [anna], coaches: [{ ...anna, key: 'b' }] }, {}],
])('%s in a list', (_what, lists, expected) => {
  expect(listedTwice(readInput(input, lists), 'coaches')).toEqual(expected);
});

test('who leads with the main leaders is marked as a leader, not as one of them', () => {
  const both = readInput(input, {
    mainLeaders: [{ ...anna, key: 'a' }],
    leaderteam: [{ ...anna, key: 'b' }],
  });
  expect(listedTwice(both, 'leaderteam')).toEqual({ b: { field: 'firstName', hint: asMain } });
  expect(listedTwice(both, 'mainLeaders')).toEqual({});
});
