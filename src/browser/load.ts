/** What the page needs is not to be had: a template or a chunk of the program to fetch, or a worker to start. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly what: 'template' | 'program' | 'worker';

  constructor(what: Unreachable['what'], options: ErrorOptions) {
    super(`${what} unreachable`, options);
    this.what = what;
  }
}

const reached = new Set<string>();

/**
 * Loads a chunk of the program; in the built site every `import()` passes here (vite.config.ts).
 *
 * Firefox and WebKit keep an import that failed until the page is loaded anew, a fetch may be tried
 * again: so all its files are fetched before they are imported.
 *
 * @param load imports the chunk
 * @param files its file and all that it imports, as addresses below the site's base; none in
 *   development
 * @throws Unreachable when one cannot be had; the next call tries again
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, files: readonly string[] = []) {
  try {
    await Promise.all(files.map((file) => reach(import.meta.env.BASE_URL + file)));
    return await load();
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
}

/** Fetches a script once, so that what comes of its address is surely one, and is there. */
export async function reach(address: string) {
  const cameWithPage = document.querySelector(`[src="${address}"], [href="${address}"]`);
  if (cameWithPage || reached.has(address)) return;
  const response = await fetch(address);
  // A network that wants a login first answers with a page of its own.
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (!response.ok || !isScript) throw new Error(`${response.status} ${response.statusText}`);
  await response.arrayBuffer();
  reached.add(address);
}

/** Runs the work once the page has nothing else to do. Returns what cancels it. */
export function whenIdle(work: () => void) {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
