import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningBrowser } from './browserPage';
import { freePort, start, temporaryFolder } from './processes';
import {
  commands,
  httpDriver,
  patience,
  patienceForWindow,
  type Send,
  until,
  within,
} from './webDriver';
import { webDriverPage } from './webDriverPage';

/** Starts WebKitGTK's WebDriver, which opens a MiniBrowser for each page, on a screen in memory. */
export async function startWebkit(driver: string): Promise<RunningBrowser> {
  const folder = temporaryFolder();
  const downloads = join(folder.path, 'downloads');
  await mkdir(downloads);
  writeFileSync(join(folder.path, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = start('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {});
  let webDriver: ReturnType<typeof start> | undefined;

  async function close() {
    await webDriver?.end();
    await screen.end();
    folder.remove();
  }

  async function listening() {
    const shown = new Promise((resolve) => screen.child.stdout.once('data', resolve));
    const display = await within(patience, 'Xvfb', shown);
    const port = await freePort();
    webDriver = start(driver, ['--host=127.0.0.1', `--port=${port}`], {
      DISPLAY: `:${String(display).trim()}`,
      HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      TZ: 'Europe/Zurich',
      // Without a graphics card, layers cost more than half of the processor's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    const call = httpDriver(`http://127.0.0.1:${port}`);
    // Its port is closed at first.
    await until('WebKitWebDriver listens', () =>
      call('GET', '/status', undefined, patience).catch(() => undefined),
    );
    return call;
  }

  const call = await listening().catch((why) => close().then(() => Promise.reject(why)));

  return {
    async open(origin) {
      const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
      const { sessionId } = (await call(
        'POST',
        '/session',
        { capabilities },
        patienceForWindow,
      )) as {
        sessionId: string;
      };
      // As wide as the others': there the preview stands beside the form.
      const size = { x: 0, y: 0, width: 1280, height: 900 };
      await call('POST', `/session/${sessionId}/window/rect`, size, patience);
      const send: Send = (command, { id, ...parameters }, milliseconds) => {
        const [method, path] = commands[command];
        const place = path.replace('{id}', String(id));
        return call(method, `/session/${sessionId}${place}`, parameters, milliseconds);
      };
      return webDriverPage(send, origin, downloads, async () => {
        await call('DELETE', `/session/${sessionId}`, undefined, patience);
      });
    },
    close,
  };
}
