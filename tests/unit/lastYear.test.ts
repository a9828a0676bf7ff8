import { expect, test } from 'vitest';
import { campOfTexts } from '../../src/generators/camp';
import { daysToMove, isPast, withDatesMoved } from '../../src/generators/lastYear';
import { generatorOf } from '../support/documentOf';

const noCamp = campOfTexts({});
const today = new Date(2026, 10, 21, 14);
const safetyConcept = await generatorOf('allgemeines-sicherheitskonzept');

test.each<[object, boolean]>([
  [{ startDate: '2026-11-14', endDate: '2026-11-20' }, true],
  [{ startDate: '2026-11-14', endDate: '2026-11-21' }, false],
  [{ startDate: '2026-11-14', endDate: '2027-02-30' }, true],
  [{ startDate: '2027-07-10' }, false],
  [{ endDate: '2025-07-10' }, true],
  [{ startDate: '2026-07-18', endDate: '2026-07-11' }, false],
  [{}, false],
])('a camp is over %j: %s', (dates, expected) => {
  expect(isPast({ ...noCamp, ...dates }, today)).toBe(expected);
});

const moves = { '2023-07-15': 1456, '2026-11-21': 364, '2025-11-22': 364, '2025-11-21': 728 };

test.each(Object.entries(moves))('a camp of %s moves to today or later: %s days', (day, days) => {
  for (const one of [{ startDate: day }, { endDate: day }])
    expect(daysToMove({ ...noCamp, ...one }, today)).toBe(days);
});

test('a camp that is carried over keeps its days of the week, and all that is no date', () => {
  const unsaid = { route: '', returning: '', concept: '', abort: '' };
  const hike = { name: 'Hike', date: '2026-07-13', leader: 'Balu', ...unsaid };
  const bath = { name: 'Bad', date: 'am Montag', leader: '', ...unsaid };
  const days = { startDate: '2026-07-11', endDate: '2026-07-18' };
  const typed = { campName: 'Sola', ...days, activities: [hike, bath] };
  const input = safetyConcept.readInput(typed);
  const camp = { ...noCamp, name: 'Sola', startDate: '2027-07-10', endDate: '2027-07-17' };
  const activities = [{ ...hike, date: '2027-07-12' }, bath];
  expect(withDatesMoved(364, input)).toEqual({ ...input, camp, activities });
});
