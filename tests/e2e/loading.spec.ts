import { expect, type Page, type Request } from '@playwright/test';
import { catalog } from '../../src/catalog';
import { chunkFile, scriptsOf, withImports } from '../bench/site';
import { eventually, idle, isSettled, openPage, test } from './site';

/** Returns the path of a requested file in the built site, for example `assets/index-12345678.js`. */
const fileOf = (request: Request) => new URL(request.url()).pathname.slice(1);

function scriptsAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (fileOf(request).endsWith('.js')) asked.add(fileOf(request));
  });
  return asked;
}

test('a page needs the scripts of its HTML alone to be interactive', async ({ page }) => {
  const late = withImports([chunkFile('lateParts')]);
  // The list has one page of each kind.
  for (const path of ['/', '/lager', '/lager/packliste']) {
    const asked = scriptsAskedFor(page);
    const html = (await (await openPage(page, path))?.text()) ?? '';
    await isSettled(page);
    const named = [...html.matchAll(/ (?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file);
    expect(named).not.toEqual([]);
    const before = [...asked].filter((file) => !late.has(file) || named.includes(file));
    expect(before.sort(), path).toEqual(named.sort());
  }
});

test('an idle page asks for no script at a press on a sister page', idle, async ({ page }) => {
  const sisters = catalog[0].generators.filter(({ slug }) => slug !== 'packliste');
  const needed = new Set(sisters.flatMap(({ path }) => [...scriptsOf(`${path}/index.html`)]));
  const imported = new Set<string>();
  // Scripts that are only fetched, and not imported, are no scripts for Playwright.
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') imported.add(fileOf(request));
  });
  await openPage(page, '/lager/packliste');
  await eventually(() => [...needed].filter((file) => !imported.has(file))).toEqual([]);
  const asked = scriptsAskedFor(page);
  for (const { name } of sisters.slice(0, 2)) {
    await page.getByText('Weitere Dokumente').click();
    await page.getByRole('link', { name }).click();
    await expect(page.locator('h1')).toHaveText(name);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Packliste');
  }
  // Files that the idle page loads for other purposes are not counted.
  expect([...asked].filter((file) => needed.has(file))).toEqual([]);
});
