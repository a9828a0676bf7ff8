import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElementHandle, launch } from 'puppeteer-core';
import { emptyFolder, pageOf, patience, type RunningBrowser, takeFile } from './browserPage';

/** Starts a Firefox of the system. WebDriver BiDi drives the browser. */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const downloads = mkdtempSync(join(tmpdir(), 'lagerkiste-'));
  const browser = await launch({
    browser: 'firefox',
    timeout: patience,
    executablePath,
    env: { ...process.env, TZ: 'Europe/Zurich' },
    // The window is as wide as the windows of the other engines. At this width, the preview is beside the form.
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
  return {
    async open(origin) {
      const page = await browser.newPage();
      page.setDefaultTimeout(patience);
      page.on('dialog', (dialog) => dialog.accept());
      return pageOf(origin, {
        // The result of `goto` is not awaited, because Puppeteer would also wait for the scripts.
        load: (address) => void page.goto(address).catch(() => undefined),
        run: (expression) => page.evaluate(expression),
        async press(selector) {
          await page.locator(selector.replace(/^(?=\/\/)/, 'xpath/')).click();
          return true;
        },
        async setFile(selector, path) {
          const field = await page.$(selector);
          await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
        },
        savedFile: () => takeFile(downloads),
        async close() {
          await page.close();
          await emptyFolder(downloads);
        },
      });
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}
