import { expect } from '@playwright/test';
import { textsOf } from '../support/readDocx';
import { openPage, press, test } from './site';

test.describe('the page for designers', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is led to from a template, open there, and copies a tag', async ({ page }) => {
    await openPage(page, '/leitungsteam/pflichtenheft');
    await page.getByText('Eigene Vorlage', { exact: true }).click();
    await page.getByRole('link', { name: /Musterdokumente/ }).click();
    await expect(page.locator('#pflichtenheft > h3')).toBeFocused();
    const row = page.locator('#pflichtenheft').getByRole('row', { name: /Elternkontakt/ });
    await row.getByRole('button', { name: '{title}' }).first().click();
    await expect(page.getByText('{title} kopiert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{title}');

    await test.step('and saves a sample of long texts', async () => {
      const { name, bytes } = await press(page, 'Muster herunterladen');
      expect(name).toBe('Muster_pflichtenheft.docx');
      const long = textsOf(bytes).filter((text) => text.startsWith('title: ein langer Text'));
      expect(long.length).toBeGreaterThanOrEqual(20);
    });
  });
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('fields can be read, a template at a time, and looks seen whole', async ({ page }) => {
    await page.goto('/vorlagen#todo-liste');
    await page.getByRole('link', { name: 'Packliste' }).click();
    await expect(page.getByText('Unterwäsche, frisch für jeden Tag').first()).toBeVisible();
    await expect(page.locator('#todo-liste')).toBeHidden();
    await page.getByText('Rezepte').click();
    await expect(page.getByText('Eine Seite je Ressort')).toBeVisible();
    const warm = page.locator('.looks .sheet', { has: page.locator('[src*=warm]') });
    const [sheet, picture] = [await warm.boundingBox(), await warm.locator('img').boundingBox()];
    expect(picture?.width).toBe(sheet?.width);
  });
});
