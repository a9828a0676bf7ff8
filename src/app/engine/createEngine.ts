import { Unreachable } from '../../browser/load';
import { TemplateError } from '../../document/diagnostic';
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

/** The time limits in ms for a request, and for loading its chunk. */
const longest = 10_000;
const longestLoading = 60_000;
/** The time limit in ms for a worker that has answered before to confirm a request. */
const longestSilence = 1_500;
/**
 * The time in ms after which a request counts as slow. An aborted request may run as long before the worker is ended.
 */
const long = 1_000;

/** A worker from its start to its end. */
type Run = {
  worker: Promise<Worker>;
  /** The Word files that the worker keeps. */
  holds: readonly Uint8Array[];
  hasAnswered?: boolean;
};

export type Engine = ReturnType<typeof createEngine>;

/**
 * Sends requests to a worker, one at a time. The worker is started on demand. It is terminated when a request takes
 * too long or is aborted while running, since nothing else stops a running script.
 */
export function createEngine(start: () => Promise<Worker>) {
  const isSlow = createStore(false);
  /** Aborts all current requests. */
  let cancelling = new AbortController();
  let asked = 0;
  let latest: Promise<unknown> = Promise.resolve();
  let run: Run | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function endRun(ended: Run) {
    if (run === ended) run = undefined;
    ended.worker.then((worker) => worker.terminate()).catch(() => {});
  }

  /**
   * Sends a request to the worker. After a failure or an abort, the worker is terminated, and the next request starts
   * another.
   */
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
    /** The time in ms when the request was sent, later when the work on it began. */
    let since = 0;

    /** Sets the time limit. The second timeout gives way to messages that arrived while the page was busy. */
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
        // Firefox and WebKit remember a failed import as long as the worker runs.
        else (answer.failure === 'unreachable' ? end : reject)(errorOf(answer.failure));
      }

      function send(worker: Worker) {
        if (signal.aborted) return resolve(undefined);
        since = performance.now();
        // A system short of memory may end a worker without any event; then another worker gets the request.
        if (current.hasAnswered) {
          after(longestSilence, () => {
            endRun(current);
            resolve(carryOut(name, bytes, args, signal));
          });
        }
        // Waiting for a request that is nearly done costs less than another worker.
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

  /** Counts the current requests; `isSlow` is true once there have been some without a break for `long`. */
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
   * Sends a request about a Word file and returns its result.
   *
   * @throws the error of the request, e.g. TemplateError; Unreachable when the worker cannot be started; TookTooLong
   *   after ten seconds; the signal's reason when aborted; an AbortError after `cancel`
   */
  async function ask<Name extends RequestName>(
    name: Name,
    bytes: Uint8Array,
    args: Arguments<Name>,
    signal = cancelling.signal,
  ) {
    signal.throwIfAborted();
    const ending = AbortSignal.any([cancelling.signal, signal]);
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
    /** Aborts all current requests. */
    cancel() {
      cancelling.abort();
      cancelling = new AbortController();
    },
    /** True while a request takes long. */
    isSlow,
  };
}

/**
 * The error of a worker's error event: an event with a message is an exception; without a message, the script failed
 * to load.
 */
function errorIn(event: Event & Partial<ErrorEvent>) {
  const { message } = event;
  return message ? new Error(message) : new Unreachable('program', { cause: event });
}

function errorOf(failure: Failure) {
  if (failure === 'unreachable') return new Unreachable('program', { cause: failure });
  return 'errors' in failure ? new TemplateError(failure.errors) : new Error(failure.message);
}
