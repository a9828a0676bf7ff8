import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserPage } from '../engines/browserPage';
import { steadyBrowser } from '../engines/steadyBrowser';
import { httpDriver, NoAnswer } from '../engines/webDriver';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function driver(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return httpDriver(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('a driver that answers nothing is given up, in a sentence that says at what', async () => {
  const call = await driver(() => {});
  const answer = call('POST', '/session', {}, 50);
  await expect(answer).rejects.toThrow('no answer within 0.05 s: POST /session');
  await expect(answer).rejects.toBeInstanceOf(NoAnswer);
});

test('so is one that begins an answer and stops', async () => {
  const call = await driver((_request, response) => response.write('{"value":'));
  await expect(call('GET', '/status', undefined, 50)).rejects.toBeInstanceOf(NoAnswer);
});

test('a driver that closes its socket, or refuses, is quoted', async () => {
  const closing = await driver((request) => request.socket.destroy());
  await expect(closing('GET', '/status', undefined, 5_000)).rejects.toThrow('GET /status: ');
  const refusing = await driver((_request, response) => {
    response.writeHead(500).end('{"value":{"error":"session not created"}}');
  });
  await expect(refusing('POST', '/session', {}, 5_000)).rejects.toThrow('session not created');
});

test('a browser that opens no page is ended, started anew, and said to be', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const ended: number[] = [];
  let started = 0;
  const browser = steadyBrowser(async () => {
    started += 1;
    const which = started;
    if (which === 1) throw new Error('does not start');
    return {
      async open() {
        if (which === 3) throw new Error('is silent');
        return { close: () => Promise.reject(new Error('does not close')) } as BrowserPage & {};
      },
      async close() {
        ended.push(which);
      },
    };
  });

  const tab = await browser.open('http://localhost');
  expect(started).toBe(2);
  await tab.close();
  expect(ended).toEqual([2]);
  await browser.open('http://localhost');
  expect(ended).toEqual([2, 3]);
  expect(started).toBe(4);
  expect(said.mock.calls.map(([line]) => line)).toEqual(
    ['does not start', 'does not close', 'is silent'].map(
      (why) => `The browser is ended and started anew: Error: ${why}`,
    ),
  );
  said.mockRestore();
});
