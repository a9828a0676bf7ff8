import { useState } from 'react';
import { Form } from '../../ui/Form';
import { CampDates } from '../CampFields';
import { campIn } from '../campIn';
import type { FormProps } from '../contract';
import { DeadlineFolds } from './DeadlineFolds';
import type { Input } from './input';

/** The camp's dates, and below them the deadlines that follow from them. */
export function TodoForm({ start, readInput, onInput, children, ...form }: FormProps<Input>) {
  const [input, setInput] = useState(start);
  return (
    <Form
      {...form}
      generatesOnEnter
      read={({ texts, own, extras }) => readInput({ camp: campIn(texts), own, extras })}
      onInput={(next, isHalfTyped) => {
        setInput(next);
        onInput(next, isHalfTyped);
      }}
    >
      <CampDates start={start.camp} />
      <DeadlineFolds start={start} input={input} />
      {children}
    </Form>
  );
}
