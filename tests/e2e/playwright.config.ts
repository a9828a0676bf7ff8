import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';

const executablePath = findChromium();

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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx vite preview --port 4174 --strictPort',
    cwd: '../..',
    url: 'http://localhost:4174',
    reuseExistingServer: false,
  },
});
