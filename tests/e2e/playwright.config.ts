import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../support/browsers';

// What needs patience is for `npm run test:long`.
const patient = process.env.LONG ? [] : [/@long/];

const port = Number(process.env.PORT ?? 4174);

// A site that is published, else what was built.
const published = process.env.SITE;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than two processors: tests wait at times.
  workers: 3,
  forbidOnly: true,
  projects: [
    // A context is emptied between tests; a new one costs more than most of them do.
    { name: 'chromium', use: { reuseContext: true }, grepInvert: [/@clock/, ...patient] },
    { name: 'new context', use: { reuseContext: false }, grep: /@clock/, grepInvert: patient },
  ],
  // No test fails because a machine is slow: one that waits in vain is ended when its pages are at rest (site.ts).
  timeout: 600_000,
  expect: { timeout: 0 },
  reporter: 'list',
  use: {
    baseURL: published ?? `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // What a service worker fetches, no test could hold back or break; offline.spec allows it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
  ...(!published && {
    webServer: {
      command: `npx vite preview --port ${port} --strictPort`,
      cwd: '../..',
      url: `http://localhost:${port}`,
      timeout: 600_000,
      reuseExistingServer: false,
    },
  }),
});
