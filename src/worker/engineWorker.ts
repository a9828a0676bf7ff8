// The script of the worker. The worker runs the engine.
import { createAnswer } from './createAnswer';

const answer = createAnswer((message) => postMessage(message));

addEventListener('message', ({ data }) => answer(data));
