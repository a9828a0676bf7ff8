import { test as base, expect } from '@playwright/test';
import type { Engine } from '../support/browsers';
import { expectEventually } from '../support/eventually';
import { type BrowserPage, type RunningBrowser, startWaiting } from './browserPage';
import { type SiteServer, serveSite } from './siteServer';
import { steadyBrowser } from './steadyBrowser';

type Fixtures = { tab: BrowserPage; site: SiteServer };
type Options = { engine: Engine; browserOfEngine: RunningBrowser; server: SiteServer };

/** A test in the engine of its project. The test fails for each complaint of the page. */
export const test = base.extend<Fixtures, Options>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const running = steadyBrowser(engine);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the parameter
    async ({}, use) => {
      const server = await serveSite();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => {
    server.reset();
    await use(server);
    server.reset();
  },
  tab: async ({ browserOfEngine, site }, use) => {
    const tab = await browserOfEngine.open(site.origin);
    await use(tab);
    await tab.close();
    expect(site.complaints).toEqual([]);
  },
});

export { expect };

export function eventually<Answer>(answer: () => Answer | Promise<Answer>, message?: string) {
  return expectEventually(answer, message, startWaiting);
}
