import type { BrowserPage, RunningBrowser } from './browserPage';

/** A browser that is ended and started anew, and says so, when it cannot open or close a page. */
export function steadyBrowser(start: () => Promise<RunningBrowser>): RunningBrowser {
  let running: Promise<RunningBrowser> | undefined;

  async function open(origin: string): Promise<BrowserPage> {
    running ??= start();
    const tab = await (await running).open(origin);
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

  return {
    open: (origin) => open(origin).catch((why) => end(why).then(() => open(origin))),
    close,
  };
}
