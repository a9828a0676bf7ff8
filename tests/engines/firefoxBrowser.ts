import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { RunningBrowser } from './browserPage';
import { start, temporaryFolder } from './processes';
import { commands, patience, patienceAtStart, type Send, until, within } from './webDriver';
import { webDriverPage } from './webDriverPage';

/**
 * Starts a Firefox of the system. It speaks Marionette: the commands of W3C WebDriver as JSON over a
 * socket, which geckodriver rests on (https://firefox-source-docs.mozilla.org/testing/marionette/).
 */
export async function startFirefox(path: string): Promise<RunningBrowser> {
  const folder = temporaryFolder();
  const profile = join(folder.path, 'profile');
  const downloads = join(folder.path, 'downloads');
  await Promise.all([mkdir(profile), mkdir(downloads)]);
  writeFileSync(join(profile, 'user.js'), preferences(downloads));
  const { end } = start(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--marionette', systemAccess],
    { HOME: folder.path, TZ: 'Europe/Zurich' },
  );
  let hangUp = () => {};

  async function close() {
    hangUp();
    await end();
    folder.remove();
  }

  async function firstSession() {
    const portFile = join(profile, 'MarionetteActivePort');
    const port = await until('Firefox listens', async () =>
      existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
    );
    const marionette = connectMarionette(port);
    hangUp = marionette.hangUp;
    const { call } = marionette;
    await call('WebDriver:NewSession', { pageLoadStrategy: 'none' }, patienceAtStart);
    return call;
  }

  const call = await firstSession().catch((why) => close().then(() => Promise.reject(why)));
  const send: Send = async (command, parameters, milliseconds) => {
    const { value } = (await call(commands[command][2], parameters, milliseconds)) as {
      value: unknown;
    };
    return value;
  };

  return {
    async open(origin) {
      const { handle } = (await call('WebDriver:NewWindow', { type: 'tab', focus: true })) as {
        handle: string;
      };
      await call('WebDriver:SwitchToWindow', { handle });
      await call('Marionette:SetContext', { value: 'chrome' });
      await call('WebDriver:ExecuteScript', { script: speakSwissGerman, args: [] });
      await call('Marionette:SetContext', { value: 'content' });
      return webDriverPage(send, origin, downloads, async () => {
        const others = (await call('WebDriver:CloseWindow', {})) as string[];
        await call('WebDriver:SwitchToWindow', { handle: others[0] });
      });
    },
    close,
  };
}

const systemAccess = '-remote-allow-system-access';

const speakSwissGerman = "gBrowser.selectedBrowser.browsingContext.languageOverride = 'de-CH'";

function preferences(downloads: string): string {
  const wanted = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false,
    'browser.download.always_ask_before_handling_new_types': false,
  };
  return Object.entries(wanted)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join('');
}

type Message = [type: number, id: number, error: { message: string } | null, result: unknown];

/** Messages are JSON behind their length in bytes and a colon. */
function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (message: Message) => void>();
  let received = Buffer.alloc(0);
  let count = 0;

  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Message);
    }
  });

  socket.on('error', () => {});
  socket.on('close', () => {
    for (const [id, answer] of waiting) answer([1, id, { message: 'its socket is closed' }, null]);
  });

  function call(
    name: string,
    parameters: Record<string, unknown>,
    milliseconds: number = patience,
  ): Promise<unknown> {
    count += 1;
    const id = count;
    const text = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const answer = new Promise((resolve, reject) => {
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${name}: ${JSON.stringify(error)}`));
        else resolve(result);
      });
    });
    return within(milliseconds, name, answer);
  }

  return { call, hangUp: () => socket.destroy() };
}
