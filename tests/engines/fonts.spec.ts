import * as paper from '../support/paper';
import { textsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectPath, expectText, openPage } from './pageStates';
import type { SiteServer } from './siteServer';
import { eventually, expect, test } from './test';

const starts = paper.paperStarts();
const documents = await paper.paperDocuments();

function documentOf(name: string) {
  const found = documents.find((one) => one.name === name);
  if (!found) throw new Error(`no document ${name}`);
  return found;
}

const isFontAsked = ({ requested }: SiteServer) =>
  requested.some((address) => address.endsWith('.woff2'));
const startsOf = async (tab: BrowserPage) => (await tab.read(paper.shownPages)).map(paper.startOf);

async function show(tab: BrowserPage, name: string) {
  const one = documentOf(name);
  await tab.evaluate(paper.openOnPaper, paper.savedInputOf(one));
  const [first = ''] = starts[name] ?? [];
  await eventually(() => startsOf(tab)).toEqual(expect.arrayContaining([first]));
}

async function openDocument(tab: BrowserPage, name: string) {
  await openPage(tab, documentOf(name).path);
  await show(tab, name);
}

const long = 'lagerpakt alles poster';
const concept = 'allgemeines-sicherheitskonzept alles';

/** Tests of what is the same in all engines run in Chromium only, but for `npm run test:long`. */
const alike = { tag: '@alike' };

test('pages are shown without fonts, and again when they come', async ({ tab, site }) => {
  const letCome = site.impair('.woff2', 'held');
  await openPage(tab, documentOf(long).path);
  await tab.evaluate(sayError);
  await show(tab, long);
  await eventually(() => isFontAsked(site)).toBe(true);
  await tab.click('.preview-zoom');
  await tab.evaluate(scrollPaper);
  const before = await tab.read(viewOfPaper);
  letCome();
  await eventually(() => startsOf(tab), long).toEqual(starts[long]);
  const { zoom, scrolled } = await tab.read(viewOfPaper);
  expect(zoom).toBe(before.zoom);
  expect(Math.abs(scrolled - before.scrolled)).toBeLessThan(3);
  expect((await tab.evaluate(paper.printedPages)).map(paper.startOf)).toEqual(starts[long]);
});

/** WebKitGTK 2.50 reports the status `error` after three seconds of loading. Runs in the page. */
function sayError() {
  const { prototype } = FontFace;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'status') ?? {};
  Object.defineProperty(prototype, 'status', {
    get() {
      const status = get?.call(this);
      return status === 'loading' ? 'error' : status;
    },
  });
}

function scrollPaper() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([title*="Beispiel"])');
  frame?.contentWindow?.scrollTo(0, 300);
}

/** Returns the zoom and the scroll position of the preview. Runs in the page. */
function viewOfPaper() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([title*="Beispiel"])');
  const { textContent } = document.querySelector('.preview-zoom') ?? document;
  return { zoom: textContent, scrolled: frame?.contentWindow?.scrollY ?? 0 };
}

test('the newest document is shown when fonts come', alike, async ({ tab, site }) => {
  const letCome = site.impair('.woff2', 'held');
  await openDocument(tab, long);
  await eventually(() => isFontAsked(site)).toBe(true);
  const newer = 'lagerpakt alles signatures';
  await show(tab, newer);
  letCome();
  await eventually(() => startsOf(tab), newer).toEqual(starts[newer]);
});

test('the button prints with the fonts that are on their way', async ({ tab, site }) => {
  const letCome = site.impair('.woff2', 'held');
  await openDocument(tab, long);
  await eventually(() => isFontAsked(site)).toBe(true);
  await tab.evaluate(paper.notePrinted);
  await tab.click('[aria-label="Drucken"]');
  letCome();
  await eventually(() => tab.read(readPrinted), 'it prints').not.toEqual([]);
  expect((await tab.read(readPrinted)).map(paper.startOf)).toEqual(starts[long]);
});

function readPrinted(): string[] {
  return Reflect.get(window, 'printed') ?? [];
}

test('the preview says that a font has not come', async ({ tab, site }) => {
  site.impair('.woff2', 'cut');
  await openDocument(tab, long);
  const said = () => tab.read(() => document.querySelector('.about-paper')?.textContent ?? '');
  await eventually(said).toBe(
    'Auf diesem Gerät fehlt die Schrift «Calibri»: In der Vorschau können Zeilen und Seiten anders enden als auf Papier.',
  );
});

/** Notes when a document of more than four pages has been laid out and removed. Runs in the page. */
function noteLayout() {
  const observer = new MutationObserver((changes) => {
    const gone = changes.flatMap(({ removedNodes }) => Array.from(removedNodes) as Element[]);
    if (!gone.some((one) => (one.shadowRoot?.querySelectorAll('section').length ?? 0) > 4)) return;
    Object.assign(window, { isLaidOut: true });
  });
  observer.observe(document.body, { childList: true });
}

test('the pages of the folder are counted with late fonts', alike, async ({ tab, site }) => {
  const letCome = site.impair('.woff2', 'held');
  await openPage(tab, '/');
  for (const name of [concept, long]) {
    const one = documentOf(name);
    await tab.evaluate(paper.openOnPaper, paper.savedInputOf(one));
    await expectPath(tab, one.path);
    await expectText(tab, 'ist geöffnet.');
    await tab.click('a[href="/"]');
    await expectPath(tab, '/');
  }
  await tab.evaluate(noteLayout);
  await tab.click('//button[. = "Lagermappe herunterladen"]');
  await tab.click('//button[starts-with(., "Word-Datei")]');
  await eventually(() => tab.read(() => Reflect.get(window, 'isLaidOut') === true)).toBe(true);
  letCome();
  const bytes = await tab.savedFile();
  expect(textsOf(bytes).filter((text) => /\t\d+$/.test(text))).toEqual([
    'Allgemeines Sicherheitskonzept\t2',
    `Lagerpakt\t${2 + (starts[concept]?.length ?? 0)}`,
  ]);
});
