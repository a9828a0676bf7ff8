import { useState } from 'react';
import { Form } from '../../../ui/Form';
import { DateField, InputField } from '../../../ui/fields';
import { Rows } from '../../../ui/Rows';
import type { FormFields } from '../../../ui/readFields';
import { createStore } from '../../../ui/store';
import { WaitingButton } from '../../../ui/WaitingButton';
import { campIn } from '../../camp';
import type { FormProps } from '../../contract';
import type { Input } from '../input';
import { personLists } from '../people';
import { Chapter, Contents } from './Contents';
import { GeneralChapter } from './GeneralChapter';
import { EmergencyChapter, PrecautionsChapter } from './MeasureChapters';
import { InputContext } from './useInput';
import { useOptionalFields } from './useOptionalFields';

/** The long form. */
export function SafetyConceptForm({
  start,
  readInput,
  onInput,
  children,
  ...form
}: FormProps<Input>) {
  const [store] = useState(() => createStore(start));
  return (
    <InputContext value={store}>
      <Form
        {...form}
        noValidate
        read={(fields) => readInput(enteredIn(fields))}
        onInput={(input, isHalfTyped) => {
          store.set(input);
          onInput(input, isHalfTyped);
        }}
      >
        <Contents />
        <div className="chapters">
          <GeneralChapter start={start} />
          <PrecautionsChapter start={start} />
          <EmergencyChapter start={start} />
          <ActivitiesChapter start={start} />
          {children}
        </div>
      </Form>
    </InputContext>
  );
}

// A list whose rows were all removed is empty, not missing.
const withoutRows = Object.fromEntries(
  [...personLists, 'units', 'activities'].map((list) => [list, []]),
);

function enteredIn({ texts, ticked, own, extras, rows }: FormFields) {
  return { ...withoutRows, ...rows, ...texts, camp: campIn(texts), ticked, own, extras };
}

const details = [
  { name: 'leader', label: 'Wer leitet?' },
  { name: 'concept', label: 'Eigenes Konzept?' },
  { name: 'abort', label: 'Abbruch, wenn …' },
] as const;

function ActivitiesChapter({ start }: { start: Input }) {
  const { isShown, ask } = useOptionalFields(
    start.activities.some((row) => details.some(({ name }) => row[name])),
    '[name$=".leader"], [name=activities] .add',
  );

  return (
    <Chapter name="activities">
      <Rows
        name="activities"
        legend="Aktivitäten"
        rowName="Aktivität"
        start={start.activities}
        callRow={({ name = '' }) => name}
        more={
          !isShown && (
            <WaitingButton className="quiet" onClick={ask}>
              Leitung, Konzept und Abbruch
            </WaitingButton>
          )
        }
      >
        {({ path, start: activity }) => (
          <>
            <InputField
              label="Aktivität"
              type="text"
              name={`${path}.name`}
              defaultValue={activity?.name}
            />
            <DateField label="Datum" name={`${path}.date`} defaultValue={activity?.date} />
            {isShown && (
              <div className="fields">
                {details.map(({ name, label }) => (
                  <InputField
                    key={name}
                    label={label}
                    type="text"
                    name={`${path}.${name}`}
                    defaultValue={activity?.[name]}
                  />
                ))}
              </div>
            )}
          </>
        )}
      </Rows>
    </Chapter>
  );
}
