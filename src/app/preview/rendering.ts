// What shows documents, in one chunk of the program that comes when the page is idle.
import { isAbort } from '../engine/createLatest';
import { TookTooLong, Unfillable } from '../engine/failures';
import { TooLong } from './limits';
import { Paper, Printing } from './Paper';
import type { PreviewFailure, Rendering } from './previewState';
import { renderPages } from './renderPages';
import { printPages, showPages } from './showPages';

export { renderFirstPage } from './firstPage';
export { withItsFonts } from './fonts';
export { findLostText } from './lostText';

/**
 * Renders a .docx file.
 *
 * @throws TooLong; what docx-preview throws when it cannot read the file
 */
export async function render(bytes: Uint8Array): Promise<Rendering> {
  const content = await renderPages(bytes);
  // What is typed meanwhile comes before it is laid out.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    showIn: (frame, showing) => showPages(frame, content, showing),
    print: () => printPages(content),
    Paper,
    Printing,
    missing: content.missing,
  };
}

/** What a preview says of an error; of what it cannot reach `loadRendering.ts` says it. */
export function failureOf(error: unknown): PreviewFailure {
  const isFinal = error instanceof TooLong;
  const sentence = sentenceOf(error);
  if (!sentence) console.error(error);
  return { isFinal, sentence: sentence ?? unknown };
}

const unknown =
  'Die Vorschau kann dieses Dokument nicht zeigen. Lade es herunter und öffne es in Word.';

function sentenceOf(error: unknown) {
  if (isAbort(error)) return 'Die Vorschau ist abgebrochen.';
  if (error instanceof TookTooLong) {
    return 'Die Vorschau war nach 10 Sekunden noch nicht fertig und ist beendet.';
  }
  if (error instanceof TooLong) {
    return 'Dieses Dokument ist zu lang für die Vorschau. Lade es herunter und öffne es in Word.';
  }
  if (error instanceof Unfillable) return 'Deine Vorlage lässt sich damit nicht füllen.';
}
