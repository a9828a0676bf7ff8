// The script of the worker in which the engine runs.
import { createAnswer } from './createAnswer';

const answer = createAnswer((said) => postMessage(said));

addEventListener('message', ({ data }) => answer(data));
