import { addDays, differenceInCalendarDays } from 'date-fns';
import { parseDay, writeDay } from './calendarDay';
import type { Camp } from './camp';
import { withTexts } from './readInput';

/** 52 weeks, so that a moved camp begins on the same day of the week. */
const daysOfYear = 364;

// The paths of all dates in an input.
const isDate = /^(?:camp\.startDate|camp\.endDate|activities\.date)$/;

export type Dated = { camp: Camp; activities?: readonly { date: string }[] };

/** True when the last day of the camp is before today. */
export function isPast(input: Dated, today: Date) {
  const last = daysOf(input).at(-1);
  return last !== undefined && last < writeDay(today);
}

/**
 * Moves all dates by the smallest number of years of 364 days, at least one, after which the camp begins today or
 * later. The days of the week stay.
 *
 * @returns `undefined` for an input without a date
 */
export function shiftedByAYear<Input extends Dated>(input: Input, today: Date) {
  const [earliest = ''] = daysOf(input);
  const first = parseDay(earliest);
  if (!first) return;
  const past = differenceInCalendarDays(today, first);
  const days = daysOfYear * Math.max(1, Math.ceil(past / daysOfYear));
  return {
    input: withTexts(input, (text, path) => (isDate.test(path) ? later(text, days) : text)),
    sentence: `Alle Daten wurden um ${days} Tage verschoben: Die Wochentage bleiben gleich.`,
  };
}

/** The `name`s of the form fields that a new year may change; with the camp's name when the name contains a year. */
export function fieldsToCheck(fields: readonly string[], { camp }: Dated) {
  const name = /\b(?:19|20)\d\d\b/.test(camp.name) ? ['campName'] : [];
  return [...name, 'start-date', 'end-date', ...fields];
}

/** The dates of the camp in their order; for a camp without dates, the dates of its activities. */
function daysOf({ camp, activities = [] }: Dated) {
  const days = known([camp.startDate, camp.endDate]);
  return days.length > 0 ? days : known(activities.map(({ date }) => date));
}

function known(days: readonly string[]) {
  return days.filter(parseDay).sort();
}

/** The date moved by that many days; a text that is no date stays unchanged. */
function later(value: string, days: number) {
  const day = parseDay(value);
  return day ? writeDay(addDays(day, days)) : value;
}
