import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a program that ends, with all its child processes, when `end` is called or the tests end. */
export function start(command: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  // The output is read, because a full pipe would stop the program.
  child.stdout.resume();
  const end = () => endGroup(child);
  process.once('exit', end);
  return {
    child,
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.off('exit', end);
      if (end()) await ended;
    },
  };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): boolean {
  if (pid === undefined || exitCode !== null || signalCode !== null) return false;
  process.kill(-pid, 'SIGKILL');
  return true;
}

/** Makes a temporary folder. The folder is removed with `remove`, or after the tests at the latest. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'lagerkiste-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  return { path, remove };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
