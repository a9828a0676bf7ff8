import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeaders } from '../../src/build/policies';
import { serviceWorkerFile } from '../../src/build/release';
import { held } from '../support/held';
import { filesOfTests, reporter } from './complaints';

export const dist = new URL('../../dist', import.meta.url).pathname;

type Fault = {
  /** A file of the site, e.g. `assets/engine-12345678.js`, or all of them. */
  what: string;
  /** Cut: the connection breaks. Held: no answer until it is mended. */
  how: 'cut' | 'held';
  mended: Promise<void>;
  mend(): void;
};

/**
 * Serves the built site on a port of its own. Every page reports what it writes to its console, and
 * files can be put out of reach for a while: the same for every engine, whatever drives it.
 *
 * @param folder of the site
 * @param canBeKept whether a browser may keep the site; then it feels no fault any more
 * @param isWatched whether pages report; what does has to be reached
 */
export async function serveSite({ folder = dist, canBeKept = false, isWatched = true } = {}) {
  const requests: { address: string; headers: string; body: string }[] = [];
  const complaints: string[] = [];
  let refused = 0;
  let faults: readonly Fault[] = [];
  const files = sirv(folder, { etag: true, dev: folder !== dist });
  const headersOf = readHeaders(folder);

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
    faults.find(({ what }) => what === 'all' || address === `/${what}`);

  /** A page that is left gives up what it loads: that is there all the same. */
  function isGivenUp(complaint: string) {
    const [, address] = /did not load: <[^>]* (?:src|href)="([^"]+)"/.exec(complaint) ?? [];
    return address !== undefined && !faultOf(address) && existsSync(join(folder, address));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === `/${serviceWorkerFile}` && !canBeKept) return notFound(response);
    response.setHeaders(headersOf(pathname));
    if (/\.\w+$/.test(pathname)) {
      // Each load asks for each file, so that a fault holds; a page may still be kept for «back».
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
    /** Puts a file, or all, out of reach until the returned function is called. */
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
