import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../support/browsers';

// Slow tests run only with `npm run test:long`.
const patient = process.env.LONG ? [] : [/@long/];

const port = Number(process.env.PORT ?? 4174);

// The address of a published site. Without the variable, the tests use the built site.
const published = process.env.SITE;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  // Three workers are enough work for two processors, because tests sometimes wait.
  workers: 3,
  forbidOnly: true,
  projects: [
    // Tests reuse a context, which Playwright empties between tests. A new context takes longer than most tests.
    { name: 'chromium', use: { reuseContext: true }, grepInvert: [/@clock/, ...patient] },
    { name: 'new context', use: { reuseContext: false }, grep: /@clock/, grepInvert: patient },
  ],
  // A slow machine fails no test. A test that waits for nothing ends once its pages are at rest (`site.ts`).
  timeout: 600_000,
  expect: { timeout: 0 },
  reporter: 'list',
  use: {
    baseURL: published ?? `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // No test can hold or break requests of a service worker. Only `offline.spec.ts` allows one.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
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
