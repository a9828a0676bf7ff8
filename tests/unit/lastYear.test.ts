import { expect, test } from 'vitest';
import { campIn } from '../../src/generators/camp';
import { fieldsToCheck, isPast, shiftedByAYear } from '../../src/generators/lastYear';
import { generatorOf } from '../support/documentOf';

const noCamp = campIn({});

const today = new Date(2026, 10, 21, 14);
const safetyConcept = await generatorOf('allgemeines-sicherheitskonzept');
const todoListe = await generatorOf('todo-liste');

function toCheckOf({ lastYear = [], readInput }: typeof todoListe, input: object) {
  return fieldsToCheck(lastYear, readInput(input));
}

test.each<[object, boolean]>([
  [{ startDate: '2026-07-11', endDate: '2026-07-18' }, true],
  [{ startDate: '2026-11-14', endDate: '2026-11-20' }, true],
  [{ startDate: '2026-11-14', endDate: '2026-11-21' }, false],
  [{ startDate: '2026-11-14', endDate: '2027-02-30' }, true],
  [{ startDate: '2027-07-10' }, false],
  [{ endDate: '2025-07-10' }, true],
  [{}, false],
])('a camp is over %j: %s', (input, expected) => {
  expect(isPast(todoListe.readInput(input), today)).toBe(expected);
  expect(isPast(safetyConcept.readInput(input), today)).toBe(expected);
});

test('a camp is over by its activities, where it has no dates', () => {
  const isOver = (input: object) => isPast(safetyConcept.readInput(input), today);
  expect(isOver({ activities: [{ date: '2026-07-12' }] })).toBe(true);
  expect(isOver({ activities: [{ date: '2026-07-12' }, { date: '2027-07-12' }] })).toBe(false);
  expect(isOver({ startDate: '2027-07-10', activities: [{ date: '2026-07-12' }] })).toBe(false);
});

test('a camp that is carried over begins on the same day of the week, and says what was done', () => {
  const shifted = shiftedByAYear(
    todoListe.readInput({ startDate: '2026-07-11', endDate: '2026-07-18', extras: ['who'] }),
    today,
  );
  expect(shifted).toEqual({
    input: {
      camp: { ...noCamp, startDate: '2027-07-10', endDate: '2027-07-17' },
      own: [],
      extras: ['who'],
    },
    sentence: 'Alle Daten wurden um 364 Tage verschoben: Die Wochentage bleiben gleich.',
  });
});

test.each([
  ['2023-07-15', '2027-07-10', 1456],
  ['2026-11-21', '2027-11-20', 364],
  ['2027-07-10', '2028-07-08', 364],
  ['2025-11-22', '2026-11-21', 364],
])('a camp that is carried over from %s lies on %s', (startDate, expected, days) => {
  const shifted = shiftedByAYear(todoListe.readInput({ startDate }), today);
  expect(shifted).toMatchObject({ input: { camp: { startDate: expected, endDate: '' } } });
  expect(shifted?.sentence).toContain(`um ${days} Tage`);
});

test('a camp that is carried over takes its activities along and leaves the rest alone', () => {
  const input = safetyConcept.readInput({
    campName: 'Sola',
    startDate: '2026-07-11',
    endDate: '2026-07-18',
    activities: [
      { name: 'Hike', date: '2026-07-13', leader: 'Balu' },
      { name: 'Bad', date: 'am Montag' },
    ],
  }) as object;
  expect(shiftedByAYear(safetyConcept.readInput(input), today)).toEqual({
    input: {
      ...input,
      camp: { ...noCamp, name: 'Sola', startDate: '2027-07-10', endDate: '2027-07-17' },
      activities: [
        { name: 'Hike', date: '2027-07-12', leader: 'Balu', concept: '', abort: '' },
        { name: 'Bad', date: 'am Montag', leader: '', concept: '', abort: '' },
      ],
    },
    sentence: 'Alle Daten wurden um 364 Tage verschoben: Die Wochentage bleiben gleich.',
  });
});

test('a camp that is carried over has a date to carry over', () => {
  expect(shiftedByAYear(todoListe.readInput({ endDate: 'bald' }), today)).toBeUndefined();
  expect(shiftedByAYear(safetyConcept.readInput({}), today)).toBeUndefined();
});

test('a camp that is carried over names fields to check that there are', () => {
  const names = toCheckOf(safetyConcept, { camp: { name: 'Sola 2026' } });
  const ofCamp = ['campName', 'start-date', 'end-date'];
  const fields = [...ofCamp, ...Object.keys(safetyConcept.readInput({}))];
  expect(fields).toEqual(expect.arrayContaining([...names]));
});

test.each([
  ['Sola 2026', true],
  ['2026: Wikinger', true],
  ['Sola', false],
  ['Sola 12026', false],
  ['', false],
])('carried over, «%s» is checked where a year stands in it: %s', (name, expected) => {
  for (const generator of [safetyConcept, todoListe]) {
    expect(toCheckOf(generator, { camp: { name } }).includes('campName')).toBe(expected);
  }
});
