import { expect } from '@playwright/test';
import { looks } from '../../src/generators/camp';
import { type RunningBrowser, startWaiting } from '../engines/browserPage';
import { isReady } from '../engines/pageStates';
import { serveSite } from '../engines/siteServer';
import { steadyBrowser } from '../engines/steadyBrowser';
import { chosenEngines, type Engine } from '../support/browsers';
import { repeat } from '../support/eventually';
import * as paper from '../support/paper';
import { printTable } from './table';

// LibreOffice has counted the pages in the look of the originals.
if (process.argv.includes('--table')) await import('./paperTable');

const starts = paper.paperStarts();
const documents = (await paper.paperDocuments()).filter(({ name }) =>
  /(typisch|alles)$/.test(name),
);
const server = await serveSite();
const rows: Record<string, string | number>[] = [];
for (const engine of chosenEngines()) {
  for (const look of ['', ...looks.map(({ slug }) => slug)]) rows.push(await measure(engine, look));
}
await server.close();
printTable('Pages of the preview beside those of LibreOffice (npm run pages)', rows);

async function measure(engine: Engine, look: string) {
  const browser = steadyBrowser(engine);
  const others: string[] = [];
  for (const one of documents) {
    const { camp } = one.input as { camp?: object };
    const tab = await opened(browser, { ...one, input: { ...one.input, camp: { ...camp, look } } });
    const wanted = String(starts[one.name]?.length ?? 0);
    const counted = async () => String((await tab.read(paper.shownPages)).length);
    const pages = await settled(counted, wanted);
    if (pages !== wanted) others.push(`${one.name} ${wanted} → ${pages}`);
    await tab.close();
  }
  await browser.close();
  return { engine, look, 'as many': documents.length - others.length, others: others.join(', ') };
}

async function opened(browser: RunningBrowser, one: paper.PaperDocument) {
  const tab = await browser.open(server.origin);
  await tab.goto(one.path);
  await settled(async () => String(await isReady(tab)), 'true');
  await tab.evaluate(paper.openOnPaper, paper.savedInputOf(one));
  return tab;
}

/** Waits until the shown text is the wanted text, or the page is at rest. Returns the text that is shown then. */
async function settled(shown: () => Promise<string>, wanted: string) {
  const attempt = async () => expect(await shown()).toBe(wanted);
  await repeat(attempt, startWaiting()).catch(() => undefined);
  return shown();
}
