// The engine's worker, in a thread of Node.
import { parentPort } from 'node:worker_threads';
import { createAnswer } from '../../src/worker/createAnswer';

const answer = createAnswer((said) => parentPort?.postMessage(said));

parentPort?.on('message', answer);
