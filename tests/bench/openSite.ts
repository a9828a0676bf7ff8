import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions } from '../support/browsers';

/** Serves the built site on a free port. `site` is its address, `open` opens a page in a new context of Chromium. */
export async function openSite() {
  const server = await preview({ preview: { port: 0 } });
  const browser = await chromium.launch(chromiumOptions());
  async function open(options?: BrowserContextOptions) {
    const context = await browser.newContext(options);
    // `tsx` adds calls of `__name` to functions with inner functions, also to those that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    return context.newPage();
  }
  async function close() {
    await browser.close();
    await server.close();
  }
  return { site: server.resolvedUrls?.local[0] ?? '', open, close };
}

/** Stores the long tasks of a page from now on. Browsers report only tasks of 50 ms or more. Runs in the page. */
export function storeTasks() {
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
}

/** Returns the duration in ms of the longest task that began after a time of the page. */
export function longestTask(page: Page, after = 0): Promise<number> {
  return page.evaluate((time) => {
    const tasks: PerformanceEntry[] = Reflect.get(window, 'tasks');
    const later = tasks.filter(({ startTime }) => startTime >= time);
    return Math.max(0, ...later.map(({ duration }) => duration));
  }, after);
}
