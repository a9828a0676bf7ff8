import { startOfDay, sub } from 'date-fns';
import { parseDay } from '../calendarDay';
import type { Camp } from '../camp';
import { ownTextsBy, type Place, placeOf } from '../ownPoints';
import type { Input } from './input';
import { placeAfterEnd, tasksAfterEnd, tasksBeforeStart } from './tasks';

/** Where own points can stand, in the order of the document. */
export const places: readonly Place[] = [
  ...tasksBeforeStart.map(({ words }) => placeOf({ title: words })),
  placeOf({ title: placeAfterEnd }),
];

type Days = Pick<Camp, 'startDate' | 'endDate'>;

/** By when, or from when on, some tasks are due: the day itself where the dates are known. */
export type Deadline = {
  kind: 'Bis' | 'Ab';
  /** Names it whatever the dates are; own points stand there. */
  place: string;
  /** Local midnight. */
  day: Date | undefined;
  /** When that is, said without a date. */
  words: string;
  /** The own points come last. */
  tasks: readonly string[];
};

/**
 * The deadlines of a camp (specification, section 9): some months before the start, then from the end
 * on. A day that does not exist in the earlier month becomes its last (31 July less one month is 30
 * June).
 */
export function deadlines({ camp, own }: Pick<Input, 'own'> & { camp: Days }): Deadline[] {
  const start = parseDay(camp.startDate);
  const ownTexts = ownTextsBy(places, own);
  return [
    ...tasksBeforeStart.map(
      ({ before, words, tasks }): Deadline => ({
        kind: 'Bis',
        place: words,
        day: start && sub(start, before),
        words: `${words} vor dem Lager`,
        tasks: [...tasks, ...ownTexts(words)],
      }),
    ),
    {
      kind: 'Ab',
      place: placeAfterEnd,
      day: parseDay(camp.endDate),
      words: 'Lagerende',
      tasks: [...tasksAfterEnd, ...ownTexts(placeAfterEnd)],
    },
  ];
}

/** Whether something was due before today; what is due from a day on never is over. */
export function isOver({ kind, day }: Deadline, today: Date): boolean {
  return kind === 'Bis' && day !== undefined && day < startOfDay(today);
}
