import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import type { BrowserContext, Page, TestInfo, ViewportSize } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { chunkFile } from '../bench/site';
import { expectEventually } from '../support/eventually';
import { held } from '../support/held';
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

/** The tag of tests whose pages do their idle work. */
export const idle = { tag: '@idle' };

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
  context: async ({ context, idleWork }, use, { tags }) => {
    await context.addInitScript(stretchLongTimers);
    await context.addInitScript(countWork);
    // Most tests stop idle work, because a test then does not have to wait for it.
    if (!idleWork && !tags.includes(idle.tag)) await context.addInitScript(stopIdleWork);
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
    // Playwright ends the test one second later. Within this second, `eventually` throws its own error.
    testInfo.setTimeout(Math.round(performance.now() - began) + 1_000);
    return;
  }
}

async function workOfAll(context: BrowserContext): Promise<Work | undefined> {
  const pages = await Promise.all(
    context.pages().map((page) => page.evaluate(workOf).catch(() => undefined)),
  );
  // A test that opens its pages in a context of its own is not watched.
  if (pages.length === 0) return;
  const sum = (of: keyof Work) => pages.reduce((all, work) => all + (work?.[of] ?? Number.NaN), 0);
  return { underWay: sum('underWay'), happened: sum('happened') };
}

export function eventually<Answer>(answer: () => Answer | Promise<Answer>, message?: string) {
  return expectEventually(answer, message, () => () => isAtRest);
}

/** Opens a page and waits until the page is hydrated. Until then, controls that need the script are disabled. */
export async function openPage(page: Page, address: string, size?: ViewportSize) {
  if (size) await page.setViewportSize(size);
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
