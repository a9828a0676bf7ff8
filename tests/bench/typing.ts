import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions } from '../support/chromium';

// How much scripting a key stroke costs in the safety concept with 60 people and 40 activities.
const people = 60;
const activities = 40;
const strokes = 100;

const server = await preview({ preview: { port: 4175, strictPort: true } });
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
await page.goto('http://localhost:4175/lager/allgemeines-sicherheitskonzept');
await page.waitForLoadState('networkidle');

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

for (const [field, input] of [
  ['Lagername', page.getByLabel('Lagername')],
  ['Pfadiname of person 60, which three selects follow', leaders.getByLabel('Pfadiname').last()],
] as const) {
  await input.focus();
  const before = await scriptingMs();
  await page.keyboard.type('x'.repeat(strokes));
  const perStroke = ((await scriptingMs()) - before) / strokes;
  console.log(`${perStroke.toFixed(1)} ms of scripting per key stroke (goal: under 16): ${field}`);
}

await browser.close();
await server.close();
