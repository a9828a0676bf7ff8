import { useRef } from 'react';
import type { PreviewState } from './previewState';

const sentences = {
  unreachable: 'Die Vorschau ist gerade nicht erreichbar. Prüfe deine Internetverbindung.',
  unreadable:
    'Die Vorschau kann dieses Dokument nicht zeigen. Lade es herunter und öffne es in Word.',
  tooLong: 'Dieses Dokument ist zu lang für die Vorschau. Lade es herunter und öffne es in Word.',
  unfillable: 'Deine Vorlage lässt sich damit nicht füllen.',
  cancelled: 'Die Vorschau ist abgebrochen.',
  tooSlow: 'Die Vorschau war nach 10 Sekunden noch nicht fertig und ist beendet.',
} as const;

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
        {failure && sentences[failure]}
      </p>
      {failure && failure !== 'tooLong' && (
        <button type="button" className="secondary" onClick={tryAgain}>
          Noch einmal versuchen
        </button>
      )}
    </div>
  );
}
