/** Of work that is begun again and again the latest counts: each `next` aborts the signal before it. */
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

/** Whether work ended because nobody wanted it any more. */
export function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError';
}
