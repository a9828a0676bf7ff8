import { Fold } from '../../ui/Fold';
import { Form } from '../../ui/Form';
import { listItem } from '../../ui/listItem';
import { OwnPoints, Suggestions } from '../../ui/OwnPoints';
import { usePart } from '../../ui/store';
import { CampDates } from '../CampFields';
import { checkHint, dateHints, isShort, printDay } from '../calendarDay';
import type { FormProps } from '../contract';
import { partsOf, withNumbers } from '../data';
import { defineGenerator } from '../defineGenerator';
import { calendarFile } from './calendarFile';
import {
  deadlineGroups,
  deadlines,
  type Input,
  input,
  isOver,
  nextDeadline,
  titleOf,
} from './deadlines';

export const generator = defineGenerator({
  intro: 'Gib euer Lagerdatum ein: Jede Aufgabe bekommt ihren Termin.',
  fileName: 'ToDo.docx',
  groups: deadlineGroups,
  options: [
    { id: 'boxes', text: 'Kästchen zum Abhaken' },
    { id: 'who', text: 'Namenslinie bei jeder Aufgabe' },
  ],
  campOfForm: ['startDate', 'endDate'],
  linkable: true,
  input,
  fields: {
    boxes: 'condition',
    who: 'condition',
    deadlines: {
      title: 'value',
      ...partsOf('title', 'date', 'words'),
      tasks: { text: 'value', number: 'position' },
    },
  },
  /**
   * Makes the data of the deadlines of a camp. The numbers of the tasks begin with 1 in each deadline. If the day of a
   * deadline is unknown, `date` is empty, and the title names no day. Throws nothing.
   */
  toDocument: (input, context) => ({
    boxes: input.extras.includes('boxes'),
    who: input.extras.includes('who'),
    deadlines: deadlines(input).map((deadline) => {
      const { day, words, tasks } = deadline;
      const date = day ? printDay(day, context) : '';
      return {
        title: titleOf(deadline, date),
        date,
        words,
        tasks: withNumbers(tasks.map((text) => ({ text }))),
      };
    }),
  }),
  hints: ({ camp }) => [
    ...dateHints(camp),
    ...checkHint(
      isShort(camp),
      'Bis vier Tage: ohne Lagerform, Jugendurlaub, Leihmaterial, Elternabend, Lagerauto und Abmachungen mit der Küche.',
      'end-date',
    ),
  ],
  calendarFile,
  typical: async () => ({ camp: { startDate: '2027-07-31', endDate: '2027-08-07' } }),
  Form: TodoForm,
});

/**
 * The form, with fields for the days of the camp and a fold for each deadline. A fold lists the tasks of the deadline,
 * and has fields for own points. The fold of the next deadline and each fold with own points are open. A new date of the
 * camp opens the deadline that is then the next.
 */
function TodoForm({ start, now, options, children, ...form }: FormProps<Input>) {
  const input = usePart(now, (whole) => whole);
  const today = new Date();
  const all = deadlines(input);
  return (
    <Form {...form} generatesOnEnter>
      <CampDates now={input.camp} />
      {options}
      {all.map((deadline) => {
        const { id, day, tasks, given, group } = deadline;
        return (
          <Fold
            key={id}
            title={titleOf(deadline, day?.toLocaleDateString('de-CH', { dateStyle: 'long' }) ?? '')}
            heading="h2"
            figure={isOver(deadline, today) ? `${tasks.length} überfällig` : tasks.length}
            isOpen={
              deadline === nextDeadline(all, today) || input.own.some(({ place }) => place === id)
            }
          >
            <ul>{given.map(listItem)}</ul>
            {group.suggestions[0] && <p>Falls nötig:</p>}
            <Suggestions groups={[group]} start={start.own} />
            <OwnPoints groups={[group]} start={start.own} />
          </Fold>
        );
      })}
      {children}
    </Form>
  );
}
