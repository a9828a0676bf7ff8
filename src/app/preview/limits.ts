import { sizeOfXml, type ZipEntry } from '../../document/package/zip';

/** A document is too long to be shown while somebody types. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** In bytes of XML, ten times what the safety concept has with everything ticked. */
const longest = 1_100_000;

/**
 * Refuses a document that would hold up the page: docx-preview reads a document at one go.
 *
 * @throws TooLong
 */
export function refuseTooLong(entries: readonly ZipEntry[]) {
  if (sizeOfXml(entries) > longest) throw new TooLong();
}

/** In ms: less than anybody notices. */
const slice = 16;

/** In ms of work. */
const longestWork = 5000;

/**
 * For work that goes step by step: what it awaits between two of them lets the page answer, where it has worked
 * for long.
 *
 * @throws what is returned throws TooLong, after 5 seconds of work; the reason of the signal
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
