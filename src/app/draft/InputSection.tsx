import { useState } from 'react';
import { Question } from '../../ui/Question';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from './draft';
import { LinkButton } from './SelectionLink';

const about =
  'Diese Seite speichert nichts. Dein Dokument kannst du hier wieder öffnen: oben, oder indem du die Datei auf die Seite ziehst.';

/** What is done seldom with what is entered: sending it on, beginning anew after a question. */
export function InputSection({ draft }: { draft: Draft }) {
  const [isAsking, setIsAsking] = useState(false);

  function reset() {
    draft.fill(draft.emptied(), { sentence: 'Alles ist zurückgesetzt.', back: 'Rückgängig' });
  }

  return (
    <section className="input-section" aria-label="Eingaben">
      <p>{about}</p>
      <div className="input-buttons">
        {draft.generator.linkable && <LinkButton draft={draft} />}
        <WaitingButton className="secondary" onClick={() => setIsAsking(true)}>
          Alles zurücksetzen
        </WaitingButton>
        {isAsking && (
          <Question
            heading="Alles zurücksetzen?"
            answers={[['Abbrechen'], ['Zurücksetzen', reset]]}
            onClose={() => setIsAsking(false)}
          >
            <p>Alles, was du auf dieser Seite angekreuzt und eingegeben hast, wird geleert.</p>
          </Question>
        )}
      </div>
    </section>
  );
}
