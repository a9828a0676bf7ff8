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
 * Fields for name, department and place of the camp.
 *
 * @param but the fact that gets no field from `CampTexts`, because another part of the form has the field for it
 */
export function CampTexts({ start, but }: Start & { but?: keyof Camp }) {
  return (
    <div className="fields">
      {texts
        .filter(([of]) => of !== but)
        .map(([of, label]) => (
          <InputField key={of} defaultValue={start[of]} name={campFieldNames[of]} label={label} />
        ))}
    </div>
  );
}

/** Fields for the first and the last day of the camp, with a hint when the last day is before the first day. */
export function CampDates({ start }: Start) {
  const dates = useRef<HTMLDivElement>(null);
  const [isEarly, setIsEarly] = useState(false);

  function checkOrder() {
    const [first, last] = dates.current?.querySelectorAll('input') ?? [];
    setIsEarly(!!first && !!last && endsBeforeStart(first.value, last.value));
  }
  // The first check is after the first render, because no event reports dates that were typed before the script loaded.
  useEffect(checkOrder, []);

  return (
    <div ref={dates} className="fields" onInput={checkOrder}>
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
 * A fold with fields for the camp. Renders nothing when the form itself has fields for name, department and place. The
 * dates have no fields here when the form itself has fields for them.
 *
 * @param asked the facts for which the form itself has fields. If `asked` has the name, `asked` also has department and
 *   place.
 */
export function CampFold({ start, asked }: Start & { asked: readonly (keyof Camp)[] }) {
  if (asked.includes('name')) return null;
  return (
    <Fold title="Euer Lager" heading="h2">
      <p>Das steht in allen Dokumenten.</p>
      <CampTexts start={start} />
      {!asked.includes('startDate') && <CampDates start={start} />}
    </Fold>
  );
}
