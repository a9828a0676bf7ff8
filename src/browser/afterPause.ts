/** The longest pause in ms: after a longer one, nobody would connect the result with the change. */
const longestRest = 4_000;

/**
 * Runs work after a pause in changes. The work never runs twice at a time, and runs again for a change that came
 * meanwhile. Slow work waits for as long a pause as its last run took, up to four seconds, so that typing stays
 * fluent.
 *
 * @param work returns true when its duration should lengthen the next pause; failed work returns false
 * @param shortest returns the shortest pause, in ms
 */
export function afterPause(work: () => unknown, shortest: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isOutdated = false;
  let lastDuration = 0;

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(shortest(), lastDuration));
  }

  async function run() {
    isOutdated = running;
    if (running) return;
    running = true;
    const start = performance.now();
    const isLong = await work();
    lastDuration = isLong ? Math.min(performance.now() - start, longestRest) : 0;
    running = false;
    if (isOutdated) changed();
  }

  function now() {
    clearTimeout(timer);
    run();
  }

  return {
    now,
    /**
     * Runs the work for the current state after the shortest pause, and then after changes, until the returned
     * function is called.
     */
    follow(subscribe: (listener: () => void) => () => void) {
      lastDuration = 0;
      changed();
      const unsubscribe = subscribe(changed);
      return () => {
        unsubscribe();
        clearTimeout(timer);
        isOutdated = false;
      };
    },
  };
}
