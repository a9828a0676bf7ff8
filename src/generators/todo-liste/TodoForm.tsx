import { useState } from 'react';
import { Fold } from '../../ui/Fold';
import { Form } from '../../ui/Form';
import { OwnPoints } from '../../ui/OwnPoints';
import { CampDates } from '../CampFields';
import type { FormProps } from '../contract';
import { deadlines, type Input, isOver, places, titleOf } from './deadlines';

/** The camp's dates, and below them the deadlines that follow from them, each with a place for own tasks. */
export function TodoForm({ start, onInput, children, ...form }: FormProps<Input>) {
  const [input, setInput] = useState(start);
  const today = new Date();
  return (
    <Form
      {...form}
      generatesOnEnter
      onInput={(next) => {
        setInput(next);
        onInput(next);
      }}
    >
      <CampDates start={start.camp} />
      {deadlines(input).map((deadline, index) => {
        const { place, day, tasks, given } = deadline;
        const count = tasks.length === 1 ? '1 Aufgabe' : `${tasks.length} Aufgaben`;
        return (
          <Fold
            key={place}
            title={titleOf(deadline, day?.toLocaleDateString('de-CH', { dateStyle: 'long' }) ?? '')}
            heading="h2"
            figure={isOver(deadline, today) ? `vorbei · ${count}` : count}
            isOpen={start.own.some((point) => point.place === place)}
          >
            <ul>
              {given.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <OwnPoints
              place={place}
              title={place}
              start={start.own}
              suggestions={places[index]?.suggestions ?? []}
            />
          </Fold>
        );
      })}
      {children}
    </Form>
  );
}
