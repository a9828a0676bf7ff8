import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../support/chromium';

const port = Number(process.env.PORT ?? 4174);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What needs patience is for `npm run test:long`.
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // Emptied in between; a new one costs more than most tests do.
    reuseContext: true,
    // What a service worker fetches, no test could hold back or break; offline.spec allows it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
