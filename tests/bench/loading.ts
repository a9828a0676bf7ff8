import { countWork, untilRest, workOf } from '../support/rest';
import { median } from './measure';
import { longestTask, openSite, storeTasks } from './openSite';

const path = 'lager/packliste';
const { site, open, close } = await openSite();
const rounds = Array.from({ length: 5 });
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const _ of rounds) measured.push(await measure());
const of = (figure: keyof (typeof measured)[number]) =>
  Number(median(measured.map((round) => round[figure])).toFixed(3));
console.log(`Loading, typing and going on from ${path}, processor 4 times slower, medians`);
console.table([
  { what: 'largest task while loading, ms', goal: 50, measured: of('loading') },
  { what: 'largest task while typing, ms', goal: 50, measured: of('typing') },
  { what: 'layout shift', goal: 0, measured: of('shifted') },
  { what: 'from the press to a sister page, ms', goal: 100, measured: of('press') },
]);
const [paints, paintsWithoutScript]: [number[], number[]] = [[], []];
for (const _ of rounds) {
  paints.push(await largestPaint(false));
  paintsWithoutScript.push(await largestPaint(true));
}
const [whole, still] = [median(paints), median(paintsWithoutScript)];
const times = Number((whole / still).toFixed(2));
console.log(`Largest contentful paint of ${path} on a slow line, medians`);
console.table([
  { 'with script, ms': Math.round(whole), 'without, ms': Math.round(still), goal: 1.15, times },
]);
await close();

async function slowPhone() {
  const page = await open({ viewport: { width: 390, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
}

async function largestPaint(isStill: boolean): Promise<number> {
  const { page, devtools } = await slowPhone();
  if (isStill) await page.route('**/*.js', (route) => route.abort());
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(keptEntries, 'largest-contentful-paint');
  await page.context().close();
  return paints.at(-1)?.startTime ?? Number.NaN;
}

async function measure() {
  const { page } = await slowPhone();
  await page.addInitScript(countWork);
  await page.addInitScript(storeTasks);
  await page.goto(site + path);
  await untilRest(() => page.evaluate(workOf));
  const loading = await longestTask(page);
  const began = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Eigener Punkt' }).click();
  await page.keyboard.type('Wanderstock', { delay: 100 });
  const typing = await longestTask(page, began);
  const press = await page.evaluate(goTo, '/lagerpakt');
  const shifts = await page.evaluate(keptEntries, 'layout-shift');
  const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  const shifted = unasked.reduce((sum, { value }) => sum + value, 0);
  await page.context().close();
  return { loading, typing, press, shifted };
}

type Entry = { startTime: number; value: number; hadRecentInput: boolean };

/** Returns the entries of a type that the browser has kept. Long tasks are not kept. Runs in the page. */
function keptEntries(type: string): Entry[] {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  return observer.takeRecords().map((entry) => entry.toJSON());
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
