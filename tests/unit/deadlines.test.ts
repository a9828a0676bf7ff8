import { afterEach, expect, test, vi } from 'vitest';
import { parseDay, printDay, writeDay } from '../../src/generators/calendarDay';
import { deadlines, isOver, nextDeadline } from '../../src/generators/todo-liste/deadlines';
import { generator } from '../../src/generators/todo-liste/generator';
import { printContext } from '../support/printContext';

afterEach(() => vi.unstubAllEnvs());

type Printed = { title: string; date: string; words: string; tasks: { number: number }[] }[];

function printed(startDate: string, endDate: string): Printed {
  const input = generator.readInput({ camp: { startDate, endDate } });
  return (generator.toDocument(input, printContext) as { deadlines: Printed }).deadlines;
}

function titles(startDate: string, endDate: string) {
  return printed(startDate, endDate).map(({ title }) =>
    title.replace(/, \d+\s(Jahr|Monate?) vorher/, ''),
  );
}

test.each([
  ['fall on the last day of a shorter month', '2027-07-31', 4, 'Bis 30.6.2027'],
  ['… of a year that is none', '2028-02-29', 0, 'Bis 28.2.2027'],
  ['… of a leap year', '2028-03-31', 4, 'Bis 29.2.2028'],
])('%s', (_, startDate, at, title) => {
  expect(titles(startDate, '')[at]).toBe(title);
});

test.each([
  ['', '2027-06-10', 0, '1 Jahr'],
  ['2027-07-10', '2027-06-10', 4, '1 Monat'],
  ['2027-07-10', '2027-06-11', 5, 'Lagerende'],
  ['0207-07-10', '2027-07-18', 5, '1 Jahr'],
])(
  'of a camp from «%s» on: on %s, %i are overdue, «%s» is next',
  (startDate, day, overCount, next) => {
    const { camp } = generator.readInput({
      camp: { startDate, endDate: startDate && '2027-07-17' },
    });
    const all = deadlines({ camp, own: [] });
    const today = new Date(`${day}T23:00`);
    expect(all.filter((one) => isOver(one, today))).toEqual(all.slice(0, overCount));
    expect(nextDeadline(all, today)?.id).toBe(next);
  },
);

// The goldens pin the words.
test('are said in words without dates, and when the end is before the start', () => {
  expect(titles('2027-02-30', 'morgen')).toEqual(titles('', ''));
  expect(titles('2027-07-24', '2027-07-10')).toEqual(titles('', ''));
});

test('of a camp of up to four days are without what only longer ones need', () => {
  const counts = (endDate: string) => printed('2027-07-10', endDate).map((one) => one.tasks.length);
  expect(counts('2027-07-13')).toEqual([6, 2, 2, 4, 6, 4]);
  for (const end of ['2027-07-14', '2027-07-09', ''])
    expect(counts(end)).toEqual([7, 3, 2, 6, 8, 4]);
});

test('offer their date and their words beside the title', () => {
  const all = printed('2027-07-10', '');
  expect(all[0]).toMatchObject({ date: '10.7.2026', words: '1\u00a0Jahr vor dem Lager' });
  expect(all.at(-1)).toMatchObject({ date: '', words: 'Lagerende' });
});

// Midnight does not exist on the days that summer time begins in Beirut.
const zones = ['Europe/Zurich', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Beirut'];

test.each(zones)('are the same calendar days in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(titles('2027-03-28', '2027-04-03').join()).toMatch(
    /^Bis 28.3.2026,Bis 28.11.2026,Bis 28.12.2026,Bis 28.1.2027,Bis 28.2.2027,Ab 3.4.2027$/,
  );
});

const day = { 'de-CH': '31.7.2027', 'en-US': '7/31/2027', 'fr-CH': '31.07.2027' };

test.each(Object.entries(day))('are printed as people of %s write them', (locale, printed) => {
  expect(printDay(parseDay('2027-07-31') as Date, { locale })).toBe(printed);
});

test.each(['2027-07-31', '2028-02-29', '0099-01-01', '9999-12-31'])('%s is written back', (day) => {
  expect(writeDay(parseDay(day) as Date)).toBe(day);
});
