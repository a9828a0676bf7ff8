import type { HeldFile } from './fill';
import { type Answer, failureOf, type Request } from './messages';
import { loadRequest } from './requests';

/** Answers one request after the other, holding the file that they are about. */
export function createAnswer(tell: (answer: Answer) => void) {
  let file: HeldFile = { bytes: new Uint8Array() };

  return async function answer({ name, args, bytes }: Request): Promise<void> {
    tell('received');
    if (bytes) file = { bytes };
    const request = await loadRequest(name).catch(() => undefined);
    if (!request) return tell({ failure: 'unreachable' });
    tell('begins');
    try {
      tell({ result: await request(file, ...args) });
    } catch (error) {
      tell({ failure: failureOf(error) });
    }
  };
}
