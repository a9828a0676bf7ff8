/** Gives signals to work of which only the latest run counts: each `next` aborts the signal before. */
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

/** True for the error of aborted work. */
export function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError';
}
