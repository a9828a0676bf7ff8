import { useEffect, useRef, useState } from 'react';
import { Fold } from '../ui/Fold';
import { DateField, InputField } from '../ui/fields';
import { endsBeforeStart, endsBeforeStartHint } from './calendarDay';
import { type Camp, campFieldNames } from './camp';

type Start = { start: Camp };
type Name = keyof Camp;

const texts = [
  ['name', 'Lagername'],
  ['departement', 'Abteilung oder Schar'],
  ['place', 'Ort'],
] as const;

/** What a camp is called, whose and where it is, but for what is asked elsewhere. */
export function CampTexts({ start, but = [] }: Start & { but?: readonly Name[] }) {
  const asked = texts.filter(([of]) => !but.includes(of));
  return (
    <div className="fields">
      {asked.map(([of, label]) => (
        <InputField
          key={of}
          type="text"
          defaultValue={start[of]}
          name={campFieldNames[of]}
          label={label}
        />
      ))}
    </div>
  );
}

/** Start and end; an end before the start is said. */
export function CampDates({ start }: Start) {
  const dates = useRef<HTMLDivElement>(null);
  const [isEarly, setIsEarly] = useState(false);

  function look() {
    const fields = Array.from(dates.current?.querySelectorAll('input') ?? []);
    const [first = '', last = ''] = fields.map(({ value }) => value);
    setIsEarly(endsBeforeStart(first, last));
  }
  // What was typed before the script arrived counts.
  useEffect(look, []);

  return (
    <div ref={dates} className="fields" onInput={look}>
      <DateField label="Startdatum" name="start-date" defaultValue={start.startDate} />
      <DateField
        label="Enddatum"
        name="end-date"
        defaultValue={start.endDate}
        hint={isEarly ? endsBeforeStartHint : undefined}
      />
    </div>
  );
}

/**
 * The camp, folded; nothing where the form itself asks for all of it.
 *
 * @param asked what the form itself asks for
 */
export function CampFold({ start, asked }: Start & { asked: readonly Name[] }) {
  if (texts.every(([of]) => asked.includes(of))) return null;
  return (
    <Fold title="Euer Lager" heading="h2">
      <p>Das steht in allen Dokumenten.</p>
      <CampTexts start={start} but={asked} />
      {!asked.includes('startDate') && <CampDates start={start} />}
    </Fold>
  );
}
