/**
 * Makes abort signals for repeated work, of which only the latest run counts. `next` aborts the signal of the previous
 * run, and returns a new signal.
 */
export function createLatest() {
  let controller = new AbortController();
  function abort() {
    controller.abort();
  }

  return {
    next() {
      abort();
      controller = new AbortController();
      return controller.signal;
    },
    abort,
  };
}
