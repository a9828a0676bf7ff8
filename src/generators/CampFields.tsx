import { Fold } from '../ui/Fold';
import { DateField, InputField } from '../ui/fields';
import { usePart, type Watched } from '../ui/store';
import { endsBeforeStart, endsBeforeStartHint } from './calendarDay';
import { type Camp, campFieldNames } from './camp';

const texts = [
  ['name', 'Lagername'],
  ['departement', 'Abteilung oder Schar'],
  ['place', 'Ort'],
] as const;

/**
 * Fields for name, department and place of the camp.
 *
 * @param but a fact without a field in `CampTexts`. Another part of the form has the field for this fact.
 */
export function CampTexts({ start, but }: { start: Camp; but?: keyof Camp }) {
  return (
    <div className="fields">
      {texts
        .filter(([fact]) => fact !== but)
        .map(([fact, label]) => (
          <InputField
            key={fact}
            defaultValue={start[fact]}
            name={campFieldNames[fact]}
            label={label}
          />
        ))}
    </div>
  );
}

/**
 * Fields for the first and the last day of the camp, with a hint when the last day is before the first day.
 *
 * @param now the current days, which are also the initial values of the fields
 */
export function CampDates({ now }: { now: Pick<Camp, 'startDate' | 'endDate'> }) {
  return (
    <div className="fields">
      <DateField label="Startdatum" name="start-date" defaultValue={now.startDate} />
      <DateField
        label="Enddatum"
        name="end-date"
        defaultValue={now.endDate}
        hint={endsBeforeStart(now.startDate, now.endDate) ? endsBeforeStartHint : undefined}
      />
    </div>
  );
}

/**
 * A fold with fields for the camp, at the end of a form. The fold lacks the fields for the dates if `asked` has the
 * dates. Renders nothing if `asked` has all facts.
 *
 * @param asked the facts with a field elsewhere in the form (`campOfForm`): no facts, the dates, or all facts
 */
export function CampFold({
  input,
  asked,
}: {
  input: Watched<{ camp: Camp }>;
  asked: readonly (keyof Camp)[];
}) {
  const now = usePart(input, ({ camp }) => camp);
  if (asked.includes('name')) return null;
  return (
    <Fold title="Euer Lager" heading="h2">
      <p>Das steht in allen Dokumenten.</p>
      <CampTexts start={now} />
      {!asked.includes('startDate') && <CampDates now={now} />}
    </Fold>
  );
}
