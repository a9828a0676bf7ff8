import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { campDays, parseDay, writeDay } from './calendarDay';
import type { Camp } from './camp';
import { withTexts } from './readInput';

/** The number of days in 52 weeks. A camp that is moved by 52 weeks begins on the same day of the week. */
const daysOfYear = 364;

// The paths of the dates in an input, as `withTexts` passes them.
const datePaths = ['camp.startDate', 'camp.endDate', 'activities.date'];

/**
 * True when the camp is over: when its last day is before today. Without a last day, the first day counts. False for a
 * camp without days.
 */
export function isPast(camp: Camp, today: Date) {
  const [start, end = start] = campDays(camp);
  return (end ?? today) < startOfDay(today);
}

/**
 * Returns the number of days by which a camp of an earlier year is moved. The number is the smallest positive multiple
 * of 364 with which the camp begins today or later. Without a first day, the camp must end today or later.
 */
export function daysToMove(camp: Camp, today: Date) {
  const [start, end = today] = campDays(camp);
  return (
    daysOfYear * Math.max(1, Math.ceil(differenceInCalendarDays(today, start ?? end) / daysOfYear))
  );
}

/** Moves all dates of an input by a number of days. A text that is not a date stays unchanged. */
export function withDatesMoved<Input extends object>(days: number, input: Input) {
  return withTexts(input, (text, path) => {
    const day = datePaths.includes(path) && parseDay(text);
    return day ? writeDay(addDays(day, days)) : text;
  });
}
