import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../support/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:4174',
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: 'npx vite preview --port 4174 --strictPort',
    cwd: '../..',
    url: 'http://localhost:4174',
    reuseExistingServer: false,
  },
});
