/** `underWay` counts what is not finished, `happened` counts events and changes since the page was opened. */
export type Work = { underWay: number; happened: number };

/** The shortest time in ms between two looks at a page. On a slow machine, the time is longer. */
const pause = 500;
/** The number of looks in a row without a change after which a page is at rest. */
const looksAtRest = 8;

/**
 * Returns a function that says whether the content of a page is final. The content is final when, for about four
 * seconds, every look has found nothing under way, and nothing has happened between the looks.
 *
 * @param look returns the activity of a page, or of several pages together; `undefined` while a page does not answer
 */
export function restOf(look: () => Promise<Work | undefined>): () => Promise<boolean> {
  let looks = 0;
  let before: number | undefined;
  let last = 0;
  return async () => {
    if (performance.now() - last < pause) return false;
    const work = await look();
    last = performance.now();
    const isSame = work?.underWay === 0 && work.happened === before;
    looks = isSame ? looks + 1 : 0;
    before = work?.happened;
    return looks >= looksAtRest;
  };
}

export async function untilRest(look: () => Promise<Work | undefined>): Promise<void> {
  const isFinal = restOf(look);
  while (!(await isFinal())) await new Promise((resolve) => setTimeout(resolve, pause));
}

/** On a busy machine, the limits of the page are too short for the engine, and its texts disappear too soon. */
export function stretchLongTimers(): void {
  const { setTimeout } = window;
  const start = (work: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(work, delay < 5_000 ? delay : 6 * delay, ...args);
  Object.assign(window, { setTimeout: start });
}

/** Counts the activity of a page from now on. Runs in the page, before the scripts of the page. */
export function countWork(): void {
  const work: Work = { underWay: 0, happened: 0 };
  Object.assign(window, { work });

  /** Counts an activity as begun. The returned function counts the activity as ended, at its first call only. */
  function begin() {
    let isOver = false;
    work.underWay += 1;
    return () => {
      work.happened += 1;
      if (!isOver) work.underWay -= 1;
      isOver = true;
    };
  }

  type Start = (callback: (...told: unknown[]) => unknown, ...how: unknown[]) => unknown;
  function countCalls(startName: string, cancelName: string) {
    const start: Start | undefined = Reflect.get(window, startName);
    const cancel: (id: unknown) => void = Reflect.get(window, cancelName);
    // Safari has no `requestIdleCallback`.
    if (!start) return;
    const ends = new Map<unknown, () => void>();
    const counting: Start = (callback, ...how) => {
      // Tests do not wait for timers of five seconds or more.
      const isAwaited = typeof callback === 'function' && !(Number(how[0]) >= 5_000);
      if (!isAwaited) return start(callback, ...how);
      const end = begin();
      const act = (...told: unknown[]) => {
        end();
        callback(...told);
      };
      const id = start(act, ...how);
      ends.set(id, end);
      return id;
    };
    const cancelling = (id: unknown) => {
      ends.get(id)?.();
      cancel(id);
    };
    Object.assign(window, { [startName]: counting, [cancelName]: cancelling });
  }

  countCalls('setTimeout', 'clearTimeout');
  countCalls('requestIdleCallback', 'cancelIdleCallback');

  const { fetch, Worker } = window;
  const counting: typeof fetch = (...request) => fetch(...request).finally(begin());
  Object.assign(window, { fetch: counting });

  // The last message with which a worker answers a request is an object. Earlier messages are no objects.
  window.Worker = class extends Worker {
    requests: (() => void)[] = [];
    endAll = () => {
      for (const end of this.requests) end();
    };

    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('error', this.endAll);
      this.addEventListener('message', ({ data }) => typeof data === 'object' && this.endAll());
    }
    override postMessage(message: unknown) {
      this.requests.push(begin());
      super.postMessage(message);
    }
    override terminate() {
      this.endAll();
      super.terminate();
    }
  };

  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    work.happened += 1;
  }).observe(document, everything);
  for (const kind of ['input', 'scroll', 'focusin', 'pointermove', 'keydown', 'resize']) {
    addEventListener(kind, () => (work.happened += 1), { capture: true });
  }
}

/** Counts loading frames and fonts, and a service worker that installs, as under way. Runs in the page. */
export async function workOf(): Promise<Work | undefined> {
  const work: Work | undefined = Reflect.get(window, 'work');
  if (!work || location.protocol === 'about:') return;
  const frames = Array.from(document.querySelectorAll('iframe'), (one) => one.contentDocument);
  const loading = [document, ...frames].filter(
    (one) => one && (one.readyState !== 'complete' || one.fonts.status === 'loading'),
  );
  const worker = await navigator.serviceWorker?.getRegistration();
  const isKeeping = worker?.installing ?? worker?.waiting ?? worker?.active?.state === 'activating';
  return {
    underWay: work.underWay + loading.length + (isKeeping ? 1 : 0),
    // The time of origin and the width of the window are added, because a navigation and a resize must change the
    // number even in a page without scripts.
    happened: work.happened + performance.timeOrigin + innerWidth,
  };
}
