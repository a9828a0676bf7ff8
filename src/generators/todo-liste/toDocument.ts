import { printDay } from '../calendarDay';
import type { PrintContext } from '../contract';
import { numbered } from '../numbered';
import type { Data } from './data';
import { deadlines, isOver } from './deadlines';
import type { Input } from './input';

/**
 * The deadlines of a camp as they are printed, each with its tasks and own points, numbered per deadline
 * (specification, section 9); one whose day is past says so. Without a date, a deadline is said in words and its
 * `date` is empty. Throws nothing.
 *
 * @param input calendar days as `yyyy-mm-dd`; an empty text or a day that does not exist is no date
 */
export function toDocument(input: Input, options: PrintContext): Data {
  return {
    boxes: input.extras.includes('boxes'),
    who: input.extras.includes('who'),
    deadlines: deadlines(input).map((deadline) => {
      const { kind, day, words, tasks } = deadline;
      const date = day ? printDay(day, options) : '';
      return {
        title: `${isOver(deadline, options.today) ? 'Überfällig seit' : kind} ${date || words}`,
        date,
        words,
        tasks: numbered(tasks.map((text) => ({ text }))),
      };
    }),
  };
}
