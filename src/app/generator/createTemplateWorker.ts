import { errorOf } from '../../worker/failure';
import type { Answer, Request } from '../../worker/messages';
import type { Arguments, RequestName, Result } from '../../worker/requests';
import { Cancelled } from './cancelled';
import { createStore } from './createStore';

/** A worker from its start to its end. */
type Run = {
  worker: Promise<Worker>;
  /** The Word file that it has. */
  holds: Uint8Array | undefined;
  /** Rejects at its end with the reason. */
  over: Promise<never>;
  end: (reason: Error) => void;
};

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
    let reject: (reason: Error) => void = () => {};
    const over = new Promise<never>((_resolve, rejectIt) => {
      reject = rejectIt;
    });
    // A worker may end while nothing is asked of it.
    over.catch(() => {});

    function end(reason: Error) {
      if (run === started) run = undefined;
      worker.then((one) => one.terminate()).catch(() => {});
      reject(reason);
    }

    const worker = start(end);
    worker.catch(end);
    const started: Run = { worker, holds: undefined, over, end };
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
      return await Promise.race([asked.over, answerFrom(asked, bytes, name, args)]);
    } finally {
      pending -= 1;
      if (pending === 0) {
        clearTimeout(timer);
        isSlow.set(false);
      }
    }
  }

  async function answerFrom<Name extends RequestName>(
    asked: Run,
    bytes: Uint8Array,
    name: Name,
    args: Arguments<Name>,
  ): Promise<Result<Name>> {
    const worker = await asked.worker;
    lastId += 1;
    const id = lastId;
    const isHeld = asked.holds === bytes;
    asked.holds = bytes;
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', function hear({ data }: MessageEvent<Answer<Name>>) {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        if ('failure' in data) reject(errorOf(data.failure));
        else resolve(data.result);
      });
      const request: Request<Name> = { id, name, args, bytes: isHeld ? undefined : bytes };
      worker.postMessage(request);
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
