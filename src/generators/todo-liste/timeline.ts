import { sub } from 'date-fns';
import { parseDay, printDay } from '../calendarDay';
import type { PrintOptions } from '../defineGenerator';
import { afterEnd, beforeStart } from './deadlines';

/**
 * The deadlines of a camp, each with its tasks (specification, section 9): some months before the
 * start, then from the end on. A day that does not exist in the earlier month becomes its last
 * (31 July less one month is 30 June). Without a date, a deadline is said in words.
 *
 * @param input calendar days as `yyyy-mm-dd`, or empty
 */
export function timeline(
  { startDate, endDate }: { startDate: string; endDate: string },
  options: PrintOptions,
) {
  const start = parseDay(startDate);
  const end = parseDay(endDate);
  return {
    deadlines: [
      ...beforeStart.map(({ before, words, tasks }) => ({
        title: `Bis ${start ? printDay(sub(start, before), options) : `${words} vor dem Lager`}`,
        tasks: tasks.map((text) => ({ text })),
      })),
      {
        title: `Ab ${end ? printDay(end, options) : 'Lagerende'}`,
        tasks: afterEnd.map((text) => ({ text })),
      },
    ],
  };
}
