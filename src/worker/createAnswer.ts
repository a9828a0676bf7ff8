import type { TemplateProblem } from '../document/templateProblem';
import { withLatest } from './latestFiles';

/**
 * What the worker can be asked to do with a Word file: the functions of `fill.ts` and `check.ts`, of the bytes
 * of that file. What goes in and comes out is plain data.
 */
type Requests = typeof import('./fill') & typeof import('./check') & typeof import('./sort');

export type RequestName = keyof Requests;
export type Result<Name extends RequestName> = Awaited<ReturnType<Requests[Name]>>;

/** What a request is told beside its file. */
export type Arguments<Name extends RequestName> =
  Parameters<Requests[Name]> extends [unknown, ...infer Rest] ? Rest : [];

/** What the page sends to the worker: one request at a time. */
export type Request = {
  name: RequestName;
  args: readonly unknown[];
  /** The Word file that the request is about; when the worker has the file, its place among those used last. */
  file: Uint8Array | number;
};

/**
 * What the worker sends back: that it has the request, that the work begins once its program is there, and
 * what came of it.
 */
export type Answer = 'received' | 'begins' | { result: unknown } | { failure: Failure };

/** An error as plain data: what is sent from one thread to another loses its class and its fields. */
export type Failure =
  | 'unreachable'
  | { problems: readonly TemplateProblem[] }
  | { message: string };

/** Answers one request after the other, holding the files used last. */
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
 * The function of a request: each chunk of the program comes when it is first asked for. The entry shares no code
 * with these parts: WebKitGTK 2.50 runs the script of a worker a second time when another module imports it.
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
  // Not by its class, which the entry of the worker would share with the parts that it imports.
  const { name, problems } = Object(error);
  return name === 'TemplateError' ? { problems } : { message: String(error) };
}
