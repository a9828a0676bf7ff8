import { Unreachable } from '../../browser/load';
import { TemplateError } from '../../document/diagnostic';
import type { Answer, Arguments, Request, RequestName, Result } from '../../worker/createAnswer';
import { withLatest } from '../../worker/latestFiles';
import { TookTooLong } from './failures';

/** The time limit in ms for the work on a request. */
const workLimit = 10_000;
/** The time limit in ms for starting the worker, and for loading the code of a request. */
const loadingLimit = 60_000;
/**
 * The time limit in ms for the answer `received`. The limit applies only to a worker that has answered an earlier
 * request.
 */
const confirmationLimit = 1_500;
/** The time in ms for which an aborted request may run on before its worker is terminated. */
const graceAfterAbort = 1_000;

/** A started worker, with the files that it keeps. */
type Run = {
  worker: Promise<Worker>;
  /** The Word files of the latest requests (`withLatest`). Empty before the first request. */
  holds: readonly Uint8Array[];
};

/**
 * Makes an engine, which sends requests to a worker, one at a time. The engine terminates the worker when a request
 * takes too long or runs on after an abort. A page has no other way to stop a running script.
 */
export function createEngine(start: () => Promise<Worker>) {
  let latest: Promise<unknown> = Promise.resolve();
  let run: Run | undefined;

  function endRun(ended: Run) {
    if (run === ended) run = undefined;
    ended.worker.then((worker) => worker.terminate()).catch(() => {});
  }

  /**
   * Sends a request to the worker, and starts a worker when no worker runs. The worker is terminated when it fails,
   * when its code cannot be loaded, and when a time limit is over. After `confirmationLimit`, a new worker gets the
   * request. For an aborted request, the time limit is `graceAfterAbort`.
   */
  function carryOut(
    name: RequestName,
    bytes: Uint8Array,
    args: readonly unknown[],
    signal: AbortSignal,
  ) {
    run ??= { worker: start(), holds: [] };
    const current = run;
    const listening = new AbortController();
    let limit: ReturnType<typeof setTimeout> | undefined;
    /**
     * Replaces the time limit, and calls `act` when the new limit is over. The second timeout lets the page first
     * handle messages that arrived while the page was busy.
     */
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
        after(loadingLimit, () => end(unreachable('the worker does not begin')));
      }

      function hear(answer: Answer) {
        if (answer === 'received') limitLoading();
        else if (answer === 'begins') {
          after(signal.aborted ? graceAfterAbort : workLimit, () => end(new TookTooLong()));
        } else if (answer === 'unreachable') {
          // Firefox and WebKit remember a failed import as long as the worker runs. `end` terminates the worker.
          end(unreachable('a chunk of the worker'));
        } else if ('result' in answer) resolve(answer.result);
        else if ('errors' in answer) reject(new TemplateError(answer.errors));
        else reject(new Error(answer.message));
      }

      function send(worker: Worker) {
        // A system that is short of memory may end a worker without any event. A new worker then gets the request.
        if (current.holds.length > 0) {
          after(confirmationLimit, () => {
            endRun(current);
            resolve(carryOut(name, bytes, args, signal));
          });
        }
        // An aborted request gets time to end, because a new worker would cost more time than a short request.
        const stop = () => after(graceAfterAbort, () => end(signal.reason));
        signal.addEventListener('abort', stop, listening);
        worker.addEventListener('message', ({ data }) => hear(data), listening);
        // An event without a message means that the script could not be loaded.
        const fail = ({ message }: ErrorEvent) =>
          end(message ? new Error(message) : unreachable('the script of the worker'));
        worker.addEventListener('error', fail, listening);
        const index = current.holds.indexOf(bytes);
        current.holds = withLatest(bytes, current.holds);
        worker.postMessage({ name, args, file: index < 0 ? bytes : index } satisfies Request);
      }

      limitLoading();
      current.worker.then(send).catch(end);
    });
    return carriedOut.finally(() => {
      clearTimeout(limit);
      listening.abort();
    });
  }

  /**
   * Sends a request to the worker and returns the result.
   *
   * @throws the error of the request, e.g. TemplateError; Unreachable when the worker cannot be started; TookTooLong
   *   after ten seconds; the signal's reason when aborted
   */
  async function ask<Name extends RequestName>(
    name: Name,
    bytes: Uint8Array,
    args: Arguments<Name>,
    signal = new AbortController().signal,
  ) {
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    const done = latest.then(() =>
      signal.aborted ? undefined : carryOut(name, bytes, args, signal),
    );
    latest = done.catch(() => {});
    return (await Promise.race([done, aborted])) as Result<Name>;
  }

  return { ask };
}

function unreachable(cause: string) {
  return new Unreachable('program', { cause });
}
