import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that runs beside the tests, with all that it starts; it ends with them at the latest. */
export function start(command: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  // A full pipe that nobody reads would stop the program.
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

/** A folder that is gone after the tests. */
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
