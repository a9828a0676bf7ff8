import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { parseDay, writeDay } from './calendarDay';
import type { Camp } from './camp';

/** 52 weeks: a camp that is moved by them begins on the same day of the week. */
const daysOfYear = 364;

/** Whether the last of the days that are known lies before today. */
export function isPast(days: readonly string[], today: Date): boolean {
  const last = known(days).at(-1);
  return last !== undefined && last < startOfDay(today);
}

/** The years of 364 days, at least one, after which the first of the days is not past; 0 without a day. */
export function yearsToNext(days: readonly string[], today: Date): number {
  const [first] = known(days);
  if (!first) return 0;
  return Math.max(1, Math.ceil(differenceInCalendarDays(today, first) / daysOfYear));
}

/** The day that many years of 364 days later; what is no day stays as it is. */
export function laterBy(years: number, value: string): string {
  const day = parseDay(value);
  if (!day) return value;
  const later = writeDay(addDays(day, years * daysOfYear));
  return parseDay(later) ? later : value;
}

/** Says what was done, «um 364 Tage» or more. */
export function shiftSentence(what: string, years: number): string {
  return `${what} um ${years * daysOfYear} Tage verschoben: Die Wochentage bleiben gleich.`;
}

/** The camp's fields that a new year may change: its name where a year stands in it, and its days. */
export function campToCheck({ name }: Pick<Camp, 'name'>): string[] {
  return [...(/\b(?:19|20)\d\d\b/.test(name) ? ['campName'] : []), 'start-date', 'end-date'];
}

function known(days: readonly string[]): Date[] {
  return days
    .map(parseDay)
    .filter((day) => day !== undefined)
    .sort((a, b) => a.getTime() - b.getTime());
}
