import { type Engine, findBrowser } from '../support/browsers';
import { type BrowserPage, type RunningBrowser, watchRest } from './browserPage';
import { startFirefox } from './firefoxBrowser';
import { startByPlaywright } from './playwrightBrowser';
import { startWebkit } from './webkitBrowser';

/** Returns a browser that is started anew when it cannot open or close a page. */
export function steadyBrowser(engine: Engine): RunningBrowser {
  let running: Promise<RunningBrowser> | undefined;

  async function open(origin: string): Promise<BrowserPage> {
    running ??= startBrowser(engine);
    const tab = await (await running).open(origin);
    watchRest(tab);
    return { ...tab, close: () => tab.close().catch(end) };
  }

  async function end(why: unknown) {
    console.warn(`The browser is ended and started anew: ${why}`);
    await close();
  }

  async function close() {
    const ended = running;
    running = undefined;
    await (await ended?.catch(() => undefined))?.close();
  }

  const openAgain = (origin: string, why: unknown) => end(why).then(() => open(origin));
  return { open: (origin) => open(origin).catch((why) => openAgain(origin, why)), close };
}

async function startBrowser(engine: Engine): Promise<RunningBrowser> {
  const found = findBrowser(engine);
  if (!found) throw new Error(`No ${engine} found; tests/support/ensureBrowsers.ts installs it.`);
  if (found.by === 'playwright') return startByPlaywright(engine);
  return engine === 'firefox' ? startFirefox(found.path) : startWebkit(found.path);
}
