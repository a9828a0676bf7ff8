import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine } from '../../src/app/engine/createEngine';
import { trialEngine } from '../../src/app/engine/engines';
import { TookTooLong } from '../../src/app/engine/failures';
import { checkPagesWithLongTexts } from '../../src/app/template/checkPagesWithLongTexts';
import { Unreachable } from '../../src/browser/load';
import { checkTemplate } from '../../src/document/checkTemplate';
import { TemplateError } from '../../src/document/diagnostic';
import { compileTemplate } from '../../src/document/fill/docxtemplater';
import { openTemplate } from '../../src/document/openTemplate';
import { generator } from '../../src/generators/checklists/packliste';
import { type Answer, createAnswer, type Request } from '../../src/worker/createAnswer';
import { emptyReport } from '../support/checkOf';
import { fixture } from '../support/files';

vi.mock('../../src/app/engine/engines', () => ({ trialEngine: { ask: vi.fn() } }));
vi.mock('../../src/app/preview/loadRendering', () => ({
  loadRendering: async () => ({ inspectPages: async () => ({ lost: [], count: 1, fonts: [] }) }),
}));
vi.mock('../../src/document/fill/docxtemplater', async (load) => {
  const whole = await load<typeof import('../../src/document/fill/docxtemplater')>();
  return { ...whole, compileTemplate: vi.fn(whole.compileTemplate) };
});

type Engine = ReturnType<typeof createEngine>;

const fields = { campLine: 'free', items: { text: 'value', number: 'position' } } as const;
const data = { items: [{ text: 'Zahnbürste' }] };
const misspelt = fixture('broken/packliste/Feld gross geschrieben');
const template = fixture('eine Liste');

type Failure = { message: string };
type Manner = 'as ours' | 'never' | 'begins alone' | 'receives alone' | 'unreachable' | Failure;

/** A worker that runs in the thread of the test. Messages are cloned, as between threads. */
class WorkerOfTest extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isTerminated = false;
  readonly received: { name: string; file: Uint8Array | number }[] = [];
  readonly #manner: Manner;
  readonly #answer = createAnswer((said) => this.#tell(said));

  constructor(manner: Manner) {
    super();
    this.#manner = manner;
  }

  postMessage(message: Request) {
    if (this.isTerminated) return;
    const request = structuredClone(message);
    this.received.push({ name: request.name, file: request.file });
    if (this.#manner === 'as ours') this.#answer(request);
    else if (this.#manner === 'receives alone') this.#tell('received');
    else if (this.#manner !== 'never') this.#tell('begins');
    if (typeof this.#manner === 'object' || this.#manner === 'unreachable')
      this.#tell(this.#manner);
  }

  #tell(answer: Answer) {
    const event = new MessageEvent('message', { data: structuredClone(answer) });
    if (!this.isTerminated) this.dispatchEvent(event);
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** Starts an engine. Its first workers answer in the given manners, and further workers as the worker of the site. */
function started(...manners: Manner[]) {
  const workers: WorkerOfTest[] = [];
  const engine = createEngine(async () => {
    const next = new WorkerOfTest(manners[workers.length] ?? 'as ours');
    workers.push(next);
    return next;
  });
  return { engine, workers };
}

const check = (engine: Engine, signal?: AbortSignal) =>
  engine.ask('check', misspelt, [fields], signal);

test('sends the bytes of a file once, and keeps the three files used last', async () => {
  const { engine, workers } = started();
  const [first, second, third, fourth] = [template, misspelt, template.slice(), template.slice()];
  for (const file of [first, second, third, first, fourth, first, second]) {
    const asked = await engine.ask('check', file, [fields]);
    expect(asked).toEqual(checkTemplate(file, fields));
  }
  const sent = workers[0]?.received.map(({ file }) => file);
  expect(sent).toEqual([first, second, third, 2, fourth, 1, second]);
});

test('opens a custom template and the original once, to compare them with long texts', async () => {
  vi.mocked(compileTemplate).mockClear();
  const { engine, workers } = started();
  vi.mocked(trialEngine.ask).mockImplementation(engine.ask);
  const original = template.slice();
  const checked = { name: 'Liste.docx', bytes: template, report: emptyReport };
  const made = { ...generator, fields, options: new Map() };
  await checkPagesWithLongTexts(checked, made, undefined, original);
  expect(workers[0]?.received.map(({ file }) => file)).toEqual([template, original, 1, 1]);
  expect(compileTemplate).toHaveBeenCalledTimes(2);
});

test('hands on a template’s errors with their ids and sentences', async () => {
  const asked = started().engine.ask('fill', misspelt, [fields, data]);
  const error = await asked.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(TemplateError);
  const thrownHere = () => openTemplate(misspelt, fields);
  expect(thrownHere).toThrow(error);
  expect(thrownHere).toThrow(expect.objectContaining({ errors: error.errors }));
});

test('hands on any other error in its words, and keeps the worker', async () => {
  const { engine, workers } = started({ message: 'RangeError: too deep' });
  const asked = engine.ask('fill', template, [fields, data]);
  await expect(asked).rejects.toThrow('RangeError: too deep');
  await expect(engine.ask('check', template, [fields])).rejects.toThrow();
  expect(workers).toHaveLength(1);
});

test('starts another worker after one that could not load its program, or broke down', async () => {
  const { engine, workers } = started('unreachable', 'never');
  await expect(check(engine)).rejects.toThrow(Unreachable);
  expect(workers[0]?.isTerminated).toBe(true);
  const asked = check(engine);
  await vi.waitFor(() => expect(workers[1]?.received).toHaveLength(1), 60_000);
  workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(asked).rejects.toThrow('out of memory');
  expect((await check(engine)).readable).toBe(true);
  expect(workers).toHaveLength(3);
});

test('tries again where no worker could be started', async () => {
  const start = vi.fn(async () => new WorkerOfTest('as ours'));
  const engine = createEngine(start.mockRejectedValueOnce(new Error('blocked')));
  await expect(check(engine)).rejects.toThrow('blocked');
  expect((await check(engine)).readable).toBe(true);
});

describe('with a clock of its own, the engine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['ten seconds of work', 'begins alone', 10_000, TookTooLong],
    ['a minute to load its program', 'never', 60_000, Unreachable],
    ['a minute to load a part of the program', 'receives alone', 60_000, Unreachable],
  ] as const)('gives a worker %s', async (_what, manner, limit, error) => {
    const { engine, workers } = started(manner);
    const ended = expect(check(engine)).rejects.toThrow(error);
    await vi.advanceTimersByTimeAsync(limit - 10);
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    await ended;
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test('hears what came while the page was held up before it ends a request', async () => {
    const { engine, workers } = started('begins alone');
    const answered = expect(check(engine)).resolves.toBe('done');
    await vi.advanceTimersByTimeAsync(1);
    const done = new MessageEvent('message', { data: { result: 'done' } });
    setTimeout(() => workers[0]?.dispatchEvent(done), 9_999);
    await vi.advanceTimersByTimeAsync(20_000);
    await answered;
  });

  test('carries a request out within two seconds when its worker was closed in silence', async () => {
    const { engine, workers } = started();
    const tags = await engine.ask('tags', template, [fields]);
    workers[0]?.terminate();
    const answered = expect(engine.ask('tags', template, [fields])).resolves.toEqual(tags);
    await vi.advanceTimersByTimeAsync(2_000);
    await answered;
    expect(workers).toHaveLength(2);
    expect(workers[1]?.received).toEqual([{ name: 'tags', file: template }]);
  });

  test('keeps its worker when a request is given up that it has answered', async () => {
    const { engine, workers } = started();
    const leaving = new AbortController();
    const answered = check(engine, leaving.signal);
    await vi.advanceTimersByTimeAsync(1_050);
    await answered;
    leaving.abort();
    await vi.advanceTimersByTimeAsync(1_050);
    expect(workers[0]?.isTerminated).toBe(false);
  });

  test('lets go at once of what is aborted, then of its slow worker, and works on', async () => {
    const { engine, workers } = started('begins alone');
    const abort = new AbortController();
    const ended = expect(check(engine, abort.signal)).rejects.toThrow('leaving');
    await vi.advanceTimersByTimeAsync(100);
    abort.abort(new Error('leaving'));
    await ended;
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1_050);
    expect(workers[0]?.isTerminated).toBe(true);
    expect((await check(engine)).readable).toBe(true);
  });

  test('never begins what is aborted while it waits', async () => {
    const { engine, workers } = started('begins alone');
    const abort = new AbortController();
    const ended = expect(check(engine)).rejects.toThrow(TookTooLong);
    const waiting = engine.ask('fill', template, [fields, data], abort.signal);
    const left = expect(waiting).rejects.toThrow('leaving');
    await vi.advanceTimersByTimeAsync(10);
    abort.abort(new Error('leaving'));
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all([ended, left]);
    expect(workers).toHaveLength(1);
  });
});

test('a file that unpacks to more than it says is refused by its size', async () => {
  const file = fixture('strangers/zips/a size that is too small');
  const said: Answer[] = [];
  await createAnswer((answer) => said.push(answer))({ name: 'read', args: [], file });
  expect(said.at(-1)).toMatchObject({ errors: [{ id: 'too-large' }] });
});
