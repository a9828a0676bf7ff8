import { TooLong } from './tooLong';

/** In ms: less than anybody notices. */
const slice = 16;

/** In ms of work: then a document is too long. */
const longest = 5000;

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
      if (spent > longest) throw new TooLong();
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
