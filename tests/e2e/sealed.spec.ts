import { existsSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { addEverywhere, canary, carriesCanary, enterEverywhere } from '../support/canary';
import { templateBytes } from '../support/files';
import { partOf } from '../support/readDocx';
import { chooseTemplate, enterList, noticeOf, openFile, paperOf, press } from './actions';
import { goTo, isReady, openPage, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

test('nothing of a full evening is sent or kept', async ({ page, context, baseURL }) => {
  const requests: Request[] = [];
  // The list holds the requests of all pages, frames and workers.
  context.on('request', (request) => requests.push(request));
  page.on('dialog', (dialog) => dialog.accept());

  await openPage(page, '/lager/packliste');
  const { name, bytes } = await enterAll(page);
  await doAllTheRest(page);
  await openFile(page, name, bytes);
  await expect(noticeOf(page)).toContainText(`«${name}» ist geöffnet.`);
  await expectNothingKept(page);

  await goTo(page);
  await saveAndOpenFolder(page);

  await goTo(page, 'Allgemeines Sicherheitskonzept');
  // The narrow window has no preview. The requests of the preview were tested above.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(addEverywhere);
  await page.evaluate(enterEverywhere, canary);
  const concept = await press(page, /generieren$/);
  expect(partOf(concept.bytes, 'word/document.xml')).toContain(canary);
  await expectNothingKept(page);

  await goTo(page, 'Packliste');
  await page.reload();
  await isReady(page);
  await expectNothingKept(page);

  await expectOwnFilesAlone(requests, baseURL ?? '');
});

async function enterAll(page: Page) {
  await page.evaluate(addEverywhere);
  await page.evaluate(enterEverywhere, canary);
  await enterList(page, `- ${canary}`);
  await expect(paperOf(page).locator('body')).toContainText(canary);
  const document = await press(page, /generieren$/);
  expect(partOf(document.bytes, 'word/document.xml')).toContain(canary);
  expect(partOf(document.bytes, 'customXml/item1.xml')).toContain(canary);
  return document;
}

/** Copies the link, prints, and chooses two templates with the word in their names. The second file is no template. */
async function doAllTheRest(page: Page) {
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.printed-document')).toContainText(canary);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  for (const [bytes, answer] of [
    [await templateBytes('packliste'), 'ist aktiv.'],
    [Buffer.from(canary), 'lässt sich so nicht verwenden.'],
  ] as const) {
    await chooseTemplate(page, `${canary}.docx`, bytes, `«${canary}.docx» ${answer}`);
  }
}

async function saveAndOpenFolder(page: Page) {
  const ask = page.getByRole('button', { name: 'Lagermappe herunterladen' });
  await ask.click();
  await press(page, 'ZIP-Datei');
  await ask.click();
  const { bytes } = await press(page, 'Word-Datei');
  await openFile(page, `${canary}.docx`, bytes);
  await page.getByRole('dialog').getByRole('button', { name: 'Öffnen' }).click();
  await expect(page.getByText(`«${canary}.docx» ist geöffnet`)).toBeVisible();
}

async function expectNothingKept(page: Page) {
  expect(carriesCanary(await page.evaluate(keptInBrowser))).toBe(false);
  const stored = await page.context().storageState({ indexedDB: true });
  expect(carriesCanary(JSON.stringify(stored))).toBe(false);
}

/** Returns, as JSON, the data of all stores of a page that Playwright's `storageState` does not return. Runs in the page. */
async function keptInBrowser(): Promise<string> {
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
  }
  return JSON.stringify({
    session: Object.entries(sessionStorage),
    cached,
    history: history.state,
    name: window.name,
  });
}

async function expectOwnFilesAlone(requests: readonly Request[], origin: string) {
  expect(requests.length).toBeGreaterThan(10);
  const isLoaded = (one: Request) => !/^(blob|data):/.test(one.url());
  const faults = requests.filter(isLoaded).map(async (request) => {
    const { origin: asked, pathname, search } = new URL(request.url());
    const file = /\.\w+$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`;
    const isOwn =
      asked === origin &&
      search === '' &&
      request.method() === 'GET' &&
      request.postDataBuffer() === null &&
      existsSync(new URL(`../../dist${file}`, import.meta.url)) &&
      !carriesCanary(JSON.stringify(await request.allHeaders()));
    return isOwn ? [] : [`${request.method()} ${request.url()}`];
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
}
