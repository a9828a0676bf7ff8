import { failureOf } from './failure';
import type { Answer, Request } from './messages';
import { type Arguments, type RequestName, type Requests, requestsFor } from './requests';

/** Any request by its name. */
type Table = {
  [Name in RequestName]: (...args: Arguments<Name>) => ReturnType<Requests[Name]>;
};

/** Answers request after request, holding the file that they are about. */
export function createAnswer() {
  let table: Table = requestsFor(new Uint8Array());

  return async function answer<Name extends RequestName>(
    request: Request<Name>,
  ): Promise<Answer<Name>> {
    const { id, name, args, bytes } = request;
    if (bytes) table = requestsFor(bytes);
    try {
      return { id, result: await table[name](...args) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  };
}
