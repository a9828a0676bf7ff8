/** What a page has under way, and how many things have happened in it so far. */
export type Work = { underWay: number; happened: number };

/** In ms between two looks at a page, and how many looks in a row a page at rest gets. A slow machine looks less often. */
const pause = 500;
const looksAtRest = 8;

/**
 * Says whether what a page shows is final: the page had nothing under way and nothing happened in it, each time that
 * somebody looked for about four seconds.
 *
 * @param look at the page, or at several; nothing while a page cannot be asked
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

/** Waits until what a page shows is final. */
export async function untilRest(look: () => Promise<Work | undefined>): Promise<void> {
  const isFinal = restOf(look);
  while (!(await isFinal())) await new Promise((resolve) => setTimeout(resolve, pause));
}

/**
 * Gives all that ends by itself after seconds six times as long: on a busy machine ten seconds are too short for the
 * engine, and for words that go. Runs in the page, before its scripts.
 */
export function stretchLongTimers(): void {
  const { setTimeout } = window;
  const start = (work: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(work, delay < 5_000 ? delay : 6 * delay, ...args);
  Object.assign(window, { setTimeout: start });
}

/** Counts from now on what the page has under way. Runs in the page, before its scripts. */
export function countWork(): void {
  const work: Work = { underWay: 0, happened: 0 };
  Object.assign(window, { work });

  /** Returns what ends it, once. */
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
    const [start, cancel]: [Start | undefined, (id: unknown) => void] = [
      Reflect.get(window, startName),
      Reflect.get(window, cancelName),
    ];
    // Safari has no requestIdleCallback.
    if (!start) return;
    const ends = new Map<unknown, () => void>();
    const counting: Start = (callback, ...how) => {
      // What goes by itself after seconds, nobody waits for.
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

  // Of the messages of a worker the last one that answers a request is an object.
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

/** What the page has under way, its documents and fonts that load among it. Runs in the page. */
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
    // Another page and another size count too: where no script runs, nothing else does.
    happened: work.happened + performance.timeOrigin + innerWidth,
  };
}
