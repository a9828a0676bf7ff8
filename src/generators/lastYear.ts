import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { campDays, parseDay, writeDay } from './calendarDay';
import type { Camp } from './camp';
import { withTexts } from './readInput';

/** The number of days in 52 weeks. A camp that is moved by 52 weeks begins on the same day of the week as before. */
const daysOfYear = 364;

// Matches the path of each date in an input. `withTexts` makes these paths.
const isDate = /^(?:camp\.startDate|camp\.endDate|activities\.date)$/;

/** True when all known days of the camp are before today. False for a camp without known days. */
export function isPast(camp: Camp, today: Date) {
  const [start, end = start] = campDays(camp);
  return (end ?? today) < startOfDay(today);
}

/**
 * Returns the number of days by which a camp of an earlier year is moved: the smallest positive multiple of 364 that
 * moves the first day of the camp to today or later. Without a first day, the last day of the camp is moved to today or
 * later.
 */
export function daysToMove(camp: Camp, today: Date) {
  const [start, end = today] = campDays(camp);
  return (
    daysOfYear * Math.max(1, Math.ceil(differenceInCalendarDays(today, start ?? end) / daysOfYear))
  );
}

/** Moves all dates of an input by a number of days. A text that is no date stays unchanged. */
export function withDatesMoved<Input extends object>(days: number, input: Input) {
  return withTexts(input, (text, path) => {
    const day = isDate.test(path) && parseDay(text);
    return day ? writeDay(addDays(day, days)) : text;
  });
}
