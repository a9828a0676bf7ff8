import { expect } from '@playwright/test';
import { openPage, test } from './site';

// `template.spec.ts` proves that a document leads to its fields.
test('fields of a template are copied, and lead back to the document', async ({ page }) => {
  await openPage(page, '/vorlagen#pflichtenheft');
  const fields = page.locator('#pflichtenheft');
  const copied = page.locator('.copy-status');
  await fields.getByRole('button', { name: '{campName}' }).click();
  await expect(copied).toHaveText('{campName} kopiert');
  await copied.evaluate((one) => one.getAnimations().map((hiding) => hiding.finish()));
  await expect(copied).toBeHidden();
  const row = fields.getByRole('row', { name: /Elternkontakt/ });
  await row.getByRole('button', { name: '{title}' }).first().click();
  await expect(copied).toHaveText('{title} kopiert');
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{title}');

  await page.getByRole('link', { name: 'Lagerpakt' }).click();
  await expect(page.getByRole('heading', { name: 'Lagerpakt' })).toBeFocused();
  await expect(fields).toBeHidden();
  await page.goBack();
  await expect(fields).toBeVisible();

  const crumbs = page.getByRole('navigation', { name: 'Weg zurück' });
  await crumbs.getByRole('link', { name: 'Pflichtenheft' }).click();
  await page.waitForURL('**/leitungsteam/pflichtenheft');
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('the guide opens, and looks are seen whole', async ({ page }) => {
    await page.goto('/vorlagen');
    await page.getByText('Rezepte').click();
    await expect(page.getByText('Eine Seite je Ressort')).toBeVisible();
    const warm = page.locator('.looks .sheet', { has: page.locator('[src*=warm]') });
    const [sheet, picture] = [await warm.boundingBox(), await warm.locator('img').boundingBox()];
    expect(picture?.width).toBe(sheet?.width);
  });
});
