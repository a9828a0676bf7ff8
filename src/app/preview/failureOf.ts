import { isAbort } from '../engine/createLatest';
import { TookTooLong, Unfillable } from '../engine/failures';
import { TooLong } from './limits';
import type { PreviewFailure } from './previewState';

/** What a preview says of an error; of what it cannot reach `loadRendering.ts` says it. */
export function failureOf(error: unknown): PreviewFailure {
  if (isAbort(error)) return { sentence: 'Die Vorschau ist abgebrochen.', isFinal: false };
  if (error instanceof TookTooLong) {
    const sentence = 'Die Vorschau war nach 10 Sekunden noch nicht fertig und ist beendet.';
    return { sentence, isFinal: false };
  }
  if (error instanceof TooLong) {
    const sentence =
      'Dieses Dokument ist zu lang für die Vorschau. Lade es herunter und öffne es in Word.';
    return { sentence, isFinal: true };
  }
  if (error instanceof Unfillable) {
    return { sentence: 'Deine Vorlage lässt sich damit nicht füllen.', isFinal: false };
  }
  console.error(error);
  const sentence =
    'Die Vorschau kann dieses Dokument nicht zeigen. Lade es herunter und öffne es in Word.';
  return { sentence, isFinal: false };
}
