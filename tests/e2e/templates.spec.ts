import { expect } from '@playwright/test';
import { paragraphsOf, textsOf } from '../support/readDocx';
import { downloadBy, openPage, test } from './site';

test.describe('the page for designers', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is led to from a template, open there, and copies a tag', async ({ page }) => {
    await openPage(page, '/leitungsteam/pflichtenheft');
    await page.getByText('Aussehen', { exact: true }).click();
    await page.getByRole('link', { name: /Musterdokumente/ }).click();
    await expect(page.locator('#pflichtenheft > h3')).toBeFocused();
    const row = page.locator('#pflichtenheft').getByRole('row', { name: /Elternkontakt/ });
    await row.getByRole('button', { name: '{title}' }).first().click();
    await expect(page.getByText('{title} kopiert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{title}');
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

test('sample documents are seen and downloaded: empty, typical, extreme', async ({ page }) => {
  await openPage(page, '/vorlagen#packliste');
  await page.getByRole('button', { name: 'Typisch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Musterdokument' });
  const paper = page.frameLocator('iframe[title="Vorschau: Muster_packliste_typisch.docx"]');
  await expect(paper.getByText('Unterwäsche, frisch für jeden Tag')).toBeVisible();
  await page.reload();
  await expect(paper.getByText('Unterwäsche, frisch für jeden Tag')).toBeVisible();

  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await page.getByRole('link', { name: 'Regeln im Leitungsteam' }).click();
  await page.getByRole('button', { name: 'Extrem' }).click();
  await expect(page.locator('iframe[title^="Vorschau: Muster_regeln-im"]')).toBeVisible();
  const worst = await downloadBy(page, dialog.getByRole('button', { name: 'Herunterladen' }));
  expect(worst.name).toBe('Muster_regeln-im-leitungsteam_extrem.docx');
  const texts = textsOf(worst.bytes);
  expect(texts.filter((text) => text.startsWith('text: ein langer Text'))).toHaveLength(20);
  await dialog.getByRole('button', { name: 'Schliessen' }).click();

  await page.getByRole('button', { name: 'Leer' }).click();
  await expect(page.locator('iframe[title$="_leer.docx"]')).toBeVisible();
  const empty = await downloadBy(page, dialog.getByRole('button', { name: 'Herunterladen' }));
  expect(paragraphsOf(empty.bytes)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Schliessen' }).click();

  await page.getByRole('link', { name: 'Packliste' }).click();
  const opener = page.getByRole('button', { name: 'Typisch' });
  await opener.click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#packliste');
});

test('a sample waits to be downloaded for as long as it is made', async ({ page }) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
  await openPage(page, '/vorlagen#packliste');
  await page.getByRole('button', { name: 'Typisch' }).click();
  await expect(page.getByText('Diese Vorlage braucht länger als üblich.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Herunterladen', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Die Vorschau ist abgebrochen.')).toBeVisible();
  await expect(page.locator('.slow-template [role=status]')).toBeFocused();
});

test('a long sample ends each of its pages above a footer of two lines', async ({ page }) => {
  await openPage(page, '/vorlagen#todo-liste');
  await page.getByRole('button', { name: 'Extrem' }).click();
  const shown = page.frameLocator('iframe[title="Vorschau: Muster_todo-liste_extrem.docx"]');
  const pages = shown.locator('section');
  await expect(pages.nth(5)).toBeAttached();
  const room = await pages.evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const bottomOf = (selector: string) =>
        Array.from(sheet.querySelectorAll(selector)).at(-1)?.getBoundingClientRect().bottom ?? 0;
      const footer = sheet.querySelector('footer')?.getBoundingClientRect();
      return Math.round((footer?.top ?? 0) - bottomOf('article p'));
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(-2);
});
