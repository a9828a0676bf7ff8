import { sizeOfXml, type ZipEntry } from '../../document/package/zip';

/** The error for a document that is too long to be shown while somebody types. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * The largest total size of the XML of a document, in bytes. The safety concept with all points has a tenth of this
 * size.
 */
const longest = 1_100_000;

/**
 * Refuses a document that would block the page for too long. docx-preview reads a document without a pause.
 *
 * @throws TooLong when the XML in the entries is larger than 1.1 MB
 */
export function refuseTooLong(entries: readonly ZipEntry[]) {
  if (sizeOfXml(entries) > longest) throw new TooLong();
}

/** The longest time of work without a pause, in ms. Nobody notices such a short delay. */
const slice = 16;

/** The longest time of work on a document in ms, without the pauses. */
const longestWork = 5000;

/**
 * Returns a function to await between two steps of work. The function pauses after 16 ms of work. During a pause the
 * browser handles events.
 *
 * @throws the returned function throws TooLong after 5 seconds of work, and the signal's reason after an abort
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
