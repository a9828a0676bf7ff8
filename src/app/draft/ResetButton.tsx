import { useRef } from 'react';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from './draft';
import { fillIn } from './fillIn';

/** Empties the form after a question. */
export function ResetButton({ draft }: { draft: Draft }) {
  const dialog = useRef<HTMLDialogElement>(null);

  function reset() {
    dialog.current?.close();
    fillIn(draft, draft.emptied(), {
      sentence: 'Alles ist zurückgesetzt.',
      backLabel: 'Rückgängig',
      isBrief: true,
    });
  }

  return (
    <>
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
    </>
  );
}
