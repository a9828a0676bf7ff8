import { expect } from '@playwright/test';
import { expectNothingByAxe } from './axe';
import { expectNoSidewaysScrolling } from './layout';
import { idle, openPage, test } from './site';

test('axe finds nothing in what is folded for designers', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await openPage(page, '/vorlagen#allgemeines-sicherheitskonzept');
  await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  await expect(page.locator('#allgemeines-sicherheitskonzept').getByRole('table')).toBeVisible();
  await expectNothingByAxe(page);
  await expectNoSidewaysScrolling(page);
});

test('axe finds nothing in hints, rows and the preview', { tag: ['@long', idle.tag] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, '/lager/allgemeines-sicherheitskonzept');
  await page.getByLabel('Startdatum').fill('2027-07-20');
  await page.getByLabel('Enddatum').fill('2027-07-10');
  await page.getByRole('heading', { name: 'Coaches' }).click();
  await page.getByRole('button', { name: 'Coach hinzufügen' }).click();
  await expect(page.locator('.hints')).toBeVisible();
  await expectNothingByAxe(page);
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expectNothingByAxe(page, 'dialog[open]');
});
