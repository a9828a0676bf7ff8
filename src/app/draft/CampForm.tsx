import type { ReactNode } from 'react';
import { CampDates, CampTexts } from '../../generators/CampFields';
import { campIn } from '../../generators/campIn';
import { Form } from '../../ui/Form';
import { useStore } from '../../ui/store';
import { campStore } from './campStore';
import { startedDrafts } from './drafts';

/**
 * What all documents say of the camp, typed once.
 *
 * @param props.children stand beside the words
 */
export function CampForm({ children }: { children: ReactNode }) {
  const camp = useStore(campStore);
  const isUndated = !camp.startDate && !camp.endDate;
  const isBegun = Array.from(startedDrafts().values()).some((draft) => draft.hasEntries());
  return (
    <section className="camp" aria-labelledby="euer-lager">
      <h2 id="euer-lager">Euer Lager</h2>
      <div className="lead">
        <p>Was du hier eingibst, steht in allen Dokumenten. Alles ist freiwillig.</p>
        {children}
      </div>
      <Form
        key={useStore(campStore.formKey)}
        read={({ texts }) => campIn(texts)}
        onInput={(next) => campStore.set(next)}
        onGenerate={() => {}}
      >
        <CampTexts start={camp} asked={() => true} />
        <CampDates start={camp} />
      </Form>
      <p className="hint" role="status">
        {isBegun && isUndated && 'Das Lager hat noch kein Datum.'}
      </p>
    </section>
  );
}
