import { useState } from 'react';
import { DateField } from '../../ui/DateField';
import { Form } from '../../ui/Form';
import type { FormFields } from '../../ui/readFields';
import { endsBeforeStart, endsBeforeStartHint } from '../calendarDay';
import type { FormProps } from '../defineGenerator';
import { DeadlineFolds } from './DeadlineFolds';
import type { Input } from './input';

export function CampDatesForm({ start, readInput, onInput, children, ...form }: FormProps<Input>) {
  const [isEarly, setIsEarly] = useState(false);
  return (
    <Form
      {...form}
      generatesOnEnter
      read={(fields) => readInput(datesIn(fields))}
      onInput={(input, isHalfTyped) => {
        setIsEarly(endsBeforeStart(input.startDate, input.endDate));
        onInput(input, isHalfTyped);
      }}
    >
      <div className="fields">
        <DateField label="Startdatum" name="start-date" defaultValue={start.startDate} />
        <DateField
          label="Enddatum"
          name="end-date"
          defaultValue={start.endDate}
          hint={isEarly ? endsBeforeStartHint : undefined}
        />
      </div>
      <DeadlineFolds start={start} />
      {children}
    </Form>
  );
}

function datesIn({ texts, own, extras }: FormFields) {
  return { startDate: texts['start-date'] ?? '', endDate: texts['end-date'] ?? '', own, extras };
}
