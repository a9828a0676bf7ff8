import type { ZipEntry } from '../../document/package/zip';

/** A document is too long to be shown while somebody types. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** In bytes of XML, twenty times what the safety concept has with everything ticked. */
const longest = 1_100_000;

/**
 * Refuses a document that would hold up the page: docx-preview reads a document at one go.
 *
 * @throws TooLong
 */
export function refuseTooLong(entries: readonly ZipEntry[]) {
  const xml = entries.filter(({ name }) => /\.(xml|rels)$/.test(name));
  if (xml.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0) > longest) throw new TooLong();
}

/** In ms: less than anybody notices. */
const slice = 16;

/** In ms of work. */
const longestWork = 5000;

/**
 * Does work step by step, and lets the page answer between.
 *
 * @throws TooLong, after 5 seconds of work; the reason of the signal
 */
export async function inSlices<Made>(
  work: Generator<void, Made>,
  signal?: AbortSignal,
): Promise<Made> {
  let spent = 0;
  try {
    for (;;) {
      const start = performance.now();
      do {
        const { done, value } = work.next();
        if (done) return value;
      } while (performance.now() - start < slice);
      spent += performance.now() - start;
      if (spent > longestWork) throw new TooLong();
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
  } finally {
    work.return(undefined as Made);
  }
}

/** Does work without a rest, for who cannot wait. */
export function atOnce<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
