import { reach, Unreachable } from './load';

/**
 * Starts a worker of the site. Its script is fetched before, as every chunk of the program is: a worker
 * says nothing of why it did not start.
 *
 * @param address of its script, one file
 * @param onFailure told when it cannot be started after all, or breaks down
 * @throws Unreachable when the script cannot be had, or the browser starts no worker; the next call tries again
 */
export async function startWorker(address: string, onFailure: (error: Error) => void) {
  try {
    await reach(address);
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
  const worker = newWorker(address);
  worker.addEventListener('error', (event) => {
    // What a script throws comes with a message; a script that does not come, without.
    const isThrown = event instanceof ErrorEvent && event.message;
    onFailure(isThrown ? new Error(event.message) : new Unreachable('program', { cause: event }));
  });
  return worker;
}

function newWorker(address: string) {
  try {
    return new Worker(address, { type: 'module' });
  } catch (cause) {
    throw new Unreachable('worker', { cause });
  }
}
