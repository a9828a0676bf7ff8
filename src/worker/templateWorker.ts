// The script of the worker: everything that a visitor's template may take long for. A worker has no
// parser of the browser's, so the engine has its own here (vite.config.ts).
import { createAnswer } from './createAnswer';

const answer = createAnswer();

addEventListener('message', async ({ data }) => postMessage(await answer(data)));
