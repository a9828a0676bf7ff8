/**
 * The longest pause that a slow run causes, in ms. Nobody would connect a later result with the change.
 */
const longestPause = 4_000;

/**
 * Runs work after a pause in changes. Two runs never overlap. A change during a run causes another run after this run.
 * After a slow run, the pause is as long as the run took, but at most four seconds, so that typing stays fluent.
 *
 * @param work the work, which may be asynchronous. If the result is true, the duration of the run lengthens the next
 *   pause. After a failure, `work` returns false. `work` must not throw, because no later run would start.
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
    lastDuration = isLong ? Math.min(performance.now() - start, longestPause) : 0;
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
     * Runs the work after the shortest pause, without waiting for a change. Then runs the work after each pause in the
     * changes that `subscribe` reports. Returns a function that ends the subscription and cancels a planned run.
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
