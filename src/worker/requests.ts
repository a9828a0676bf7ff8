import type { HeldFile } from './fill';

/**
 * What the worker can be asked to do with a Word file, each as a function of that file. What goes in and comes
 * out is plain data. A further request is a line here.
 *
 * All of it is imported when it is asked for. The entry shares no code with these parts: WebKitGTK 2.50 runs the
 * script of a worker a second time when another module imports it.
 */
const requests = {
  fill: async () => (await import('./fill')).fill,
  tags: async () => (await import('./fill')).tags,
  /** Loads what checks, for whoever may be offline when it is asked for. */
  prepareCheck: async () => {
    await import('./check');
    return () => {};
  },
  check: async () => (await import('./check')).check,
  comment: async () => (await import('./check')).comment,
  look: async () => (await import('./check')).look,
  read: async () => (await import('./check')).read,
  join: async () => (await import('./check')).join,
  lines: async () => (await import('./check')).lines,
  /** An old list, in which only a person's text can be too long; it is about no file either. */
  sort: async () => {
    const { sortLines } = await import('../generators/oldList/sortLines');
    return (_file: HeldFile, ...list: Parameters<typeof sortLines>) => sortLines(...list);
  },
  outline: async () => (await import('./check')).outline,
};

type Requests = { [Name in keyof typeof requests]: Awaited<ReturnType<(typeof requests)[Name]>> };

export type RequestName = keyof Requests;
export type Result<Name extends RequestName> = Awaited<ReturnType<Requests[Name]>>;

/** What a request is told beside its file. */
export type Arguments<Name extends RequestName> =
  Parameters<Requests[Name]> extends [unknown, ...infer Rest] ? Rest : [];

type AnyRequest = (file: HeldFile, ...args: unknown[]) => unknown;

/** The function of a request: each chunk of the program comes when it is first asked for. */
export function loadRequest(name: RequestName): Promise<AnyRequest> {
  return requests[name]() as Promise<AnyRequest>;
}
