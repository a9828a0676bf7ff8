import { printDay } from '../calendarDay';
import type { PrintOptions } from '../defineGenerator';
import { type CampDates, deadlines } from './deadlines';

/**
 * The deadlines of a camp as they are printed, each with its tasks (specification, section 9).
 * Without a date, a deadline is said in words. Throws nothing.
 *
 * @param dates calendar days as `yyyy-mm-dd`; an empty text or a day that does not exist is no date
 */
export function toDocument(dates: CampDates, options: PrintOptions) {
  return {
    deadlines: deadlines(dates).map(({ kind, day, words, tasks }) => {
      const when = day ? printDay(day, options) : words;
      return { title: `${kind} ${when}`, tasks: tasks.map((text) => ({ text })) };
    }),
  };
}
