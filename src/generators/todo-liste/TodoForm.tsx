import { useState } from 'react';
import { Form } from '../../ui/Form';
import { Icon } from '../../ui/Icon';
import { OwnPoints } from '../../ui/OwnPoints';
import { CampDates } from '../CampFields';
import type { FormProps } from '../contract';
import { type Deadline, deadlines, type Input, isOver, places } from './deadlines';

/** The camp's dates, and below them the deadlines that follow from them, each with a place for own tasks. */
export function TodoForm({ start, onInput, children, ...form }: FormProps<Input>) {
  const [input, setInput] = useState(start);
  const today = new Date();
  return (
    <Form
      {...form}
      generatesOnEnter
      onInput={(next, isHalfTyped) => {
        setInput(next);
        onInput(next, isHalfTyped);
      }}
    >
      <CampDates start={start.camp} />
      {deadlines(input).map((deadline, index) => {
        const { place, tasks } = deadline;
        const count = tasks.length === 1 ? '1 Aufgabe' : `${tasks.length} Aufgaben`;
        return (
          <details
            key={place}
            className="fold"
            open={start.own.some((point) => point.place === place)}
          >
            <summary>
              <h2>{dated(deadline)}</h2>
              <span>{isOver(deadline, today) ? `vorbei · ${count}` : count}</span>
              <Icon name="next" />
            </summary>
            <div className="fold-content">
              <ul>
                {places[index]?.items.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
              <OwnPoints
                place={place}
                title={place}
                start={start.own}
                suggestions={places[index]?.suggestions ?? []}
              />
            </div>
          </details>
        );
      })}
      {children}
    </Form>
  );
}

function dated({ kind, day, words, place }: Deadline): string {
  const date = day?.toLocaleDateString('de-CH', { dateStyle: 'long' });
  if (!date) return `${kind} ${words}`;
  return kind === 'Bis' ? `Bis ${date}, ${place} vorher` : `Ab ${date}`;
}
