import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { chromiumOptions, type Engine, playwrightTypes } from '../support/browsers';
import { pageOf, type RunningBrowser, until } from './browserPage';

export async function startByPlaywright(engine: Engine): Promise<RunningBrowser> {
  const options = engine === 'chromium' ? chromiumOptions() : {};
  const browser = await playwrightTypes[engine].launch(options);
  return {
    async open(origin) {
      const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich' });
      const page = await context.newPage();
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      page.on('dialog', (dialog) => dialog.accept());
      return pageOf(origin, {
        load: (address) => void page.goto(address, { waitUntil: 'commit' }).catch(() => undefined),
        run: (expression) => page.evaluate(expression),
        async press(selector) {
          await page.click(selector);
          return true;
        },
        setFile: (selector, path) => page.setInputFiles(selector, path),
        async savedFile() {
          const download = await until('a file is saved', async () => downloads.shift());
          return new Uint8Array(await readFile(await download.path()));
        },
        close: () => context.close(),
      });
    },
    close: () => browser.close(),
  };
}
