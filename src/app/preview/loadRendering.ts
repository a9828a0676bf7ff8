import type { PreviewFailure } from './previewState';

/** Loads the module that renders documents. */
export const loadRendering = () => import('./rendering');

const unknown =
  'Die Vorschau kann dieses Dokument nicht zeigen. Lade es herunter und öffne es in Word.';

/**
 * German sentences by the `name` of an error. The keys are names instead of classes, because the class `TooLong` is in
 * a module that is loaded late.
 */
const sentences: Record<string, string> = {
  TookTooLong: 'Die Vorschau war nach 10 Sekunden noch nicht fertig und ist beendet.',
  TooLong: 'Dieses Dokument ist zu lang für die Vorschau. Lade es herunter und öffne es in Word.',
  Unfillable: 'Deine Vorlage lässt sich damit nicht füllen.',
  Unreachable: 'Die Vorschau ist gerade nicht erreichbar. Prüfe deine Internetverbindung.',
};

/** Returns the failure that a preview shows for an error. Logs an error without a sentence in `sentences`. */
export function failureOf(error: unknown): PreviewFailure {
  const { name = '' } = Object(error);
  const { [name]: sentence = unknown } = sentences;
  if (sentence === unknown) console.error(error);
  return { sentence, isFinal: name === 'TooLong' };
}
