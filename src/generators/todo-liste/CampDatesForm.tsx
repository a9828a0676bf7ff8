import { type FormEvent, useState } from 'react';
import { DateField } from '../../ui/DateField';
import { endsBeforeStart, endsBeforeStartHint } from '../calendarDay';
import type { FormProps } from '../generatorUnit';

type Input = { startDate: string; endDate: string };

export function CampDatesForm({ onGenerate, children }: FormProps<Input>) {
  const [hint, setHint] = useState('');

  function follow(event: FormEvent<HTMLFormElement>) {
    const { startDate, endDate } = readDates(event.currentTarget);
    setHint(endsBeforeStart(startDate, endDate) ? endsBeforeStartHint : '');
  }

  return (
    <form
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(readDates(event.currentTarget));
      }}
    >
      <div className="fields">
        <DateField label="Startdatum" name="start-date" />
        <DateField label="Enddatum" name="end-date" hint={hint} />
      </div>
      {children}
    </form>
  );
}

function readDates(form: HTMLFormElement): Input {
  const dates = new FormData(form);
  return { startDate: String(dates.get('start-date')), endDate: String(dates.get('end-date')) };
}
