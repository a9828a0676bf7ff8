import { expect, type Page } from '@playwright/test';
import { catalog, generatorEntries } from '../../src/catalog';
import { holdScripts, test } from './site';

// Playwright keeps the service worker away, and the browser says so.
test.use({ noise: [/Service Worker/] });

function scriptsAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
}

for (const { path } of [{ path: '/' }, ...catalog, ...generatorEntries]) {
  test(`${path} asks for all scripts that it needs in one round`, async ({ page }) => {
    // What comes while the page is idle is another matter.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const asked = scriptsAskedFor(page);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const atOnce = [...asked].sort();
    expect(atOnce.length).toBeGreaterThan(0);
    letGo();
    await page.waitForLoadState('networkidle');
    expect([...asked].sort()).toEqual(atOnce);
  });
}

test('a press on a link to a sister page asks for no script', async ({ page }) => {
  await page.goto('/lager/packliste');
  await page.waitForLoadState('networkidle');
  const asked = scriptsAskedFor(page);
  for (const { name } of catalog[0].generators.filter(({ slug }) => slug !== 'packliste')) {
    await page
      .getByRole('navigation', { name: /^Weitere/ })
      .getByRole('link', { name })
      .click();
    await expect(page.locator('h1')).toHaveText(name);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Packliste');
  }
  // The preview comes after the page, while it is idle, and so does what only some documents have.
  expect([...asked].filter((file) => !/rendering|jszip|CarryOver/.test(file))).toEqual([]);
});
