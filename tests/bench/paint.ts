import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions } from '../support/chromium';
import { median } from './measure';
import { printTable } from './table';

// When the largest thing of a checklist is painted on a slow line, beside the same page without its
// script: 1.6 Mbit/s, 150 ms, a processor 4 times slower.
const rounds = 5;
const path = '/lager/packliste';

const server = await preview({ preview: { port: 4176, strictPort: true } });
const browser = await chromium.launch(chromiumOptions());
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

async function largestPaint(isStill: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  if (isStill) await page.route('**/*.js', (route) => route.abort());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`http://localhost:4176${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
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
