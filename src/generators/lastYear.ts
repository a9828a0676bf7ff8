import { addDays, differenceInCalendarDays } from 'date-fns';
import { parseDay, writeDay } from './calendarDay';
import type { Camp } from './camp';
import { withTexts } from './readInput';

/** 52 weeks, so that a moved camp begins on the same day of the week. */
const daysOfYear = 364;

// The paths of all dates in an input.
const isDate = /^(?:camp\.startDate|camp\.endDate|activities\.date)$/;

/** True when the last day of the camp is before today; false for a camp without dates. */
export function isPast({ startDate, endDate }: Camp, today: Date) {
  const days = [startDate, endDate].filter(parseDay);
  return days.length > 0 && days.every((day) => day < writeDay(today));
}

/** The days of the fewest years of 364 days, at least one, after which the camp begins today or later. */
export function daysToMove({ startDate, endDate }: Camp, today: Date) {
  const first = parseDay(startDate) ?? parseDay(endDate) ?? today;
  const years = Math.ceil(differenceInCalendarDays(today, first) / daysOfYear);
  return daysOfYear * Math.max(1, years);
}

/** The input with all its dates moved by a number of days. A text that is no date stays unchanged. */
export function movedBy<Input extends object>(days: number, input: Input) {
  return withTexts(input, (text, path) => {
    const day = isDate.test(path) && parseDay(text);
    return day ? writeDay(addDays(day, days)) : text;
  });
}
