import { looks } from '../../src/generators/looks';
import type { RunningBrowser } from '../engines/browserPage';
import { isReady } from '../engines/pageStates';
import { serveSite } from '../engines/siteServer';
import { steadyBrowser } from '../engines/steadyBrowser';
import { chosenEngines, type Engine } from '../support/browsers';
import {
  openOnPaper,
  type PaperDocument,
  paperDocuments,
  paperStarts,
  readPages,
  savedInputOf,
  shownPages,
  startOf,
} from '../support/paper';
import { printTable } from './table';

// How many documents have as many pages as LibreOffice makes of them, and how many pages begin at the same
// words; `--table` asks LibreOffice anew. Then the paragraphs that end with a line of one word.
if (process.argv.includes('--table')) await import('./paperTable');

const starts = paperStarts();
const documents = await paperDocuments();
const server = await serveSite();
const rows: Record<string, string | number>[] = [];
const lookRows: Record<string, string | number>[] = [];
const singles = new Set<string>();
for (const engine of chosenEngines()) {
  rows.push(await measure(engine));
  for (const { slug } of looks) lookRows.push(await measureLook(engine, slug));
}
await server.close();
printTable('Pages of the preview beside those of LibreOffice (npm run pages)', rows);
console.log(['Last lines of one word:', ...singles].join('\n'));
printTable('Pages that each look takes, of documents without extras', lookRows);

async function measureLook(engine: Engine, look: string) {
  const browser = steadyBrowser(engine);
  const plain = documents.filter(({ name }) => /(typisch|alles)$/.test(name));
  const more: string[] = [];
  for (const one of plain) {
    const input = {
      ...one.input,
      camp: { ...(one.input as { camp?: object }).camp, look },
    };
    const tab = await opened(browser, { ...one, input });
    const wanted = starts[one.name]?.length ?? 0;
    const counted = async () => [String((await tab.read(shownPages)).length)];
    const [pages] = await settled(counted, [String(wanted)]);
    await tab.close();
    if (pages !== String(wanted)) more.push(`${one.name} ${wanted} → ${pages}`);
  }
  await browser.close();
  return { engine, look, 'as many': plain.length - more.length, others: more.join(', ') };
}

async function measure(engine: Engine) {
  const browser = steadyBrowser(engine);
  let [counts, right, further] = [0, 0, 0];
  for (const one of documents) {
    const wanted = starts[one.name] ?? [];
    const tab = await opened(browser, one);
    const shown = await settled(async () => (await tab.read(shownPages)).map(startOf), wanted);
    for (const page of await tab.read(readPages)) {
      for (const text of page.singles) singles.add(`${one.name}: ${text}`);
    }
    await tab.close();
    if (shown.length === wanted.length) counts += 1;
    // The first page begins with the title in all of them.
    right += wanted.slice(1).filter((start, at) => shown[at + 1] === start).length;
    further += wanted.length - 1;
    const differing = wanted.filter((start, at) => shown[at] !== start);
    if (differing.length > 0) console.log(engine, one.name, shown, wanted);
  }
  await browser.close();
  return {
    engine,
    'page counts': `${counts} of ${documents.length}`,
    'page starts': `${right} of ${further}`,
  };
}

async function opened(browser: RunningBrowser, one: PaperDocument) {
  const tab = await browser.open(server.origin);
  await tab.goto(one.path);
  await settled(async () => [String(await isReady(tab))], ['true']);
  await tab.evaluate(openOnPaper, savedInputOf(one));
  return tab;
}

/** What is shown once it is as wanted, or after some seconds. */
async function settled(shown: () => Promise<string[]>, wanted: readonly string[]) {
  for (let turn = 0; turn < 40; turn += 1) {
    const now = await shown();
    if (now.join() === wanted.join()) return now;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return shown();
}
