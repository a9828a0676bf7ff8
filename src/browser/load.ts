/** A template or chunk cannot be fetched, or a worker cannot be started. */
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
 * Loads a chunk; the build passes every `import()` through this function (vite.config.ts).
 *
 * Firefox and WebKit remember a failed import until the page is reloaded, but not a failed fetch. So all files of the
 * chunk are fetched before the import.
 *
 * @param load imports the chunk
 * @param files the addresses of the chunk and of all its imports, below the site's base; empty in development
 * @throws Unreachable when a file cannot be fetched; the next call tries again
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, files: readonly string[] = []) {
  try {
    await Promise.all(files.map((file) => reach(import.meta.env.BASE_URL + file)));
    return await load();
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
}

/** Fetches a script once, to make sure that the address answers, and with a script. */
export async function reach(address: string) {
  const cameWithPage = document.querySelector(`[src="${address}"], [href="${address}"]`);
  if (cameWithPage || reached.has(address)) return;
  const response = await fetch(address);
  // A network with a login page answers with HTML instead of the script.
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (!response.ok || !isScript) throw new Error(`${response.status} ${response.statusText}`);
  await response.arrayBuffer();
  reached.add(address);
}

/** Runs the work when the page is idle. Returns a function that cancels it. */
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
 * Starts a worker. The script is fetched first, since a worker that fails to start does not tell why.
 *
 * @param address the script of the worker, a single file
 * @throws Unreachable when the script cannot be fetched or the browser starts no worker; the next call tries again
 */
export async function startWorker(address: string) {
  await loadChunk(() => reach(address));
  try {
    return new Worker(address, { type: 'module' });
  } catch (cause) {
    throw new Unreachable('worker', { cause });
  }
}
