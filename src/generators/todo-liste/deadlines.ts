import { sub } from 'date-fns';
import { parseDay } from '../calendarDay';
import { tasksAfterEnd, tasksBeforeStart } from './tasks';

export type CampDates = {
  /** Calendar days as `yyyy-mm-dd`, or empty. */
  startDate: string;
  endDate: string;
};

/** By when, or from when on, some tasks are due: the day itself where the dates are known. */
export type Deadline = {
  kind: 'Bis' | 'Ab';
  /** Local midnight. */
  day: Date | undefined;
  /** When that is, said without a date. */
  words: string;
  tasks: readonly string[];
};

/**
 * The deadlines of a camp (specification, section 9): some months before the start, then from the end
 * on. A day that does not exist in the earlier month becomes its last (31 July less one month is 30
 * June).
 */
export function deadlines({ startDate, endDate }: CampDates): Deadline[] {
  const start = parseDay(startDate);
  return [
    ...tasksBeforeStart.map(
      ({ before, words, tasks }): Deadline => ({
        kind: 'Bis',
        day: start && sub(start, before),
        words: `${words} vor dem Lager`,
        tasks,
      }),
    ),
    { kind: 'Ab', day: parseDay(endDate), words: 'Lagerende', tasks: tasksAfterEnd },
  ];
}
