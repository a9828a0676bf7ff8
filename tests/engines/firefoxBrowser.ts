import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import {
  type BrowserPage,
  changeValue,
  choose,
  emptyFolder,
  insist,
  leave,
  patience,
  type RunningBrowser,
  takeFile,
  tick,
  until,
  untilUsable,
} from './browserPage';
import { temporaryFolder } from './processes';

/** Starts a Firefox of the system by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const downloads = temporaryFolder();
  const browser = await launch({
    browser: 'firefox',
    timeout: patience,
    executablePath,
    env: { ...process.env, TZ: 'Europe/Zurich' },
    // As wide as the others': there the preview stands beside the form.
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads.path,
      'browser.download.alwaysOpenPanel': false,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
  return {
    async open(origin) {
      return pageOf(await browser.newPage(), origin, downloads.path);
    },
    async close() {
      await browser.close();
      downloads.remove();
    },
  };
}

function pageOf(page: Page, origin: string, downloads: string): BrowserPage {
  page.setDefaultTimeout(patience);
  page.on('dialog', (dialog) => dialog.accept());
  const named = (selector: string) => selector.replace(/^(?=\/\/)/, 'xpath/');

  function evaluate<Result, Argument>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    return page.evaluate(`(${work})(${JSON.stringify(argument)})`) as Promise<Result>;
  }

  async function act(
    selector: string,
    work: (element: Element, value: string) => void,
    value: string,
  ) {
    await untilUsable(selector, (script) => page.evaluate(script));
    const element = await page.$(named(selector));
    await element?.evaluate(work, value);
  }

  const go = (step: () => unknown) => leave(evaluate, step);
  // Puppeteer would wait for the scripts, too.
  const silently = (navigation: Promise<unknown>) => void navigation.catch(() => undefined);

  return {
    goto: (path) => go(() => silently(page.goto(origin + path))),
    reload: () => go(() => evaluate(() => void setTimeout(() => location.reload()))),
    goBack: () => go(() => evaluate(() => history.back())),
    async click(selector) {
      await untilUsable(selector, (script) => page.evaluate(script));
      await page.locator(named(selector)).click();
    },
    fill: (selector, text) => act(selector, changeValue, text),
    check: (selector) => act(selector, tick, ''),
    selectOption: (selector, label) => act(selector, choose, label),
    async setInputFiles(selector, path) {
      const field = await until(selector, async () => (await page.$(named(selector))) ?? undefined);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    evaluate,
    read: (look, argument) => insist(() => evaluate(look, argument)),
    savedFile: () => takeFile(downloads),
    async close() {
      await page.close();
      await emptyFolder(downloads);
    },
  };
}
