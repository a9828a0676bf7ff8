import { expect, type Page } from '@playwright/test';
import { fixturePath } from '../support/files';
import { expectContrastInTheDark, expectNoFindings } from './axe';
import { expectNoSidewaysScrolling } from './layout';
import { missingFiles, openPage, test } from './site';

test.use({ noise: missingFiles });

/** Checks a part of a page with texts and colours that no other checked part has. */
async function look(page: Page, part = 'html') {
  await expectNoFindings(page, part);
  await expectContrastInTheDark(page, part);
}

test('axe finds nothing in failures, what is saved, nor by templates', async ({ page }) => {
  await page.route('**/packliste-*.docx', (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/lager/packliste');
  await page.getByRole('checkbox').first().check();
  const button = page.getByRole('button', { name: 'Dokument generieren' });
  await button.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Die Vorlage ist gerade nicht erreichbar.');
  await look(page, '.generate-bar');
  await page.unrouteAll();
  await button.click();
  await expect(page.getByText(/^Heruntergeladen/)).toBeVisible();
  await look(page, '.generate-bar');
  await page.getByText('Aussehen', { exact: true }).click();
  const file = page.getByLabel('Eigene Vorlage verwenden');
  await file.setInputFiles(fixturePath('restyled/packliste'));
  await expect(page.getByRole('button', { name: /Vorlage: packliste\.docx/ })).toBeVisible();
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('noch nicht heruntergeladen')).toBeVisible();
  for (const part of ['.template-status', '.generate-bar']) await look(page, part);
  await file.setInputFiles(fixturePath('broken/packliste/abgeschnitten'));
  await expect(page.getByText('lässt sich so nicht verwenden')).toBeVisible();
  await look(page, '.template-status');
});

test('axe finds nothing in what is folded for designers', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await openPage(page, '/vorlagen#allgemeines-sicherheitskonzept');
  await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  const template = page.locator('#allgemeines-sicherheitskonzept');
  await expect(template.getByText('Im Notfall', { exact: true })).toBeVisible();
  await look(page);
  await expectNoSidewaysScrolling(page);
});

test('axe finds nothing in hints, rows and the preview', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, '/lager/allgemeines-sicherheitskonzept');
  await page.getByLabel('Startdatum').fill('2027-07-20');
  await page.getByLabel('Enddatum').fill('2027-07-10');
  await page.getByRole('heading', { name: 'Coaches' }).click();
  await page.getByRole('button', { name: 'Coach hinzufügen' }).click();
  await expect(page.locator('.hints')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await look(page, 'dialog[open]');
});
