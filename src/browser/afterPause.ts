/** The longest pause in ms. After a longer pause, nobody would connect the result with the change. */
const longestPause = 4_000;

/**
 * Runs work after a pause in changes. Two runs never overlap. A change during a run causes another run. After a slow
 * run, the pause is as long as the run took, but at most four seconds. Long pauses keep typing fluent.
 *
 * @param work returns true when the duration of the run is to lengthen the next pause; returns false after a failure,
 *   and never throws
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
     * Runs the work once after the shortest pause, without waiting for a change. From then on, runs the work after each
     * pause in changes. The returned function stops these runs.
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
