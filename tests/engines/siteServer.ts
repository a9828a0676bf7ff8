import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFile, readHeaders } from '../../src/build/policies';
import { serviceWorkerFile } from '../../src/build/release';
import { held } from '../support/held';
import { filesOfTests, reporter } from './complaints';

export const dist = new URL('../../dist', import.meta.url).pathname;

type Fault = {
  /** The end of the addresses of files of the site, for example `.woff2`, or `all` for all files. */
  what: string;
  /** `cut` breaks the connection. `held` holds the answer back until the fault is mended. */
  how: 'cut' | 'held';
  mended: Promise<void>;
  mend(): void;
};

/**
 * Serves the built site, and puts files out of reach for a while, because the drivers of the engines cannot.
 *
 * @param folder the folder of the site
 * @param canBeKept true when a service worker may keep the site; faults then have no effect on kept files
 * @param isWatched true when pages report their messages; pages then load the script of the tests from the server
 */
export async function serveSite({ folder = dist, canBeKept = false, isWatched = true } = {}) {
  const requests: { address: string; headers: string; body: string }[] = [];
  const complaints: string[] = [];
  let refused = 0;
  let faults: readonly Fault[] = [];
  const files = sirv(folder, { etag: true, dev: folder !== dist });
  const headersOf = readHeaders(await readFile(join(folder, headersFile), 'utf8'));

  const server = createServer(async (request, response) => {
    const address = request.url ?? '';
    const body = Buffer.concat(await request.toArray()).toString();
    if (address === '/complaint') {
      if (!isGivenUp(body)) complaints.push(body);
      response.end();
      return;
    }
    const own = filesOfTests[address];
    if (own) {
      response.setHeader('content-type', own.type);
      response.end(own.content);
      return;
    }
    requests.push({ address, headers: JSON.stringify(request.headers), body });
    const fault = faultOf(address);
    if (fault?.how === 'cut') {
      refused += 1;
      request.socket.destroy();
    } else {
      await fault?.mended;
      answer(request, response);
    }
  });

  const faultOf = (address: string) =>
    faults.find(({ what }) => what === 'all' || address.endsWith(what));

  /** True when the server has the file: a browser that leaves a page aborts its loads, and the page complains. */
  function isGivenUp(complaint: string) {
    const [, address] = /did not load: <[^>]* (?:src|href)="([^"]+)"/.exec(complaint) ?? [];
    return address !== undefined && !faultOf(address) && existsSync(join(folder, address));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === `/${serviceWorkerFile}` && !canBeKept) return notFound(response);
    response.setHeaders(headersOf(pathname));
    if (/\.\w+$/.test(pathname)) {
      // With `no-cache`, each load of a page requests each file, so that a fault has an effect.
      response.setHeader('cache-control', 'no-cache');
      return files(request, response, () => notFound(response));
    }
    const page = await readFile(join(folder, pathname, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return notFound(response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(isWatched ? page.replace('<head>', `<head>${reporter}`) : page);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    complaints,
    refused: () => refused,
    /** Puts files out of reach until the returned function is called. */
    impair(what: string, how: Fault['how']): () => void {
      const [mended, release] = held<void>(undefined);
      const fault: Fault = {
        what,
        how,
        mended,
        mend() {
          faults = faults.filter((other) => other !== fault);
          release();
        },
      };
      faults = [...faults, fault];
      return fault.mend;
    },
    reset() {
      for (const { mend } of faults) mend();
      requests.length = 0;
      complaints.length = 0;
      refused = 0;
    },
    async close() {
      for (const { mend } of faults) mend();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;

function notFound(response: ServerResponse) {
  response.writeHead(404).end();
}
