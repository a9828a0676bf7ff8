import { expect, type Page } from '@playwright/test';
import { catalog } from '../../src/catalog';
import { chunkFile, withImports } from '../bench/site';
import { isSettled, openPage, test } from './site';

function scriptsAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
}

/** One of each kind. */
for (const path of ['/', '/lager', '/lager/packliste']) {
  test(`${path} needs no script but those of its HTML until it is interactive`, async ({
    page,
  }) => {
    const asked = scriptsAskedFor(page);
    const html = await (await openPage(page, path))?.text();
    await isSettled(page);
    const named = [...(html ?? '').matchAll(/ (?:src|href)="([^"]+\.js)"/g)].map(
      ([, file]) => file,
    );
    expect(named).not.toEqual([]);
    const late = withImports([chunkFile('lateParts')]);
    const before = [...asked].filter((file) => !late.has(file.slice(1)) || named.includes(file));
    expect(before.sort()).toEqual(named.sort());
  });
}

test.describe('a page that was idle', () => {
  test.use({ idleWork: true });

  test('asks for no script at a press on a link to a sister page', async ({ page }) => {
    await openPage(page, '/lager/packliste');
    await expect(page.locator('iframe[title^="Vorschau:"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = scriptsAskedFor(page);
    // What the next page does while it is idle is another matter.
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    for (const { name } of catalog[0].generators.filter(({ slug }) => slug !== 'packliste')) {
      await page.getByText('Weitere Dokumente').click();
      await page.getByRole('link', { name }).click();
      await expect(page.locator('h1')).toHaveText(name);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Packliste');
    }
    expect([...asked]).toEqual([]);
  });
});
