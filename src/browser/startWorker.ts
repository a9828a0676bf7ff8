import { reach, Unreachable } from './load';

/**
 * Starts a worker of the site. Its script is fetched before, as every chunk of the program is: a worker
 * says nothing of why it did not start.
 *
 * @param address of its script, one file
 * @throws Unreachable when the script cannot be had, or the browser starts no worker; the next call tries again
 */
export async function startWorker(address: string) {
  try {
    await reach(address);
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
  try {
    return new Worker(address, { type: 'module' });
  } catch (cause) {
    throw new Unreachable('worker', { cause });
  }
}
