import { useRef } from 'react';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from './draft';
import { LinkButton } from './SelectionLink';

const about =
  'Diese Seite speichert nichts. Dein Dokument kannst du hier wieder öffnen: oben, oder indem du die Datei auf die Seite ziehst.';

/** What is done seldom with what is entered: sending it on, beginning anew after a question. */
export function InputSection({ draft }: { draft: Draft }) {
  const dialog = useRef<HTMLDialogElement>(null);

  function reset() {
    dialog.current?.close();
    draft.fill(draft.emptied(), {
      sentence: 'Alles ist zurückgesetzt.',
      back: 'Rückgängig',
      isBrief: true,
    });
  }

  return (
    <section className="input-section" aria-label="Eingaben">
      <p>{about}</p>
      <div className="input-buttons">
        {draft.generator.linkable && <LinkButton draft={draft} />}
        <WaitingButton className="secondary" onClick={() => dialog.current?.showModal()}>
          Alles zurücksetzen
        </WaitingButton>
        <dialog ref={dialog} className="question" aria-labelledby="reset-question">
          <h2 id="reset-question">Alles zurücksetzen?</h2>
          <p>Alles, was du auf dieser Seite angekreuzt und eingegeben hast, wird geleert.</p>
          <div className="answers">
            <button type="button" className="primary" onClick={() => dialog.current?.close()}>
              Abbrechen
            </button>
            <button type="button" className="secondary" onClick={reset}>
              Zurücksetzen
            </button>
          </div>
        </dialog>
      </div>
    </section>
  );
}
