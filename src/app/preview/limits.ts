import { sizeOfXml, type ZipEntry } from '../../document/package/zip';

/** The error of a document that is too long to be shown while somebody types. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** The largest size of the XML in bytes, ten times that of the safety concept with all points. */
const longest = 1_100_000;

/**
 * Refuses a document that would block the page, since docx-preview reads a document without a pause.
 *
 * @throws TooLong
 */
export function refuseTooLong(entries: readonly ZipEntry[]) {
  if (sizeOfXml(entries) > longest) throw new TooLong();
}

/** The longest work without a pause, in ms. Nobody notices it. */
const slice = 16;

/** The longest work on a document, in ms. */
const longestWork = 5000;

/**
 * Returns a function to await between two steps of work. The function pauses after long work, so that the page answers.
 *
 * @throws the returned function throws TooLong after 5 seconds of work, and the reason of the signal
 */
export function restsOf(signal?: AbortSignal) {
  let spent = 0;
  let start = performance.now();
  return async () => {
    const worked = performance.now() - start;
    if (worked < slice) return;
    spent += worked;
    if (spent > longestWork) throw new TooLong();
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    start = performance.now();
  };
}
