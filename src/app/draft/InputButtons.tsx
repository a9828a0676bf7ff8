import type { Draft } from './draft';
import { CopyAddress, useSelectionLink } from './SelectionLink';

/** Buttons of rare use: copying a link with the input, and resetting the form. */
export function InputButtons({ draft }: { draft: Draft }) {
  useSelectionLink(draft);

  function reset() {
    draft.fill(draft.emptied(), { sentence: 'Alles ist zurückgesetzt.', back: 'Rückgängig' });
  }

  return (
    <>
      {draft.generator.linkable && (
        <CopyAddress draft={draft} className="quiet" label="Link kopieren" />
      )}
      <button type="button" className="quiet" onClick={reset}>
        Alles zurücksetzen
      </button>
    </>
  );
}
