import type { PreviewState } from './previewState';

const sentences = {
  unreachable: 'Die Vorschau ist gerade nicht erreichbar. Prüfe deine Internetverbindung.',
  unreadable:
    'Die Vorschau kann dieses Dokument nicht zeigen. Lade es herunter und öffne es in Word.',
  tooLong: 'Dieses Dokument ist zu lang für die Vorschau. Lade es herunter und öffne es in Word.',
  unfillable:
    'Deine Vorlage lässt sich damit nicht füllen. Warum, steht nach dem Generieren beim Knopf.',
  cancelled: 'Die Vorschau ist abgebrochen.',
} as const;

type Props = { failure: NonNullable<PreviewState['failure']>; onTryAgain: () => void };

/** Stands in the place of a document that cannot be shown. */
export function PreviewFailure({ failure, onTryAgain }: Props) {
  return (
    <div className="preview-failure" role="status">
      <p>{sentences[failure]}</p>
      {failure !== 'tooLong' && (
        <button type="button" className="secondary" onClick={onTryAgain}>
          Noch einmal versuchen
        </button>
      )}
    </div>
  );
}
