import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions } from '../support/browsers';
import { openFolds } from '../support/openFolds';
import { median } from './measure';
import { printTable } from './table';

// How much scripting a key stroke costs in the safety concept with 60 people and 40 activities, and how
// long it waits until the page has time for it.
const people = 60;
const activities = 40;
const strokes = 100;

const server = await preview({ preview: { port: 4175, strictPort: true } });
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
await page.goto('http://localhost:4175/lager/allgemeines-sicherheitskonzept');
await page.waitForLoadState('networkidle');
await page.evaluate(openFolds);

const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
for (let row = 1; row <= people; row += 1) {
  if (row > 1) await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await leaders.getByLabel('Pfadiname').last().fill(`Zora ${row}`);
}
for (let row = 1; row < activities; row += 1) {
  await page.getByRole('button', { name: 'Aktivität hinzufügen' }).click();
}

await page.getByLabel('Eine im Voraus bestimmte Person').check();
await page.getByLabel('Ein Notfallauto steht').check();

const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

async function scriptingMs(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

const fields = [
  ['Lagername', page.getByLabel('Lagername')],
  ['Pfadiname, followed by three selects', leaders.getByLabel('Pfadiname').last()],
] as const;

const rows: Record<string, string | number>[] = [];
for (const [screen, width, pause] of [
  ['without preview', 1000, 0],
  ['with preview, as fast as it goes', 1400, 0],
  ['with preview, five keys a second', 1400, 200],
] as const) {
  await page.setViewportSize({ width, height: 900 });
  for (const [field, input] of fields) {
    await input.focus();
    await page.waitForTimeout(3000);
    const before = await scriptingMs();
    const waits = await page.evaluateHandle(() => {
      const measured: number[] = [];
      addEventListener(
        'keydown',
        ({ timeStamp }) => measured.push(performance.now() - timeStamp),
        true,
      );
      return measured;
    });
    await page.keyboard.type('x'.repeat(strokes), { delay: pause });
    const perStroke = ((await scriptingMs()) - before) / strokes;
    const waited = await waits.jsonValue();
    rows.push({
      field,
      screen,
      goal: 16,
      'script, ms': Number(perStroke.toFixed(1)),
      'longest wait, ms': Math.round(Math.max(...waited)),
    });
  }
}

printTable(
  `A key stroke in the safety concept with ${people} people and ${activities} activities (npm run bench)`,
  rows,
);
const delays: number[] = [];
for (let turn = 0; turn < 20; turn += 1) {
  delays.push(await page.evaluate(untilOnPaper, `Sommerlager ${turn}`));
  await page.waitForTimeout(300);
}
printTable('From a change of the same form to the paper, median of 20 (npm run bench)', [
  { what: 'with the pause of 80 ms and more, ms', goal: 150, measured: Math.round(median(delays)) },
]);
await browser.close();
await server.close();

/** How many milliseconds pass until the paper shows another name of the camp. */
async function untilOnPaper(name: string): Promise<number> {
  const paper = document.querySelector('iframe')?.contentDocument?.body;
  const field = document.querySelector<HTMLInputElement>('[name="campName"]');
  if (!paper || !field) throw new Error('no preview');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, name);
  const start = performance.now();
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!paper.querySelector('h1, p')?.textContent?.includes(name)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(paper, { childList: true, subtree: true, characterData: true });
  });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await shown;
  return performance.now() - start;
}
