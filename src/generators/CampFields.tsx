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
 * @param but a fact for which no field is rendered. The start page has its own field for the name.
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
 * Fields for the first and the last day of the camp. A hint appears when the last day is before the first day.
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
 * A fold with fields for the camp, below the options of a form. The name of the camp is beside the title. If `asked` is
 * empty, the fold has fields for all facts. If `asked` has the dates, the fold has no date fields. If `asked` has all
 * facts, no fold is rendered.
 *
 * @param asked the facts that the form of the generator has fields for (`campOfForm`): none, the dates, or all facts
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
    <Fold title="Euer Lager" heading="h2" figure={now.name || 'ohne Namen'}>
      <CampTexts start={now} />
      {!asked.includes('startDate') && <CampDates now={now} />}
    </Fold>
  );
}
