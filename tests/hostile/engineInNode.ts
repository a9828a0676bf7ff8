import { Worker as NodeWorker } from 'node:worker_threads';
import { createEngine } from '../../src/app/engine/createEngine';
import type { Request } from '../../src/worker/createAnswer';

const source = new URL('../../src/worker/createAnswer.ts', import.meta.url).href;
// The script of the thread is plain JavaScript. The engine needs `tsx`, because its source is TypeScript.
const program = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import('${source}');
}).then(({ createAnswer }) => {
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', createAnswer((said) => parentPort.postMessage(said)));
});`;

type Listening = EventTarget['addEventListener'];

/** A thread of Node with the interface of a browser's worker. */
class EngineThread extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  readonly #thread: NodeWorker;

  constructor() {
    super();
    const resourceLimits = { maxOldGenerationSizeMb: 2048 };
    this.#thread = new NodeWorker(program, { eval: true, resourceLimits });
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#thread.on('error', ({ message }) =>
      this.dispatchEvent(Object.assign(new Event('error'), { message })),
    );
  }

  // Node 20 does not remove listeners that were added with a signal, if a target has two such listeners.
  override addEventListener(...[type, listener, options]: Parameters<Listening>) {
    super.addEventListener(type, listener);
    const signal = typeof options === 'object' ? options.signal : undefined;
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener));
  }

  postMessage(message: Request) {
    this.#thread.postMessage(message);
  }

  terminate() {
    this.#thread.terminate();
  }
}

export const engineInNode = () => createEngine(async () => new EngineThread());
