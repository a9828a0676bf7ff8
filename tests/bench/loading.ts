import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions } from '../support/chromium';
import { median } from './measure';
import { printTable } from './table';

// What a checklist costs while it loads and while somebody types, and how soon a sister page shows, with
// a processor 4 times slower; the last also as it is.
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
    { what: 'from the press to a sister page, ms', goal: 100, measured: of('slowPress') },
    { what: 'the same at full speed, ms', goal: 100, measured: of('press') },
  ],
);
await browser.close();
await server.close();

function of(figure: keyof (typeof measured)[number]): number {
  return Number(median(measured.map((round) => round[figure])).toFixed(3));
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(`http://localhost:4177${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3000);
  const loading = await longestSince(page);
  await page.getByRole('button', { name: 'Eigener Punkt zu «Kleider»' }).click();
  await page.keyboard.type('Wanderstock', { delay: 100 });
  const typing = await longestSince(page);
  const slowPress = await page.evaluate(goTo, '/lagerpakt');
  await page.waitForTimeout(3000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const press = await page.evaluate(goTo, '/packliste');
  const shifted = await page.evaluate(() => window.shifted);
  await context.close();
  return { loading, typing, slowPress, press, shifted };
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

/** The longest task since it was asked last; what is under 50 ms the browser does not tell. */
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
