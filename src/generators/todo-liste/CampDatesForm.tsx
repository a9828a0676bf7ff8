import { useEffect, useRef, useState } from 'react';
import { DateField } from '../../ui/DateField';
import { endsBeforeStart, endsBeforeStartHint } from '../calendarDay';
import type { FormProps } from '../defineGenerator';

type Input = { startDate: string; endDate: string };

export function CampDatesForm({ onGenerate, children }: FormProps<Input>) {
  const form = useRef<HTMLFormElement>(null);
  const [dates, setDates] = useState<Input>({ startDate: '', endDate: '' });

  function follow() {
    if (form.current) setDates(readDates(form.current));
  }
  // Dates can be there before the script: filled in while it was loading, or restored by the browser.
  useEffect(follow, []);

  const hint = endsBeforeStart(dates.startDate, dates.endDate) ? endsBeforeStartHint : undefined;
  return (
    <form
      ref={form}
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
