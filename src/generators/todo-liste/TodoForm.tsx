import { useState } from 'react';
import type { FormProps } from '../defineGenerator';
import { CampDatesForm } from './CampDatesForm';
import type { Input } from './input';
import { Timeline } from './Timeline';

/** The camp's dates, and below them what follows from them. */
export function TodoForm({ start, onInput, children, ...form }: FormProps<Input>) {
  const [input, setInput] = useState(start);
  return (
    <CampDatesForm
      {...form}
      start={start}
      onInput={(next, isHalfTyped) => {
        setInput({ ...start, ...next });
        onInput(next, isHalfTyped);
      }}
    >
      <Timeline input={input} />
      {children}
    </CampDatesForm>
  );
}
