import { sizeOfXml, type ZipEntry } from '../../document/package/zip';

/** The error for a document that is too long for the preview. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * The largest total size of the XML in a document, in bytes. The XML of the safety concept with all points has a tenth
 * of this size.
 */
const largestXml = 1_100_000;

/**
 * Refuses a document with too much XML. docx-preview reads a document without a pause, so the page would be blocked for
 * too long.
 *
 * @throws TooLong when the XML in the entries is larger than 1.1 MB
 */
export function refuseTooLong(entries: readonly ZipEntry[]) {
  if (sizeOfXml(entries) > largestXml) throw new TooLong();
}

/**
 * Lets the browser handle events. A timer would take longer: browsers delay the fifth of nested timers, and each later
 * timer, by 4 ms (HTML, «Timers»).
 */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

/** The longest work without a pause, in ms. Nobody notices such a short delay. */
const longestSlice = 16;

/** The longest work on a document, in ms. The pauses do not count. */
const longestWork = 5000;

/**
 * Returns a function that the caller awaits between two steps of work. The function pauses when the caller has worked
 * for 16 ms since the last pause. The browser handles events during a pause.
 *
 * @throws the returned function throws TooLong after 5 seconds of work, and the signal's reason after an abort
 */
export function createPauses(signal?: AbortSignal) {
  let spent = 0;
  let start = performance.now();
  return async () => {
    const worked = performance.now() - start;
    if (worked < longestSlice) return;
    spent += worked;
    if (spent > longestWork) throw new TooLong();
    await nextTask();
    signal?.throwIfAborted();
    start = performance.now();
  };
}
