import { useRef } from 'react';
import type { PreviewState } from './previewState';

type Props = { failure: PreviewState['failure']; onTryAgain: () => void };

/** Stands in the place of a document that cannot be shown. */
export function PreviewFailure({ failure, onTryAgain }: Props) {
  const status = useRef<HTMLParagraphElement>(null);

  function tryAgain() {
    onTryAgain();
    // The button goes with the failure.
    status.current?.focus();
  }

  return (
    <div className="preview-failure">
      <p ref={status} role="status" tabIndex={-1}>
        {failure?.sentence}
      </p>
      {failure && !failure.isFinal && (
        <button type="button" className="secondary" onClick={tryAgain}>
          Noch einmal versuchen
        </button>
      )}
    </div>
  );
}
