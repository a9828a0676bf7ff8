import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chromiumOptions } from '../support/browsers';
import { addEverywhere, canary, carriesCanary, enterEverywhere } from '../support/canary';
import { press } from './actions';
import { openPage, test } from './site';

const path = '/lager/allgemeines-sicherheitskonzept';

test('no file of the browser holds what was entered', { tag: '@long' }, async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions(),
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await openPage(page, `${baseURL}${path}`);
  await page.evaluate(addEverywhere);
  await page.evaluate(enterEverywhere, canary);
  await expect(page.frameLocator('iframe').locator('body')).toContainText(canary);
  await press(page, 'Sicherheitskonzept generieren');
  // Chromium collects what restores a page when the page is left, and writes it when the context is closed.
  await page.goto(`${baseURL}/release.json`);
  await context.close();

  const files = await filesIn(profile);
  await rm(profile, { recursive: true });
  // Chromium stores the address of the visited page. The found address proves that the search finds stored texts.
  expect(files.some(({ texts }) => texts.some((text) => text.includes(path)))).toBe(true);
  const holding = files.filter(({ texts }) => texts.some(carriesCanary));
  expect(holding.map(({ name }) => name)).toEqual([]);
});

/** Returns the files of a folder, each decoded in all encodings in which Chromium writes texts. */
async function filesIn(folder: string): Promise<{ name: string; texts: string[] }[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    found
      .filter((one) => one.isFile())
      .map(async ({ parentPath, name }) => {
        const bytes = await readFile(join(parentPath, name));
        const wide = [bytes, bytes.subarray(1)].map((some) => some.toString('utf16le'));
        return { name, texts: [bytes.toString('utf8'), bytes.toString('latin1'), ...wide] };
      }),
  );
}
