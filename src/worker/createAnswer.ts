import type { Diagnostic } from '../document/diagnostic';
import { withLatest } from './latestFiles';

/**
 * The requests of the worker: the functions of `fill.ts` and `check.ts`. The first argument of each function is the
 * bytes of a file. `join` and `sort` ignore this argument. Arguments and results are plain data.
 */
type Requests = typeof import('./fill') & typeof import('./check');

export type RequestName = keyof Requests;
export type Result<Name extends RequestName> = Awaited<ReturnType<Requests[Name]>>;

/** The arguments of a request, without the bytes of the file. */
export type Arguments<Name extends RequestName> =
  Parameters<Requests[Name]> extends [unknown, ...infer Rest] ? Rest : [];

/** A request to the worker. The page sends a request only after the worker has answered the request before it. */
export type Request = {
  name: RequestName;
  args: readonly unknown[];
  /** The bytes of a file, or the index of a file that the worker keeps (`withLatest`). */
  file: Uint8Array | number;
};

/**
 * A message from the worker. The chunk of a request is the script that holds the function of the request.
 *
 * - `received`: the request has arrived.
 * - `begins`: the chunk of the request is loaded, and the work begins.
 * - `unreachable`: the chunk cannot be loaded.
 * - `result`: the work is done.
 * - `errors`: the work has thrown a TemplateError with these errors.
 * - `message`: the work has thrown another error. A message between threads loses the class and the fields of an error.
 */
export type Answer =
  | 'received'
  | 'begins'
  | 'unreachable'
  | { result: unknown }
  | { errors: readonly Diagnostic[] }
  | { message: string };

/**
 * Makes the function that answers requests. The function keeps the latest files (`withLatest`). A later request may
 * send the index of a kept file instead of the file.
 *
 * @param tell sends a message to the page
 */
export function createAnswer(tell: (answer: Answer) => void) {
  let keptFiles: readonly Uint8Array[] = [];

  return async function answer({ name, args, file }: Request) {
    tell('received');
    const bytes = typeof file === 'number' ? (keptFiles[file] ?? new Uint8Array()) : file;
    keptFiles = withLatest(bytes, keptFiles);
    const loaded = await Promise.all([loadRequest(name), import('../document/package/zip')]).catch(
      () => undefined,
    );
    if (!loaded) return tell('unreachable');
    const [request, { refuseBomb }] = loaded;
    tell('begins');
    try {
      if (bytes === file) await refuseBomb(bytes);
      tell({ result: await request(bytes, ...args) });
    } catch (error) {
      // `instanceof TemplateError` would put the class into the script `engineWorker.ts`. The chunks would then import
      // the class from this script, which they must not (`loadRequest`).
      const { name, errors } = Object(error);
      tell(name === 'TemplateError' ? { errors } : { message: String(error) });
    }
  };
}

/**
 * Loads the function of a request. The first request for a chunk fetches the chunk. A chunk must not import code from
 * the script `engineWorker.ts`. Otherwise, WebKitGTK 2.50 would run the script again.
 */
async function loadRequest(name: RequestName) {
  const chunk: object =
    name === 'fill' || name === 'tags' ? await import('./fill') : await import('./check');
  return Reflect.get(chunk, name) as (bytes: Uint8Array, ...args: readonly unknown[]) => unknown;
}
