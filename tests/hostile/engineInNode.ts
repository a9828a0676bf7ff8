import { Worker as NodeWorker } from 'node:worker_threads';
import { createEngine } from '../../src/app/engine/createEngine';

const source = new URL('../../src/worker/createAnswer.ts', import.meta.url).href;
// The script of the thread is plain JavaScript. The engine needs `tsx`, because its source is TypeScript.
const program = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import('${source}');
}).then(({ createAnswer }) => {
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', createAnswer((said) => parentPort.postMessage(said)));
});`;

type Listener = (event: object) => void;

/** Starts a thread of Node. The thread has the functions of a browser's worker that the engine calls. */
async function startThread() {
  const resourceLimits = { maxOldGenerationSizeMb: 2048 };
  const thread = new NodeWorker(program, { eval: true, resourceLimits });
  // Without a listener, an error of the thread would end the tests.
  thread.on('error', () => undefined);
  const worker = {
    addEventListener(type: string, listener: Listener, { signal }: { signal: AbortSignal }) {
      const hear = (said: object) => listener(type === 'message' ? { data: said } : said);
      thread.on(type, hear);
      signal.addEventListener('abort', () => thread.off(type, hear));
    },
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => thread.terminate(),
  };
  return worker as unknown as Worker;
}

export const engineInNode = () => createEngine(startThread);
