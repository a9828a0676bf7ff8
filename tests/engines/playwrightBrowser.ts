import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { chromiumOptions, type Engine, playwrightTypes } from '../support/browsers';
import { type BrowserPage, insist, type RunningBrowser, until } from './browserPage';

export async function startByPlaywright(engine: Engine): Promise<RunningBrowser> {
  const options = engine === 'chromium' ? chromiumOptions() : {};
  const browser = await playwrightTypes[engine].launch(options);
  return {
    async open(origin) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'de-CH',
        timezoneId: 'Europe/Zurich',
      });
      return pageOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function pageOf(page: Page): BrowserPage {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  page.on('dialog', (dialog) => dialog.accept());
  const evaluate = <Result, Argument>(work: (argument: Argument) => Result, argument?: Argument) =>
    page.evaluate(`(${work})(${JSON.stringify(argument)})`) as Promise<Result>;
  const parsed = () => page.waitForFunction(() => document.readyState !== 'loading');

  return {
    async goto(path) {
      await page.goto(path, { waitUntil: 'commit' });
      await parsed();
    },
    async reload() {
      await page.reload({ waitUntil: 'commit' });
      await parsed();
    },
    async goBack() {
      await page.goBack({ waitUntil: 'commit' });
    },
    click: (selector) => page.click(selector),
    fill: (selector, text) => page.fill(selector, text),
    check: (selector) => page.check(selector),
    async selectOption(selector, label) {
      await page.selectOption(selector, { label });
    },
    setInputFiles: (selector, path) => page.setInputFiles(selector, path),
    evaluate,
    read: (look, argument) => insist(() => evaluate(look, argument)),
    async savedFile() {
      const download = await until('a file is saved', async () => downloads.shift());
      const bytes = new Uint8Array(await readFile(await download.path()));
      return { name: download.suggestedFilename(), bytes };
    },
    close: () => page.context().close(),
  };
}
