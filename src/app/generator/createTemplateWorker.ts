import { errorOf } from '../../worker/failure';
import type { Answer, Request } from '../../worker/messages';
import type { Arguments, RequestName, Result } from '../../worker/requests';
import { createStore } from '../createStore';
import { Cancelled } from './cancelled';

/** A worker from its start to its end. */
type Run = {
  worker: Promise<Worker>;
  /** The Word file that it has. */
  holds: Uint8Array | undefined;
  /** What waits for its answer, by the id of the request. */
  waiting: Map<number, Waiting>;
  end: (reason: Error) => void;
};

type Waiting = { hear: (answer: MessageEvent) => void; reject: (reason: Error) => void };

/** What takes longer than this, in milliseconds, is said, and can be ended. */
const long = 1_000;

/**
 * Lets a worker do what a visitor's template may take long for. It is started when it is needed, anew
 * after something was cancelled or broke it.
 *
 * @param start starts a worker; its failures later on are told to the function that it is given
 */
export function createTemplateWorker(
  start: (onFailure: (error: Error) => void) => Promise<Worker>,
) {
  const isSlow = createStore(false);
  let run: Run | undefined;
  let lastId = 0;
  let pending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prepare(): Run {
    run ??= startRun();
    return run;
  }

  function startRun(): Run {
    const waiting = new Map<number, Waiting>();

    function end(reason: Error) {
      if (run === started) run = undefined;
      worker.then((one) => one.terminate()).catch(() => {});
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    }

    function hear(answer: MessageEvent<{ id: number }>) {
      waiting.get(answer.data.id)?.hear(answer);
      waiting.delete(answer.data.id);
    }

    const worker = start(end);
    worker.then((one) => one.addEventListener('message', hear)).catch(end);
    const started: Run = { worker, holds: undefined, waiting, end };
    return started;
  }

  async function ask<Name extends RequestName>(
    bytes: Uint8Array,
    name: Name,
    ...args: Arguments<Name>
  ): Promise<Result<Name>> {
    const asked = prepare();
    pending += 1;
    if (pending === 1) timer = setTimeout(() => isSlow.set(true), long);
    try {
      return await answerFrom(asked, bytes, name, args);
    } finally {
      pending -= 1;
      if (pending === 0) {
        clearTimeout(timer);
        isSlow.set(false);
      }
    }
  }

  function answerFrom<Name extends RequestName>(
    asked: Run,
    bytes: Uint8Array,
    name: Name,
    args: Arguments<Name>,
  ): Promise<Result<Name>> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      function hear({ data }: MessageEvent<Answer<Name>>) {
        if ('failure' in data) reject(errorOf(data.failure));
        else resolve(data.result);
      }
      asked.waiting.set(id, { hear, reject });
      asked.worker
        .then((worker) => {
          const isHeld = asked.holds === bytes;
          asked.holds = bytes;
          const request: Request<Name> = { id, name, args, bytes: isHeld ? undefined : bytes };
          worker.postMessage(request);
        })
        .catch(reject);
    });
  }

  return {
    /** Starts the worker, so that it is there when it is asked. */
    prepare: () => void prepare(),
    /**
     * Has something done with a Word file.
     *
     * @throws what the request throws; Unreachable when the worker cannot be started; Cancelled
     */
    ask,
    /** Ends whatever is asked at present. */
    cancel() {
      if (pending > 0) run?.end(new Cancelled());
    },
    /** Whether something asked takes long. */
    isSlow,
  };
}
