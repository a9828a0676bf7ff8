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
  // As the configuration has it: a page tries once it is idle.
  /Service Worker registration blocked by Playwright/,
  // Playwright writes the scripts of a test into every frame, also into the preview's, which runs none.
  /^Blocked script execution in .* frame is sandboxed/,
  // A style sheet that React asks for ahead is late on a busy machine.
  /was preloaded using link preload but not used within a few seconds/,
];

/** What the site was built with: from the environment, else from `.env`. */
export const env = { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env };

/** What the console says of files that cannot be had. */
export const missingFiles =
  /^Failed to load resource: (the server responded with a status of 404|net::ERR_(CONNECTION_RESET|FAILED|INTERNET_DISCONNECTED))|^Unreachable: (template|program) unreachable/;

/** Of a test that sets the clock: what Playwright 1.65 puts into a context for it stays in there. */
export const clock = { tag: '@clock' };

/** Of a test that a published site passes, too. */
export const live = { tag: '@live' };

/** From here on, only what is run counts; the machine's own seconds do not. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

type Options = {
  /** What the page may write to its console. */
  noise: RegExp | undefined;
  /** Whether the page does what it does while it is idle: engine, preview, what comes next. */
  idleWork: boolean;
};

/** A test that fails for whatever the page writes to its console as a warning or an error. */
export const test = base.extend<Options & { quietConsole: undefined; restWatched: undefined }>({
  noise: [undefined, { option: true }],
  idleWork: [false, { option: true }],
  context: async ({ context, idleWork, permissions }, use) => {
    // A reused context has only the permissions that its first test asked for, until they are cleared below.
    if (permissions) await context.grantPermissions(permissions);
    await context.addInitScript(stretchLongTimers);
    await context.addInitScript(countWork);
    // Nobody waits for what never begins.
    if (!idleWork) await context.addInitScript(stopIdleWork);
    await use(context);
    // What Playwright leaves as it is for the next test.
    await context.clearPermissions();
  },
  quietConsole: [
    async ({ page, noise }, use) => {
      const said = complaintsOf(page);
      await use(undefined);
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

/** Ends a test that waits while its pages are at rest: what it waits for does not come. */
async function watchRest(context: BrowserContext, testInfo: TestInfo, signal: AbortSignal) {
  isAtRest = false;
  const began = performance.now();
  let before = performance.eventLoopUtilization();
  const isFinal = restOf(async () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    // A test that reckons does not wait.
    return utilization < 0.7 ? workOfAll(context) : undefined;
  });
  // While somebody debugs, a test has no limit.
  while (!signal.aborted && testInfo.timeout > 0) {
    await pause(100, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || !(await isFinal())) continue;
    isAtRest = true;
    // Then Playwright says what is waited for; `eventually` says it itself before.
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

/** Expects what is asked for to become the expected one, for as long as the pages have something under way. */
export function eventually<Answer>(answer: () => Answer | Promise<Answer>, message?: string) {
  return expectEventually(answer, message, () => () => isAtRest);
}

/** Opens a page and waits for its script: until it is there, what needs it is disabled. */
export async function openPage(page: Page, address: string) {
  // A published site may lie in a folder of its host.
  const response = await page.goto(address.replace(/^\//, './'));
  await isReady(page);
  return response;
}

export async function isReady(page: Page) {
  await expect(page.locator('button:disabled, input:disabled')).toHaveCount(0);
}

/** Waits until what the page has begun is done: it has painted, and a request made now is answered. */
export async function isSettled(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await fetch(location.href, { cache: 'no-store' });
  });
}

/** The requests for a chunk of the program, e.g. `engine`. */
export const scriptOf = (chunk: string) => `**/${chunkFile(chunk)}`;

/** As the build names it, e.g. `assets/index-12345678.js`. */
export const fileOf = (request: Request) => new URL(request.url()).pathname.slice(1);

/** The scripts that the page or its worker has imported, not only fetched, from now on. */
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

/** What the page writes to its console as a warning or an error from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    if (!ofTheTests.some((one) => one.test(message.text()))) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Presses the generating button, or another one, and returns the file that was saved. */
export function press(page: Page, name: string | RegExp = 'Dokument generieren') {
  return downloadBy(page, page.getByRole('button', { name }));
}

/**
 * As a double-click of a browser that counts none: the second press hits what has come there by then.
 * A driver's second press may come after the pause that makes two presses one.
 */
export function pressTwice(pressed: Locator) {
  return pressed.evaluate(async (first: HTMLElement) => {
    const { x, y, width, height } = first.getBoundingClientRect();
    first.click();
    await new Promise((resolve) => setTimeout(resolve));
    const second = document.elementFromPoint(x + width / 2, y + height / 2);
    if (second instanceof HTMLElement) second.click();
  });
}

/** Pastes a text into a field; says whether the browser would, because nobody stops it. */
export function paste(field: Locator, text: string): Promise<boolean> {
  return field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = { clipboardData, bubbles: true, cancelable: true };
    return element.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

/** What the document says that a press makes, line by line. */
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

/** Adds an own point to a place, and opens the group around it. */
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

/** Goes to a page by the links of the start page; without a name, to that. */
export async function goTo(page: Page, name = '') {
  const title = page.locator('h1');
  if (new URL(page.url()).pathname !== '/') {
    await page.getByRole('link', { name: 'Lagerkiste' }).first().click();
  }
  // A sister page has a link of the same name, and boxes of its own.
  await expect(title).toHaveText('Lagerkiste');
  if (!name) return;
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(title).toHaveText(name);
}

export const noticeOf = (page: Page) => page.locator('.input-notice');

export const paperOf = (page: Page) => page.frameLocator('iframe[title^="Vorschau:"]');

/** Chooses a template of one's own on the page of a generator, and waits until that is said of it. */
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

/** A row of the safety concept by what it is called while it has no name, e.g. `Coach 2`. */
export function row(page: Page, fallback: string) {
  const [, rowName = '', number] = /^(.*) (\d+)$/.exec(fallback) ?? [];
  const add = page.getByRole('button', { name: `${rowName} hinzufügen`, exact: true });
  return page
    .locator('fieldset.rows')
    .filter({ has: add })
    .locator('.row')
    .nth(Number(number) - 1);
}

export function remover(page: Page, fallback: string) {
  return row(page, fallback).getByRole('button', { name: /entfernen$/ });
}

/** Whether the browser would ask before the page is closed or loaded anew. */
export function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** What the policy of the page refuses from now on. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'tellViolation')(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}
