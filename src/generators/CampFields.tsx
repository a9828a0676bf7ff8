import { useEffect, useRef, useState } from 'react';
import { Fold } from '../ui/Fold';
import { DateField, InputField } from '../ui/fields';
import { endsBeforeStart, endsBeforeStartHint } from './calendarDay';
import { type Camp, campFieldNames } from './camp';

type Start = { start: Camp };

const texts = [
  ['name', 'Lagername'],
  ['departement', 'Abteilung oder Schar'],
  ['place', 'Ort'],
] as const;

/**
 * Fields for name, department and place of the camp, without the facts in `but`, which another part of the form asks
 * for.
 */
export function CampTexts({ start, but = [] }: Start & { but?: readonly (keyof Camp)[] }) {
  return (
    <div className="fields">
      {texts
        .filter(([of]) => !but.includes(of))
        .map(([of, label]) => (
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

/** Fields for the first and the last day, with a hint when the end is before the start. */
export function CampDates({ start }: Start) {
  const dates = useRef<HTMLDivElement>(null);
  const [isEarly, setIsEarly] = useState(false);

  function look() {
    const fields = dates.current?.querySelectorAll('input') ?? [];
    const [first = '', last = ''] = Array.from(fields, ({ value }) => value);
    setIsEarly(endsBeforeStart(first, last));
  }
  // Dates can be typed before the script has loaded; no event tells of them.
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
 * The fields of the camp, folded; nothing when the form itself asks for name, department and place.
 *
 * @param asked the facts that the form itself asks for
 */
export function CampFold({ start, asked }: Start & { asked: readonly (keyof Camp)[] }) {
  if (texts.every(([of]) => asked.includes(of))) return null;
  return (
    <Fold title="Euer Lager" heading="h2">
      <p>Das steht in allen Dokumenten.</p>
      <CampTexts start={start} but={asked} />
      {!asked.includes('startDate') && <CampDates start={start} />}
    </Fold>
  );
}
