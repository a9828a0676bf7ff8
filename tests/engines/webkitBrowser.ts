import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningBrowser } from './browserPage';
import { freePort, start, temporaryFolder } from './processes';
import { commands, pause, type Send } from './webDriver';
import { webDriverPage } from './webDriverPage';

/** Starts WebKitGTK's WebDriver, which opens a MiniBrowser for each page, on a screen in memory. */
export async function startWebkit(driver: string): Promise<RunningBrowser> {
  const folder = temporaryFolder();
  const downloads = join(folder.path, 'downloads');
  await mkdir(downloads);
  writeFileSync(join(folder.path, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = start('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {});
  const display = await new Promise((resolve) => screen.child.stdout.once('data', resolve));
  const port = await freePort();
  const webDriver = start(driver, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    HOME: folder.path,
    XDG_CONFIG_HOME: folder.path,
    TZ: 'Europe/Zurich',
  });

  async function call(method: string, path: string, parameters?: Record<string, unknown>) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(parameters ? { body: JSON.stringify(parameters) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  while (!(await call('GET', '/status').catch(() => false))) await pause();

  return {
    async open(origin) {
      const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
      const { sessionId } = (await call('POST', '/session', { capabilities })) as {
        sessionId: string;
      };
      const send: Send = (command, { id, ...parameters } = {}) => {
        const [method, path] = commands[command];
        const place = path.replace('{id}', String(id));
        return call(method, `/session/${sessionId}${place}`, parameters);
      };
      return webDriverPage(send, origin, downloads, async () => {
        await call('DELETE', `/session/${sessionId}`);
      });
    },
    async close() {
      await webDriver.end();
      await screen.end();
      folder.remove();
    },
  };
}
