import { Unreachable } from '../../browser/load';
import { TemplateError } from '../../document/templateProblem';
import { createStore } from '../../ui/store';
import type {
  Answer,
  Arguments,
  Failure,
  Request,
  RequestName,
  Result,
} from '../../worker/createAnswer';
import { withLatest } from '../../worker/latestFiles';
import { TookTooLong } from './failures';

/** How many milliseconds a request may take, and its program to come. */
const longest = 10_000;
const longestLoading = 60_000;
/** How many milliseconds a worker that has answered before may take to say that it has a request. */
const longestSilence = 1_500;
/** After so many milliseconds a request is slow: that is said, and when it is aborted the worker ends. */
const long = 1_000;

/** A worker from its start to its end. */
type Run = {
  worker: Promise<Worker>;
  /** The Word files that it has. */
  holds: readonly Uint8Array[];
  hasAnswered?: boolean;
};

export type Engine = ReturnType<typeof createEngine>;

/**
 * Lets a worker do what the engine does, one request after the other. It is started when it is needed, and
 * ended when a request takes too long or is aborted while it runs: nothing else stops a running script.
 */
export function createEngine(start: () => Promise<Worker>) {
  const isSlow = createStore(false);
  /** Of all that somebody waits for. */
  let cancelling = new AbortController();
  let asked = 0;
  let latest: Promise<unknown> = Promise.resolve();
  let run: Run | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function endRun(ended: Run) {
    if (run === ended) run = undefined;
    ended.worker.then((worker) => worker.terminate()).catch(() => {});
  }

  /** Has the worker carry a request out; when it fails or is to stop, it ends, and the next request starts another. */
  function carryOut(
    name: RequestName,
    bytes: Uint8Array,
    args: readonly unknown[],
    signal: AbortSignal,
  ) {
    run ??= { worker: start(), holds: [] };
    const current = run;
    const settled = new AbortController();
    const listening = { signal: settled.signal };
    let limit: ReturnType<typeof setTimeout> | undefined;
    /** Since when the worker has the request, in milliseconds; since it began with it, once it has. */
    let since = 0;

    /** What the worker has said while the page was held up is heard before the time is over. */
    function after(milliseconds: number, act: () => void) {
      clearTimeout(limit);
      limit = setTimeout(() => {
        limit = setTimeout(act);
      }, milliseconds);
    }

    const carriedOut = new Promise((resolve, reject) => {
      function end(reason: unknown) {
        endRun(current);
        reject(reason);
      }

      function limitLoading() {
        const cause = 'the worker does not begin';
        after(longestLoading, () => end(new Unreachable('program', { cause })));
      }

      function hear(answer: Answer) {
        if (answer === 'received') {
          current.hasAnswered = true;
          limitLoading();
        } else if (answer === 'begins') {
          since = performance.now();
          after(signal.aborted ? long : longest, () => end(new TookTooLong()));
        } else if ('result' in answer) resolve(answer.result);
        // Firefox and WebKit keep an import that failed for as long as the worker runs.
        else if (answer.failure === 'unreachable') end(errorOf(answer.failure));
        else reject(errorOf(answer.failure));
      }

      function send(worker: Worker) {
        if (signal.aborted) return resolve(undefined);
        since = performance.now();
        // A system that needs memory closes a worker without an event: its request goes to another.
        if (current.hasAnswered) {
          after(longestSilence, () => {
            endRun(current);
            resolve(carryOut(name, bytes, args, signal));
          });
        }
        // What is nearly done costs less than another worker.
        const stop = () =>
          after(Math.max(0, since + long - performance.now()), () => end(signal.reason));
        signal.addEventListener('abort', stop, listening);
        worker.addEventListener('message', ({ data }) => hear(data), listening);
        worker.addEventListener('error', (event) => end(errorIn(event)), listening);
        const place = current.holds.indexOf(bytes);
        current.holds = withLatest(bytes, current.holds);
        worker.postMessage({ name, args, file: place < 0 ? bytes : place } satisfies Request);
      }

      limitLoading();
      current.worker.then(send).catch(end);
    });
    return carriedOut.finally(() => {
      clearTimeout(limit);
      settled.abort();
    });
  }

  /** It is slow while there has been something to wait for, without a break, for long. */
  function count(change: 1 | -1) {
    asked += change;
    if (asked > 0) {
      slowTimer ??= setTimeout(() => isSlow.set(true), long);
      return;
    }
    clearTimeout(slowTimer);
    slowTimer = undefined;
    isSlow.set(false);
  }

  /**
   * Has something done with a Word file.
   *
   * @throws what the request throws: TemplateError; Unreachable when the worker cannot be started;
   *   TookTooLong after ten seconds; the signal's reason when it is aborted, an AbortError after `cancel`
   */
  async function ask<Name extends RequestName>(
    name: Name,
    bytes: Uint8Array,
    args: Arguments<Name>,
    signal?: AbortSignal,
  ) {
    signal?.throwIfAborted();
    const ending = AbortSignal.any([cancelling.signal, ...(signal ? [signal] : [])]);
    const aborted = new Promise<never>((_resolve, reject) =>
      ending.addEventListener('abort', () => reject(ending.reason)),
    );
    const done = latest.then(() =>
      ending.aborted ? undefined : carryOut(name, bytes, args, ending),
    );
    latest = done.catch(() => {});
    count(1);
    try {
      return (await Promise.race([done, aborted])) as Result<Name>;
    } finally {
      count(-1);
    }
  }

  return {
    ask,
    /** Aborts all that is asked at present. */
    cancel() {
      cancelling.abort();
      cancelling = new AbortController();
    },
    /** Whether something asked takes long. */
    isSlow,
  };
}

/** What a script throws comes with a message; a script that does not come, without. */
function errorIn(event: Event & Partial<ErrorEvent>) {
  const { message } = event;
  return message ? new Error(message) : new Unreachable('program', { cause: event });
}

function errorOf(failure: Failure) {
  if (failure === 'unreachable') return new Unreachable('program', { cause: failure });
  return 'problems' in failure ? new TemplateError(failure.problems) : new Error(failure.message);
}
