/** In milliseconds: after a longer rest nobody connects what happens with the change. */
const longestRest = 4_000;

/**
 * Runs the work after changes have come to rest: never twice at once, and always once more for a change
 * that came while it ran. What takes long is given as long a rest, up to four seconds, so that it leaves time for typing.
 *
 * @param work answers true where the next is to have as long a rest as it took; what failed is given no longer one
 * @param shortest how long changes must rest at least, in milliseconds
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
    if (running) {
      isOutdated = true;
      return;
    }
    running = true;
    isOutdated = false;
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
    /** Takes what is there for the first change, which waits for no rest, and goes on until what it returns is called. */
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
