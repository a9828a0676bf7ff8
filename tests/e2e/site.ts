import { readFile } from 'node:fs/promises';
import { test as base, type Download, expect, type Page } from '@playwright/test';

// As the configuration has it: a page tries once it is idle.
const blockedWorker = /Service Worker registration blocked by Playwright/;

/** A test that fails for whatever the page writes to its console as a warning or an error. */
export const test = base.extend<{ quietConsole: undefined; noise: RegExp[] }>({
  noise: [[], { option: true }],
  quietConsole: [
    async ({ page, noise }, use) => {
      const said = complaintsOf(page);
      await use(undefined);
      expect(said.filter((text) => !noise.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the page writes to its console as a warning or an error from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    if (!blockedWorker.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Presses the generating button and returns the file that was saved. */
export async function press(
  page: Page,
  name = 'Dokument generieren',
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return saved(download);
}

export async function saved(download: Download) {
  return {
    name: download.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await download.path())),
  };
}

/** Chooses a template of one's own on the page of a generator. */
export async function chooseTemplate(page: Page, name: string, bytes: Uint8Array) {
  await page.getByLabel('Eigene Vorlage verwenden').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(bytes),
  });
}

/** Holds the site's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** A row of the safety concept by what it is called while it has no name, e.g. `Coach 2`. */
export function row(page: Page, fallback: string) {
  const [, rowName = '', number] = /^(.*) (\d+)$/.exec(fallback) ?? [];
  const add = page.getByRole('button', { name: `${rowName} hinzufügen`, exact: true });
  return page
    .locator('fieldset.rows')
    .filter({ has: add })
    .locator('.row')
    .nth(Number(number) - 1);
}

/** The button that removes such a row. */
export function remover(page: Page, fallback: string) {
  return row(page, fallback).getByRole('button', { name: /entfernen$/ });
}

/** Whether the browser would ask before the page is closed or loaded anew. */
export function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** What the policy of the page refuses from now on. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'tellViolation')(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}
