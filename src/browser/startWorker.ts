import { loadChunk, reach, Unreachable } from './load';

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
