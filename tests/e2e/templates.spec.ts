import { expect } from '@playwright/test';
import { test } from './site';

test.describe('the page for designers', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is led to from a template, open where one came from, and copies a tag', async ({
    page,
  }) => {
    await page.goto('/leitungsteam/pflichtenheft');
    await page.getByText('Vorlage', { exact: true }).click();
    await page.getByRole('link', { name: /Musterdokumente/ }).click();
    await expect(page.locator('#pflichtenheft summary')).toBeFocused();
    const row = page.locator('#pflichtenheft').getByRole('row', { name: /Elternkontakt/ });
    await row.getByRole('button', { name: '{title} kopieren' }).click();
    await expect(page.getByText('{title} kopiert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{title}');
  });
});

test('a tag that the browser does not copy is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/vorlagen#packliste');
  await page.locator('#packliste').getByRole('button', { name: '{#groups} kopieren' }).click();
  await expect(page.getByLabel('Feld', { exact: true })).toHaveValue('{#groups}');
});

test('the fields can be read before the script is there', async ({ request }) => {
  const html = await (await request.get('/vorlagen')).text();
  for (const said of [
    '{phoneNumber}',
    'Lea Meier v/o Zora, 079 555 01 11',
    'Eine Seite je Ressort',
  ]) {
    expect(html).toContain(said);
  }
});

test('leads from the footer of every page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vorlagen gestalten' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveText('Vorlagen gestalten');
});
