import type { Failure } from './failure';
import type { Arguments, RequestName, Result } from './requests';

/** What the page sends to the worker. */
export type Request<Name extends RequestName> = {
  id: number;
  name: Name;
  args: Arguments<Name>;
  /** The Word file that this and the next requests are about, when it is another than before. */
  bytes: Uint8Array | undefined;
};

/** What the worker sends back, under the id of the request. */
export type Answer<Name extends RequestName> = { id: number } & (
  | { result: Result<Name> }
  | { failure: Failure }
);
