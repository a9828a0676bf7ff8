import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { openFolds } from '../support/openFolds';
import { textsOf } from '../support/readDocx';
import { openPage } from './site';

export function downloadsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}

export function press(page: Page, name: string | RegExp = 'Dokument generieren') {
  return downloadBy(page, page.getByRole('button', { name }));
}

/** Presses twice at one point. A driver may press the second time after the pause of `PausingButton`. */
export function pressTwice(pressed: Locator) {
  return pressed.evaluate(async (first: HTMLElement) => {
    const { x, y, width, height } = first.getBoundingClientRect();
    first.click();
    await new Promise((resolve) => setTimeout(resolve));
    const second = document.elementFromPoint(x + width / 2, y + height / 2);
    if (second instanceof HTMLElement) second.click();
  });
}

/** Pastes into a field. Returns true when the page leaves the pasting to the browser. */
export function paste(field: Locator, text: string): Promise<boolean> {
  return field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = { clipboardData, bubbles: true, cancelable: true };
    return element.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

/** Returns the texts of the document that a button saves, without empty paragraphs. */
export async function printedBy(page: Page, name?: string | RegExp): Promise<string[]> {
  return textsOf((await press(page, name)).bytes).filter(Boolean);
}

export async function downloadBy(page: Page, pressed: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return saved(download);
}

export async function saved(download: Download) {
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}

export async function openConcept(page: Page, size?: Parameters<typeof openPage>[2]) {
  await openPage(page, '/lager/allgemeines-sicherheitskonzept', size);
  await page.evaluate(openFolds);
}

export function setFile(field: Locator, name: string, content: string | Uint8Array) {
  return field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

export async function openFile(page: Page, name: string, content: string | Uint8Array) {
  await setFile(page.getByLabel('Datei', { exact: true }), name, content);
}

/** Enters a text in the dialog for lists, and takes it over into the only document that the dialog names. */
export async function enterList(page: Page, text: string) {
  await page.getByRole('button', { name: 'Liste einfügen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('button', { name: /^In «.*» übernehmen$/ }).click();
}

/** The checkboxes of points, without those of options. */
export const pointBoxes = (page: Page) => page.locator('[name="ticked"]');

export const noticeOf = (page: Page) => page.locator('.notices > .input-notice');

export const paperOf = (page: Page) => page.frameLocator('iframe[title^="Vorschau:"]');

/** Chooses a custom template on the page of a generator, and waits until the page shows the text `said`. */
export async function chooseTemplate(
  page: Page,
  name: string,
  bytes: Uint8Array,
  said = `«${name}» ist aktiv.`,
) {
  const field = page.getByLabel('Eigene Vorlage verwenden');
  const closed = page.locator('.template:not([open]) > summary');
  if (await closed.count()) await closed.click();
  await setFile(field, name, bytes);
  await expect(page.getByText(said)).toBeVisible();
}

/** Returns a row of the safety concept by the name that the row has while it is empty, for example `Coach 2`. */
export function row(page: Page, fallback: string) {
  const [, rowName = '', number] = /^(.*) (\d+)$/.exec(fallback) ?? [];
  const add = page.getByRole('button', { name: `${rowName} hinzufügen`, exact: true });
  const list = page.locator('fieldset.rows', { has: add });
  return list.locator('.row').nth(Number(number) - 1);
}

export function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}
