import type { Diagnostic } from '../document/diagnostic';
import { withLatest } from './latestFiles';

/**
 * The requests of the worker: the functions of `fill.ts`, `check.ts` and `sort.ts`. The first argument of each is the
 * bytes of a Word file. Arguments and results are plain data.
 */
type Requests = typeof import('./fill') & typeof import('./check') & typeof import('./sort');

export type RequestName = keyof Requests;
export type Result<Name extends RequestName> = Awaited<ReturnType<Requests[Name]>>;

/** The arguments of a request after the file. */
export type Arguments<Name extends RequestName> =
  Parameters<Requests[Name]> extends [unknown, ...infer Rest] ? Rest : [];

/** A message to the worker; the page sends one request at a time. */
export type Request = {
  name: RequestName;
  args: readonly unknown[];
  /** The Word file of the request, or its index among the files that the worker has kept. */
  file: Uint8Array | number;
};

/** A message from the worker: the request has arrived, its chunk is loaded and the work begins, or the result. */
export type Answer = 'received' | 'begins' | { result: unknown } | { failure: Failure };

/** An error as plain data, since messages between threads lose an error's class and fields. */
export type Failure = 'unreachable' | { errors: readonly Diagnostic[] } | { message: string };

/** Makes the function that answers requests, and keeps the latest files. */
export function createAnswer(tell: (answer: Answer) => void) {
  let held: readonly Uint8Array[] = [];

  return async function answer({ name, args, file }: Request) {
    tell('received');
    const bytes = typeof file === 'number' ? (held[file] ?? new Uint8Array()) : file;
    held = withLatest(bytes, held);
    const parts = await Promise.all([loadRequest(name), import('../document/package/zip')]).catch(
      () => undefined,
    );
    if (!parts) return tell({ failure: 'unreachable' });
    const [request, { refuseBomb }] = parts;
    tell('begins');
    try {
      if (bytes === file) await refuseBomb(bytes);
      tell({ result: await request(bytes, ...args) });
    } catch (error) {
      tell({ failure: failureOf(error) });
    }
  };
}

/**
 * Loads the function of a request, in a chunk that is fetched on first use. The entry of the worker shares no code
 * with these chunks: WebKitGTK 2.50 runs the worker's script a second time when another module imports it.
 */
async function loadRequest(name: RequestName) {
  const chunk: object =
    name === 'sort'
      ? await import('./sort')
      : name === 'fill' || name === 'tags'
        ? await import('./fill')
        : await import('./check');
  return Reflect.get(chunk, name) as (bytes: Uint8Array, ...args: readonly unknown[]) => unknown;
}

function failureOf(error: unknown) {
  // `instanceof` would need the class in the entry, which must not share code with the chunks.
  const { name, errors } = Object(error);
  return name === 'TemplateError' ? { errors } : { message: String(error) };
}
