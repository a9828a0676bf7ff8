import { useState } from 'react';
import { Form } from '../../../ui/Form';
import type { FormFields } from '../../../ui/readFields';
import { createStore } from '../../../ui/store';
import { campIn } from '../../camp';
import type { FormProps } from '../../contract';
import { type Input, personLists } from '../input';
import { ActivitiesChapter } from './ActivitiesChapter';
import { Contents } from './Contents';
import { EmergencyChapter } from './EmergencyChapter';
import { GeneralChapter } from './GeneralChapter';
import { PrecautionsChapter } from './PrecautionsChapter';
import { InputContext } from './useInput';

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
