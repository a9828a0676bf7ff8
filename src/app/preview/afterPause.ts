/**
 * Runs the work after changes have come to rest: never twice at once, and always once more for a change
 * that came while it ran. What takes long is given as long a rest, so that it leaves time for typing.
 *
 * @param work tells whether it was done; what failed is given no longer rest
 * @param shortest how long changes must rest at least, in milliseconds
 */
export function afterPause(work: () => Promise<boolean>, shortest: () => number) {
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
    const isDone = await work();
    lastDuration = isDone ? performance.now() - start : 0;
    running = false;
    if (isOutdated) changed();
  }

  function now() {
    clearTimeout(timer);
    run();
  }

  function stop() {
    clearTimeout(timer);
    isOutdated = false;
  }

  return { changed, now, stop };
}
