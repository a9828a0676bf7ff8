/**
 * Runs the work after changes have come to rest: never twice at once, and always once more for a change
 * that came while it ran. What takes long is given as long a rest, so that it leaves time for typing.
 *
 * @param shortest how long changes must rest at least, in milliseconds
 */
export function afterPause(work: () => Promise<void>, shortest: () => number) {
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
    await work();
    lastDuration = performance.now() - start;
    running = false;
    if (isOutdated) changed();
  }

  function stop() {
    clearTimeout(timer);
    isOutdated = false;
  }

  return { changed, stop };
}
