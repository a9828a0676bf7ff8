import { useState } from 'react';
import { Question } from '../../ui/Question';
import type { Draft } from './draft';
import { CopyAddress, useSelectionLink } from './SelectionLink';

/** What is done seldom with what is entered: sending it on, beginning anew after a question. */
export function InputButtons({ draft }: { draft: Draft }) {
  const [isAsking, setIsAsking] = useState(false);
  useSelectionLink(draft);

  function reset() {
    draft.fill(draft.emptied(), { sentence: 'Alles ist zurückgesetzt.', back: 'Rückgängig' });
  }

  return (
    <>
      {draft.generator.linkable && (
        <CopyAddress draft={draft} label="Link kopieren" shareLabel="Link teilen" />
      )}
      <button type="button" className="secondary" onClick={() => setIsAsking(true)}>
        Alles zurücksetzen
      </button>
      {isAsking && (
        <Question
          heading="Alles zurücksetzen?"
          answers={[['Abbrechen'], ['Zurücksetzen', reset]]}
          onClose={() => setIsAsking(false)}
        >
          <p>Alles, was du auf dieser Seite angekreuzt und eingegeben hast, wird geleert.</p>
        </Question>
      )}
    </>
  );
}
