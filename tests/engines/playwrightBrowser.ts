import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { chromiumOptions, type Engine, playwrightTypes } from '../support/browsers';
import { type BrowserPage, insist, type RunningBrowser, until, untilUsable } from './browserPage';

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
  const usable = (selector: string) => untilUsable(selector, (script) => page.evaluate(script));
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
    async click(selector) {
      await usable(selector);
      await page.click(selector);
    },
    async fill(selector, text) {
      await usable(selector);
      await page.fill(selector, text);
    },
    async check(selector) {
      await usable(selector);
      await page.check(selector);
    },
    async selectOption(selector, label) {
      await usable(selector);
      await page.selectOption(selector, { label });
    },
    async setInputFiles(selector, path) {
      const field = await until(selector, async () => (await page.$(selector)) ?? undefined);
      await field.setInputFiles(path);
    },
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
