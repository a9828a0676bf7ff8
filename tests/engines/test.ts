import { test as base, expect } from '@playwright/test';
import type { Engine } from '../support/browsers';
import type { BrowserPage, RunningBrowser } from './browserPage';
import { type SiteServer, serveSite } from './siteServer';
import { startBrowser } from './startBrowser';

type Fixtures = { tab: BrowserPage; noise: RegExp[]; site: SiteServer };
type Options = { engine: Engine; browserOfEngine: RunningBrowser; server: SiteServer };

/** A test in the engine of its project. It fails for whatever the page complains of on its console. */
export const test = base.extend<Fixtures, Options>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const running = await startBrowser(engine);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures there
    async ({}, use) => {
      const server = await serveSite();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  noise: [[], { option: true }],
  site: async ({ server }, use) => {
    server.reset();
    await use(server);
    server.reset();
  },
  tab: async ({ browserOfEngine, site, noise }, use) => {
    const tab = await browserOfEngine.open(site.origin);
    await use(tab);
    await tab.close();
    const complaints = site.complaints.filter((one) => !noise.some((known) => known.test(one)));
    expect(complaints).toEqual([]);
  },
});

export { expect };
