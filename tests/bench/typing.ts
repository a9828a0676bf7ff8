import { openFolds } from '../support/openFolds';
import { openSite } from './openSite';

const people = 60;
const activities = 40;
const strokes = 100;
const { site, open, close } = await openSite();
const page = await open({ viewport: { width: 1400, height: 900 } });
await page.goto(`${site}lager/allgemeines-sicherheitskonzept`);
await page.waitForLoadState('networkidle');
await page.evaluate(openFolds);
const name = page.getByLabel('Lagername');
await page.getByRole('button', { name: 'Zeltlager' }).click();

/** Returns the time in ms from a change of the camp's name to the pages with this name. */
const toPaper = (typed: string) =>
  name.evaluate((input: HTMLInputElement, text) => {
    const pages = document.querySelector('iframe')?.contentDocument?.body as HTMLElement;
    const start = performance.now();
    input.select();
    document.execCommand('insertText', false, text);
    return new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (pages.textContent.includes(text)) resolve(performance.now() - start);
      }).observe(pages, { childList: true });
    });
  }, typed);

const times: number[] = [];
for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
  times.push(await toPaper(`Sola Z${letter}`));
  // A change soon after a change waits for the rest after a run (`afterPause`).
  await page.waitForTimeout(300);
}
const [median] = times.sort((a, b) => a - b).slice(times.length / 2);
console.log(`From a change after a pause to the paper: ${median?.toFixed(0)} ms (goal 120)`);
const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
for (let row = 1; row <= people; row += 1) {
  if (row > 1) await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await leaders.getByLabel('Pfadiname').last().fill(`Zora ${row}`);
}
for (let row = 1; row <= activities; row += 1) {
  if (row > 1) await page.getByRole('button', { name: 'Aktivität hinzufügen' }).click();
  await page.locator(`[name="activities.${row - 1}.name"]`).fill(`Ausflug ${row}`);
}

await page.getByLabel('Eine im Voraus bestimmte Person').check();
await page.getByLabel('Ein Notfallauto steht').check();

const paper = page.frameLocator('iframe[title^="Vorschau:"]');
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

async function scriptingMs(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

const last = leaders.getByLabel('Pfadiname').last();
// Each stroke is measured once the preview shows what was typed before.
const fields = [
  ['Lagername', name, last],
  ['Pfadiname, followed by three selects', last, name],
] as const;

const rows: Record<string, string | number>[] = [];
for (const [field, input, typedBefore] of fields) {
  await input.focus();
  const shown = paper.getByText(await typedBefore.inputValue());
  await shown.first().waitFor();
  const before = await scriptingMs();
  const waits = await page.evaluateHandle(() => {
    const times: number[] = [];
    addEventListener('keydown', ({ timeStamp }) => times.push(performance.now() - timeStamp), true);
    return times;
  });
  await page.keyboard.type('x'.repeat(strokes));
  const perStroke = ((await scriptingMs()) - before) / strokes;
  const waited = await waits.jsonValue();
  rows.push({
    field,
    goal: 16,
    'script, ms': Number(perStroke.toFixed(1)),
    'longest wait, ms': Math.round(Math.max(...waited)),
  });
}

console.log(`A key stroke with ${people} people and ${activities} activities`);
console.table(rows);
await close();
