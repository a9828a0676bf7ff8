// The entry of the worker that runs the engine.
import { createAnswer } from './createAnswer';

const answer = createAnswer((said) => postMessage(said));

addEventListener('message', ({ data }) => answer(data));
