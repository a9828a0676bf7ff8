import { useState } from 'react';
import { Form } from '../../../ui/Form';
import { DateField } from '../../../ui/fields';
import { Rows } from '../../../ui/Rows';
import { createStore } from '../../../ui/store';
import { WaitingButton } from '../../../ui/WaitingButton';
import type { FormProps } from '../../contract';
import { byName } from '../../data';
import type { Input } from '../input';
import { personLists } from '../people';
import { Chapter, Contents } from './Contents';
import { GeneralChapter } from './GeneralChapter';
import { EmergencyChapter, PrecautionsChapter } from './MeasureChapters';
import { RowFields } from './RowFields';
import { FormContext, useCount, useOptionalFields, useStart } from './useInput';

/** The long form. */
export function SafetyConceptForm({ start, read, onInput, children, ...frame }: FormProps<Input>) {
  const [form] = useState(() => ({ start, now: createStore(start) }));
  return (
    <FormContext value={form}>
      <Form
        {...frame}
        noValidate
        read={(fields) => read({ ...fields, rows: { ...withoutRows, ...fields.rows } })}
        onInput={(input) => {
          form.now.set(input);
          onInput(input);
        }}
      >
        <Contents />
        <div className="chapters">
          <GeneralChapter />
          <PrecautionsChapter />
          <EmergencyChapter />
          <ActivitiesChapter />
          {children}
        </div>
      </Form>
    </FormContext>
  );
}

// A list whose rows were all removed is empty, not missing.
const withoutRows = byName([...personLists, 'units', 'activities'], () => []);

const details = { leader: 'Wer leitet?', concept: 'Eigenes Konzept?', abort: 'Abbruch, wenn …' };

function ActivitiesChapter() {
  const { activities } = useStart();
  const { isShown, ask } = useOptionalFields(
    activities.some(({ leader, concept, abort }) => leader || concept || abort),
    '[name$=".leader"], [name=activities] .add',
  );
  const count = useCount('activities');
  const [isOpen] = useState(count === 0);

  return (
    <Chapter name="activities">
      <Rows
        name="activities"
        count={count}
        isOpen={isOpen}
        legend="Aktivitäten"
        rowName="Aktivität"
        start={activities}
        more={
          !isShown && (
            <WaitingButton className="quiet" onClick={ask}>
              Leitung, Konzept und Abbruch
            </WaitingButton>
          )
        }
      >
        {(row) => (
          <>
            <RowFields columns={{ name: 'Aktivität' }} row={row} />
            <DateField label="Datum" name={`${row.path}.date`} defaultValue={row.start?.date} />
            {isShown && (
              <div className="fields">
                <RowFields columns={details} row={row} />
              </div>
            )}
          </>
        )}
      </Rows>
    </Chapter>
  );
}
