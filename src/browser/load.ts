/** The error for a template or a chunk that cannot be fetched, or for a worker that cannot be started. */
export class Unreachable extends Error {
  override name = 'Unreachable';

  constructor(
    readonly what: 'template' | 'program' | 'worker',
    options: ErrorOptions,
  ) {
    super(`${what} unreachable`, options);
  }
}

const reached = new Set<string>();

/**
 * Loads a chunk. The build passes every `import()` through this function (`vite.config.ts`).
 *
 * After a failed import, Firefox and WebKit refuse the chunk until the page is reloaded. After a failed fetch, a later
 * call may succeed. So all files of the chunk are fetched before the import.
 *
 * @param load imports the chunk
 * @param files the addresses of the chunk and of all imported chunks, relative to the base of the site. In development,
 *   the list is empty.
 * @throws Unreachable when a file cannot be fetched or the import fails. The next call fetches a missing file again.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, files: readonly string[] = []) {
  try {
    await Promise.all(files.map((file) => reach(import.meta.env.BASE_URL + file)));
    return await load();
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
}

/**
 * Makes sure that an address answers with a script. A script that was loaded with the page, or fetched before, is not
 * fetched again.
 *
 * @throws Error when the address does not answer with a script
 */
async function reach(address: string) {
  const cameWithPage = document.querySelector(`[src="${address}"], [href="${address}"]`);
  if (cameWithPage || reached.has(address)) return;
  const response = await fetch(address);
  // A network with a login page answers with HTML instead of the script. So the type is checked.
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (!response.ok || !isScript) throw new Error(`${response.status} ${response.statusText}`);
  await response.arrayBuffer();
  reached.add(address);
}

/**
 * Runs the work when the page is idle, but at the latest after three seconds. Returns a function that cancels the work.
 */
export function whenIdle(work: () => void) {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Starts a worker. The script is fetched first, because the error event of a worker gives no reason. A failed fetch
 * gives a reason.
 *
 * @param address the address of the worker's script. The script is a single file without static imports.
 * @throws Unreachable when the script cannot be fetched, or when the browser starts no worker. The next call tries
 *   again.
 */
export async function startWorker(address: string) {
  await loadChunk(() => reach(address));
  try {
    return new Worker(address, { type: 'module' });
  } catch (cause) {
    throw new Unreachable('worker', { cause });
  }
}
