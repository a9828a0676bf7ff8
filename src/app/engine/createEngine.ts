import { Unreachable } from '../../browser/load';
import { TemplateError } from '../../document/templateError';
import { createStore } from '../../ui/store';
import type {
  Answer,
  Arguments,
  Failure,
  Request,
  RequestName,
  Result,
} from '../../worker/createAnswer';
import { TookTooLong } from './failures';

/** How many milliseconds a request may take, and its program to come. */
const longest = 10_000;
const longestLoading = 60_000;
/** How many milliseconds a worker that has answered before may take to say that it has a request. */
const longestSilence = 1_500;
/** After so many milliseconds a request is slow: that is said, and when it is aborted the worker ends. */
const long = 1_000;

type Job = {
  name: RequestName;
  bytes: Uint8Array;
  args: readonly unknown[];
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
  /** Nobody waits for it any more. */
  isSettled: boolean;
  /** Since when the worker has it, in milliseconds; since it began with it, once it has. */
  since?: number;
};

/** A worker from its start to its end, the Word file that it holds, and whether it has answered. */
type Run = { worker: Promise<Worker>; holds: Uint8Array | undefined; hasAnswered: boolean };

export type Engine = ReturnType<typeof createEngine>;

/**
 * Lets a worker do what the engine does, one request after the other. It is started when it is needed, and
 * ended when a request takes too long or is aborted while it runs: nothing else stops a running script.
 *
 * @param start starts a worker; its failures later on are told to the function that it is given
 */
export function createEngine(start: (onFailure: (error: Error) => void) => Promise<Worker>) {
  const isSlow = createStore(false);
  /** What is asked, in its order; the worker has the first. */
  let queue: Job[] = [];
  let run: Run | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function startRun(): Run {
    if (run) return run;
    const started: Run = {
      worker: start((error) => run === started && end(error)),
      holds: undefined,
      hasAnswered: false,
    };
    started.worker
      .then((worker) =>
        worker.addEventListener('message', ({ data }) => run === started && hear(data)),
      )
      .catch((error) => run === started && end(error));
    run = started;
    return started;
  }

  function endRun() {
    run?.worker.then((worker) => worker.terminate()).catch(() => {});
    run = undefined;
  }

  /** Ends the worker, and with it what it does; the next request starts another. */
  function end(reason: unknown) {
    endRun();
    const [job] = queue;
    if (job) settle(job, () => job.reject(reason));
    goOn();
  }

  function after(milliseconds: number, act: () => void) {
    clearTimeout(limit);
    limit = setTimeout(act, milliseconds);
  }

  function limitLoading() {
    const cause = 'the worker does not begin';
    after(longestLoading, () => end(new Unreachable('program', { cause })));
  }

  function goOn() {
    queue.shift();
    begin();
  }

  function begin() {
    clearTimeout(limit);
    const [job] = queue;
    if (!job) return;
    const { worker } = startRun();
    limitLoading();
    worker.then((one) => queue[0] === job && send(one, job)).catch(() => {});
  }

  function send(worker: Worker, job: Job) {
    if (job.isSettled) return goOn();
    const { name, args, bytes } = job;
    const request: Request = { name, args, bytes: run?.holds === bytes ? undefined : bytes };
    if (run) run.holds = bytes;
    job.since = performance.now();
    // A system that needs memory closes a worker without an event: its request goes to another.
    if (run?.hasAnswered) {
      after(longestSilence, () => {
        endRun();
        begin();
      });
    }
    worker.postMessage(request);
  }

  function hear(answer: Answer) {
    const [job] = queue;
    if (!job) return;
    if (answer === 'received') {
      if (run) run.hasAnswered = true;
      limitLoading();
    } else if (answer === 'begins') {
      job.since = performance.now();
      after(job.isSettled ? long : longest, () => end(new TookTooLong()));
    } else if ('result' in answer) {
      settle(job, () => job.resolve(answer.result));
      goOn();
    } else if (answer.failure === 'unreachable') {
      // Firefox and WebKit keep an import that failed for as long as the worker runs.
      end(errorOf(answer.failure));
    } else {
      const error = errorOf(answer.failure);
      settle(job, () => job.reject(error));
      goOn();
    }
  }

  function settle(job: Job, tell: () => void) {
    if (job.isSettled) return;
    job.isSettled = true;
    tell();
    tellSlowness();
  }

  /** It is slow while there has been something to wait for, without a break, for long. */
  function tellSlowness() {
    const isBusy = queue.some(({ isSettled, name }) => !isSettled && name !== 'prepareCheck');
    if (!isBusy) {
      clearTimeout(slowTimer);
      slowTimer = undefined;
      isSlow.set(false);
    } else slowTimer ??= setTimeout(() => isSlow.set(true), long);
  }

  function abort(job: Job, reason: unknown) {
    if (job.isSettled) return;
    const isFirst = queue[0] === job;
    if (!isFirst) queue = queue.filter((one) => one !== job);
    settle(job, () => job.reject(reason));
    // What is nearly done costs less than another worker.
    if (isFirst && job.since !== undefined) {
      after(Math.max(0, job.since + long - performance.now()), () => end(reason));
    }
  }

  /**
   * Has something done with a Word file.
   *
   * @throws what the request throws: TemplateError; Unreachable when the worker cannot be started;
   *   TookTooLong after ten seconds; the signal's reason when it is aborted, an AbortError after `cancel`
   */
  function ask<Name extends RequestName>(
    name: Name,
    bytes: Uint8Array,
    args: Arguments<Name>,
    signal?: AbortSignal,
  ): Promise<Result<Name>> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job = {
        name,
        bytes,
        args,
        resolve: (result) => resolve(result as Result<Name>),
        reject,
        isSettled: false,
      };
      signal?.addEventListener('abort', () => abort(job, signal.reason));
      queue.push(job);
      if (queue.length === 1) begin();
      tellSlowness();
    });
  }

  return {
    ask,
    /** Aborts all that is asked at present. */
    cancel() {
      const reason = new DOMException('cancelled', 'AbortError');
      for (const job of queue) abort(job, reason);
    },
    /** Whether something asked takes long. */
    isSlow,
  };
}

function errorOf(failure: Failure): Error {
  if (failure === 'unreachable') return new Unreachable('program', { cause: failure });
  return 'problems' in failure ? new TemplateError(failure.problems) : new Error(failure.message);
}
