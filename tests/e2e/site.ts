import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import {
  type BrowserContext,
  test as base,
  type Download,
  expect,
  type Locator,
  type Page,
  type Request,
  type TestInfo,
} from '@playwright/test';
import { chunkFile } from '../bench/site';
import { expectEventually } from '../support/eventually';
import { held } from '../support/held';
import { openFolds } from '../support/openFolds';
import { textsOf } from '../support/readDocx';
import { countWork, restOf, stretchLongTimers, type Work, workOf } from '../support/rest';

const ofTheTests = [
  // The configuration blocks service workers, but an idle page tries to register one.
  /Service Worker registration blocked by Playwright/,
  // Playwright adds the scripts of a test to every frame. The frame of the preview may run no script.
  /^Blocked script execution in .* frame is sandboxed/,
  // React preloads style sheets. On a busy machine, the page uses a preloaded style sheet late.
  /was preloaded using link preload but not used within a few seconds/,
];

/** The variables of the build. The environment overrides the file `.env`. */
export const env = { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env };

export const missingFiles =
  /^Failed to load resource: (the server responded with a status of 404|net::ERR_(CONNECTION_RESET|FAILED|INTERNET_DISCONNECTED))|^Unreachable: (template|program) unreachable/;

/** Tests that set the clock need a new context: Playwright 1.65 leaves the script of the clock in the context. */
export const clock = { tag: '@clock' };

/** The tag of tests that also run on a published site. */
export const live = { tag: '@live' };

export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

type Options = {
  noise: RegExp | undefined;
  /** True when the page may do its idle work: load the engine, the preview and the next pages. */
  idleWork: boolean;
};

/** A test that fails when one of its pages writes a warning or an error to its console. */
export const test = base.extend<Options & { quietConsole: undefined; restWatched: undefined }>({
  noise: [undefined, { option: true }],
  idleWork: [false, { option: true }],
  context: async ({ context, idleWork }, use) => {
    await context.addInitScript(stretchLongTimers);
    await context.addInitScript(countWork);
    // Most tests stop idle work, because a test then does not have to wait for it.
    if (!idleWork) await context.addInitScript(stopIdleWork);
    await use(context);
  },
  quietConsole: [
    async ({ context, noise }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (!['warning', 'error'].includes(message.type())) return;
        if (!ofTheTests.some((one) => one.test(message.text()))) said.push(message.text());
      });
      context.on('weberror', (error) => said.push(String(error.error())));
      await use(undefined);
      for (const event of ['console', 'weberror']) await context.removeAllListeners(event);
      expect(said.filter((text) => !noise?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  restWatched: [
    async ({ context }, use, testInfo) => {
      const ending = new AbortController();
      const watching = watchRest(context, testInfo, ending.signal);
      await use(undefined);
      ending.abort();
      await watching;
    },
    { auto: true },
  ],
});

function stopIdleWork() {
  window.requestIdleCallback = () => 0;
}

let isAtRest = false;

/** Ends a test that still waits while its pages are at rest, because nothing will happen any more. */
async function watchRest(context: BrowserContext, testInfo: TestInfo, signal: AbortSignal) {
  isAtRest = false;
  const began = performance.now();
  let before = performance.eventLoopUtilization();
  const isFinal = restOf(async () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    // A test that uses the processor is not waiting.
    return utilization < 0.7 ? workOfAll(context) : undefined;
  });
  // A test without a limit is being debugged and is not ended.
  while (!signal.aborted && testInfo.timeout > 0) {
    await pause(100, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || !(await isFinal())) continue;
    isAtRest = true;
    // Playwright ends the test one second later and reports what the test waits for. Within this second, `eventually`
    // throws its own error.
    testInfo.setTimeout(Math.round(performance.now() - began) + 1_000);
    return;
  }
}

async function workOfAll(context: BrowserContext): Promise<Work | undefined> {
  const pages = await Promise.all(
    context.pages().map((page) => page.evaluate(workOf).catch(() => undefined)),
  );
  const sum = (of: keyof Work) => pages.reduce((all, work) => all + (work?.[of] ?? Number.NaN), 0);
  return { underWay: sum('underWay'), happened: sum('happened') };
}

export function eventually<Answer>(answer: () => Answer | Promise<Answer>, message?: string) {
  return expectEventually(answer, message, () => () => isAtRest);
}

/** Opens a page and waits until the page is hydrated. Until then, controls that need the script are disabled. */
export async function openPage(page: Page, address: string) {
  // The address is relative, because a published site may be in a folder of its host.
  const response = await page.goto(address.replace(/^\//, './'));
  await isReady(page);
  return response;
}

export async function isReady(page: Page) {
  await expect(page.locator('button:disabled, input:disabled')).toHaveCount(0);
}

/** Waits until the page has painted and has an answer from the server: earlier work is done by then. */
export async function isSettled(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await fetch(location.href, { cache: 'no-store' });
  });
}

export const scriptOf = (chunk: string) => `**/${chunkFile(chunk)}`;

/** Returns the path of a requested file in the built site, for example `assets/index-12345678.js`. */
export const fileOf = (request: Request) => new URL(request.url()).pathname.slice(1);

/** Collects the scripts that the page or its worker imports from now on. Scripts that are only fetched are left out. */
export function scriptsImportedBy(page: Page): ReadonlySet<string> {
  const imported = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') imported.add(fileOf(request));
  });
  return imported;
}

export async function hold(page: Page, requests: string): Promise<() => Promise<void>> {
  const [holding, letGo] = held(undefined);
  await page.route(requests, async (route) => {
    await holding;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

export function downloadsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}

export function press(page: Page, name: string | RegExp = 'Dokument generieren') {
  return downloadBy(page, page.getByRole('button', { name }));
}

/** Presses twice at one point. A driver may press the second time after the pause of `PausingButton`. */
export function pressTwice(pressed: Locator) {
  return pressed.evaluate(async (first: HTMLElement) => {
    const { x, y, width, height } = first.getBoundingClientRect();
    first.click();
    await new Promise((resolve) => setTimeout(resolve));
    const second = document.elementFromPoint(x + width / 2, y + height / 2);
    if (second instanceof HTMLElement) second.click();
  });
}

/** Pastes into a field. Returns true when the page leaves the pasting to the browser. */
export function paste(field: Locator, text: string): Promise<boolean> {
  return field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = { clipboardData, bubbles: true, cancelable: true };
    return element.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

/** Returns the texts of the document that a button saves, without empty paragraphs. */
export async function printedBy(page: Page, name?: string | RegExp): Promise<string[]> {
  return textsOf((await press(page, name)).bytes).filter(Boolean);
}

export async function downloadBy(page: Page, pressed: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return saved(download);
}

export async function saved(download: Download) {
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}

export async function openConcept(page: Page) {
  await openPage(page, '/lager/allgemeines-sicherheitskonzept');
  await page.evaluate(openFolds);
}

export async function addPoint(page: Page, place: string, text: string) {
  await page.evaluate(openFolds);
  const beside = page.getByRole('button', { name: `Eigener Punkt zu «${place}»`, exact: true });
  if (await beside.count()) await beside.click();
  else {
    await page.getByRole('button', { name: 'Eigener Punkt', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: place, exact: true }).click();
  }
  await page.keyboard.type(text);
}

export async function openFile(page: Page, name: string, content: string | Uint8Array) {
  await page
    .getByLabel('Datei', { exact: true })
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** Opens a page by the links of the start page. Without a name, opens the start page. */
export async function goTo(page: Page, name = '') {
  const title = page.locator('h1');
  if (new URL(page.url()).pathname !== '/') {
    await page.getByRole('link', { name: 'Lagerkiste' }).first().click();
  }
  // The start page must be shown first, because another page may also have a link with the name.
  await expect(title).toHaveText('Lagerkiste');
  if (!name) return;
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(title).toHaveText(name);
}

/** The checkboxes of points, without those of options. */
export const pointBoxes = (page: Page) => page.locator('[name="ticked"]');

export const noticeOf = (page: Page) => page.locator('.input-notice');

export const paperOf = (page: Page) => page.frameLocator('iframe[title^="Vorschau:"]');

/** Chooses a custom template on the page of a generator, and waits until the page shows the text `said`. */
export async function chooseTemplate(
  page: Page,
  name: string,
  bytes: Uint8Array,
  said = `«${name}» ist aktiv.`,
) {
  const field = page.getByLabel('Eigene Vorlage verwenden');
  const closed = page.locator('.template:not([open]) > summary');
  if (await closed.count()) await closed.click();
  await field.setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(bytes),
  });
  await expect(page.getByText(said)).toBeVisible();
}

/** Returns a row of the safety concept by the name that the row has while it is empty, for example `Coach 2`. */
export function row(page: Page, fallback: string) {
  const [, rowName = '', number] = /^(.*) (\d+)$/.exec(fallback) ?? [];
  const add = page.getByRole('button', { name: `${rowName} hinzufügen`, exact: true });
  return page
    .locator('fieldset.rows')
    .filter({ has: add })
    .locator('.row')
    .nth(Number(number) - 1);
}

export function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}
