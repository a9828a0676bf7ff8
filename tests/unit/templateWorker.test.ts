import { describe, expect, test, vi } from 'vitest';
import { Cancelled } from '../../src/app/generator/cancelled';
import { createTemplateWorker } from '../../src/app/generator/createTemplateWorker';
import { canonicalXml } from '../../src/document/canonicalXml';
import { checkTemplate } from '../../src/document/checkTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import { TemplateError } from '../../src/document/templateError';
import { createAnswer } from '../../src/worker/createAnswer';
import { errorOf, failureOf } from '../../src/worker/failure';
import type { Request } from '../../src/worker/messages';
import type { RequestName } from '../../src/worker/requests';
import { fixture, templateBytes } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';

const fields = { items: { text: 'value', number: 'position' } } as const;
const data = { items: [{ text: 'Zahnbürste' }] };
const misspelt = fixture('broken/packliste/Feld gross geschrieben');

/** The worker's side of the talk; what passes is cloned, as it is between threads. */
class WorkerOfTest extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isTerminated = false;
  readonly received: { name: string; bytes: Uint8Array | undefined }[] = [];
  readonly #answer = createAnswer();
  readonly #isStuck: boolean;

  constructor(isStuck: boolean) {
    super();
    this.#isStuck = isStuck;
  }

  postMessage(message: Request<RequestName>) {
    const request = structuredClone(message);
    this.received.push({ name: request.name, bytes: request.bytes });
    if (this.#isStuck) return;
    this.#answer(request).then((answer) => {
      const event = new MessageEvent('message', { data: structuredClone(answer) });
      if (!this.isTerminated) this.dispatchEvent(event);
    });
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** @param stuck how many workers, from the first on, never answer */
function started(stuck = 0) {
  const workers: WorkerOfTest[] = [];
  const failures: ((error: Error) => void)[] = [];
  const worker = createTemplateWorker(async (onFailure) => {
    failures.push(onFailure);
    const next = new WorkerOfTest(workers.length < stuck);
    workers.push(next);
    return next;
  });
  return { worker, workers, failures };
}

describe('the worker for visitors’ templates', () => {
  test('is started with the first request, and is there for the next', async () => {
    const { worker, workers } = started();
    expect(workers).toHaveLength(0);
    await worker.ask(misspelt, 'check', fields);
    await worker.ask(misspelt, 'check', fields);
    expect(workers).toHaveLength(1);
  });

  test('fills as the engine does', async () => {
    const template = await templateBytes('regeln-im-leitungsteam');
    const filled = await started().worker.ask(template, 'fill', fields, data);
    const expected = fillTemplate(template, data, fields);
    expect(await canonicalXml(filled)).toBe(await canonicalXml(expected));
  });

  test('gets the bytes of a file once, and those of another file after it', async () => {
    const template = await templateBytes('regeln-im-leitungsteam');
    const { worker, workers } = started();
    await worker.ask(template, 'check', fields);
    await worker.ask(template, 'fill', fields, data);
    expect(await worker.ask(misspelt, 'check', fields)).toEqual(
      await checkTemplate(misspelt, fields),
    );
    expect(workers[0]?.received).toEqual([
      { name: 'check', bytes: template },
      { name: 'fill' },
      { name: 'check', bytes: misspelt },
    ]);
  });

  test('hands on a template’s errors with their ids and sentences', async () => {
    const asked = started().worker.ask(misspelt, 'fill', fields, data);
    const error = await asked.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TemplateError);
    const thrownHere = () => openTemplate(misspelt, fields);
    expect(thrownHere).toThrow(error);
    expect(thrownHere).toThrow(expect.objectContaining({ problems: error.problems }));
  });

  test('hands on any other error in its words', () => {
    const error = errorOf(structuredClone(failureOf(new RangeError('call stack size exceeded'))));
    expect(error).not.toBeInstanceOf(TemplateError);
    expect(error.message).toBe('RangeError: call stack size exceeded');
  });

  test('is ended by cancelling, and started anew for the next request', async () => {
    const { worker, workers } = started(1);
    const first = worker.ask(misspelt, 'check', fields);
    const second = worker.ask(misspelt, 'fill', fields, data);
    worker.cancel();
    await expect(first).rejects.toThrow(Cancelled);
    await expect(second).rejects.toThrow(Cancelled);
    expect(workers[0]?.isTerminated).toBe(true);
    await worker.ask(misspelt, 'check', fields);
    expect(workers[1]?.received).toEqual([{ name: 'check', bytes: misspelt }]);
  });

  test('stays when there is nothing to cancel', async () => {
    const { worker, workers } = started();
    await worker.ask(misspelt, 'check', fields);
    worker.cancel();
    await worker.ask(misspelt, 'check', fields);
    expect(workers).toHaveLength(1);
  });

  test('is started anew after it broke down', async () => {
    const { worker, workers, failures } = started(1);
    const asked = worker.ask(misspelt, 'check', fields);
    failures[0]?.(new Error('out of memory'));
    await expect(asked).rejects.toThrow('out of memory');
    await worker.ask(misspelt, 'check', fields);
    expect(workers).toHaveLength(2);
  });

  test('is asked for again after it could not be started', async () => {
    let isReachable = false;
    const worker = createTemplateWorker(async () => {
      if (!isReachable) throw new Error('unreachable');
      return new WorkerOfTest(false);
    });
    worker.prepare();
    await expect(worker.ask(misspelt, 'check', fields)).rejects.toThrow('unreachable');
    isReachable = true;
    expect((await worker.ask(misspelt, 'check', fields)).readable).toBe(true);
  });

  test('is slow after a second, until it has answered or is cancelled', async () => {
    vi.useFakeTimers();
    const { worker } = started(1);
    const asked = worker.ask(misspelt, 'check', fields);
    vi.advanceTimersByTime(999);
    expect(worker.isSlow.current()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.isSlow.current()).toBe(true);
    worker.cancel();
    await expect(asked).rejects.toThrow(Cancelled);
    expect(worker.isSlow.current()).toBe(false);
    vi.useRealTimers();
  });
});
