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

/** Files of the site that are out of reach until `mend` is called. */
type Fault = {
  /** The end of the addresses of the files, for example `.woff2`. All addresses end with an empty text. */
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
  const requested: string[] = [];
  const complaints: string[] = [];
  let fault: Fault | undefined;
  const files = sirv(folder, { etag: true, dev: folder !== dist });
  const headersOf = readHeaders(await readFile(join(folder, headersFile), 'utf8'));

  const server = createServer(async (request, response) => {
    const { url: address = '' } = request;
    if (address === '/complaint') {
      const body = Buffer.concat(await request.toArray()).toString();
      if (!isGivenUp(body)) complaints.push(body);
      return response.end();
    }
    const own = filesOfTests[address];
    if (own) return response.writeHead(200, { 'content-type': own.type }).end(own.content);
    requested.push(address);
    if (isReached(address)) return answer(request, response);
    if (fault?.how === 'cut') return request.socket.destroy();
    await fault?.mended;
    return answer(request, response);
  });

  const isReached = (address: string) => !fault || !address.endsWith(fault.what);

  /** True when the server has the file: a browser that leaves a page aborts its loads, and the page complains. */
  function isGivenUp(complaint: string) {
    const [, address] = /did not load: <[^>]* (?:src|href)="([^"]+)"/.exec(complaint) ?? [];
    return address !== undefined && isReached(address) && existsSync(join(folder, address));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const notFound = () => void response.writeHead(404).end();
    if (pathname === `/${serviceWorkerFile}` && !canBeKept) return notFound();
    response.setHeaders(headersOf(pathname));
    if (/\.\w+$/.test(pathname)) {
      // With `no-cache`, each load of a page requests each file, so that a fault has an effect.
      response.setHeader('cache-control', 'no-cache');
      return files(request, response, notFound);
    }
    const page = await readFile(join(folder, pathname, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return notFound();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(isWatched ? page.replace('<head>', `<head>${reporter}`) : page);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    complaints,
    /** Puts files out of reach until the returned function is called. An earlier fault must be mended. */
    impair(what: string, how: Fault['how']): () => void {
      const [mended, letGo] = held<void>(undefined);
      const mend = () => {
        fault = undefined;
        letGo();
      };
      fault = { what, how, mended, mend };
      return mend;
    },
    reset() {
      fault?.mend();
      requested.length = 0;
      complaints.length = 0;
    },
    async close() {
      fault?.mend();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;
