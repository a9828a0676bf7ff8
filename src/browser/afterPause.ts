/** The longest rest after a slow run, in ms. A later result would seem unrelated to what was typed. */
const longestRest = 4_000;

/**
 * Runs work after a pause in changes. Two runs never overlap. A change during a run causes one more run. If `work`
 * returns true, a rest follows. A change during the rest causes a run after the rest. The rest is as long as the run
 * was, but at most four seconds. So slow work runs less often, and typing stays fluent.
 *
 * @param work the work, which may be asynchronous. `work` returns true to ask for a rest. `work` must not throw: after
 *   an error, no later run would start.
 * @param shortest returns the shortest pause, in ms
 */
export function afterPause(work: () => unknown, shortest: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isOutdated = false;
  /** The end of the rest, in ms since the page was opened. */
  let restEnd = 0;

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(shortest(), restEnd - performance.now()));
  }

  async function run() {
    clearTimeout(timer);
    isOutdated = running;
    if (running) return;
    running = true;
    const start = performance.now();
    const isLong = await work();
    const end = performance.now();
    restEnd = isLong ? end + Math.min(end - start, longestRest) : 0;
    running = false;
    if (isOutdated) changed();
  }

  return {
    now: run,
    /**
     * Runs the work at once, and then after each pause in the changes that `subscribe` reports. Returns a function that
     * ends the subscription and cancels a planned run.
     */
    follow(subscribe: (listener: () => void) => () => void) {
      restEnd = 0;
      run();
      const unsubscribe = subscribe(changed);
      return () => {
        unsubscribe();
        clearTimeout(timer);
        isOutdated = false;
      };
    },
  };
}
