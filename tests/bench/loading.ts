import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions } from '../support/browsers';
import { countWork, untilRest, workOf } from '../support/rest';
import { median } from './measure';
import { printTable } from './table';

const rounds = 5;
const path = '/lager/packliste';

declare global {
  interface Window {
    longest: number;
    shifted: number;
  }
}

const server = await preview({ preview: { port: 4177, strictPort: true } });
const browser = await chromium.launch(chromiumOptions());
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (let round = 0; round < rounds; round += 1) measured.push(await measure());
printTable(
  `Loading, typing and going on from ${path}, processor 4 times slower, medians of ${rounds} (npm run bench)`,
  [
    { what: 'largest task while loading, ms', goal: 50, measured: of('loading') },
    { what: 'largest task while typing, ms', goal: 50, measured: of('typing') },
    { what: 'layout shift', goal: 0, measured: of('shifted') },
    { what: 'from the press to a sister page, ms', goal: 100, measured: of('press') },
  ],
);
const times = { whole: [] as number[], still: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  times.whole.push(await largestPaint(false));
  times.still.push(await largestPaint(true));
}
const [whole, still] = [median(times.whole), median(times.still)];
printTable(
  `Largest contentful paint of ${path} on a slow line, medians of ${rounds} (npm run bench)`,
  [
    {
      'with script, ms': Math.round(whole),
      'without, ms': Math.round(still),
      goal: 1.15,
      times: Number((whole / still).toFixed(2)),
    },
  ],
);
await browser.close();
await server.close();

function of(figure: keyof (typeof measured)[number]): number {
  return Number(median(measured.map((round) => round[figure])).toFixed(3));
}

async function slowPhone() {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, devtools };
}

async function largestPaint(isStill: boolean): Promise<number> {
  const { context, page, devtools } = await slowPhone();
  if (isStill) await page.route('**/*.js', (route) => route.abort());
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await page.goto(`http://localhost:4177${path}`, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

async function measure() {
  const { context, page } = await slowPhone();
  await page.addInitScript(countWork);
  await page.addInitScript(watch);
  await page.goto(`http://localhost:4177${path}`);
  await untilRest(() => page.evaluate(workOf));
  const loading = await longestSince(page);
  await page.getByRole('button', { name: 'Eigener Punkt' }).click();
  await page.keyboard.type('Wanderstock', { delay: 100 });
  const typing = await longestSince(page);
  const press = await page.evaluate(goTo, '/lagerpakt');
  const shifted = await page.evaluate(() => window.shifted);
  await context.close();
  return { loading, typing, press, shifted };
}

function watch() {
  window.longest = 0;
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longest = Math.max(window.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (!Reflect.get(shift, 'hadRecentInput'))
        window.shifted += Number(Reflect.get(shift, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the duration in ms of the longest task since the last call. Browsers report only tasks of 50 ms or more. */
function longestSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { longest } = window;
    window.longest = 0;
    return longest;
  });
}

function goTo(sister: string): Promise<number> {
  const heading = document.querySelector('h1');
  const start = performance.now();
  document.querySelector<HTMLAnchorElement>(`.onward a[href$="${sister}"]`)?.click();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.contains(heading)) return;
      clearInterval(timer);
      resolve(performance.now() - start);
    });
  });
}
