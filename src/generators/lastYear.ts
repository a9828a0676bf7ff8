import { addDays, differenceInCalendarDays } from 'date-fns';
import { parseDay, writeDay } from './calendarDay';
import type { Camp } from './camp';
import { withTexts } from './readInput';

/** 52 weeks: a camp that is moved by them begins on the same day of the week. */
const daysOfYear = 364;

// Of the camp and of its activities.
const isDate = /^(?:camp\.startDate|camp\.endDate|activities\.date)$/;

export type Dated = { camp: Camp; activities?: readonly { date: string }[] };

/** Whether the camp is over. */
export function isPast(input: Dated, today: Date) {
  const last = daysOf(input).at(-1);
  return last !== undefined && last < writeDay(today);
}

/**
 * All dates later by as many years of 364 days (the days of the week stay) as bring the camp into the
 * future, at least by one; nothing without a date.
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

/** The fields of the form that a new year may change; the camp's name where a year stands in it. */
export function fieldsToCheck(fields: readonly string[], { camp }: Dated) {
  const name = /\b(?:19|20)\d\d\b/.test(camp.name) ? ['campName'] : [];
  return [...name, 'start-date', 'end-date', ...fields];
}

/** The days of the camp in their order; an activity says when it is only where the camp itself does not. */
function daysOf({ camp, activities = [] }: Dated) {
  const days = known([camp.startDate, camp.endDate]);
  return days.length > 0 ? days : known(activities.map(({ date }) => date));
}

function known(days: readonly string[]) {
  return days.filter(parseDay).sort();
}

/** The day that many days later; what is no day stays as it is. */
function later(value: string, days: number) {
  const day = parseDay(value);
  return day ? writeDay(addDays(day, days)) : value;
}
