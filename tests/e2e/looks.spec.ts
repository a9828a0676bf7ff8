import { expect } from '@playwright/test';
import { applyLook } from '../../src/document/applyLook';
import { templateBytes } from '../support/files';
import { partOf } from '../support/readDocx';
import { chooseTemplate, openFile, paperOf, pointBoxes, press } from './actions';
import { expectNothingCut, expectWholeWords } from './layout';
import { goTo, hold, idle, openPage, test } from './site';

const styles = (bytes: Uint8Array) => partOf(bytes, 'word/styles.xml');

test('a look is chosen for all documents, and comes back with the file', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('radio', { name: 'Warm' }).check();
  await page.getByRole('link', { name: 'Packliste' }).first().click();
  await page.getByLabel('Gamelle, Besteck').check();
  const { bytes } = await press(page);
  const original = await templateBytes('packliste');
  const dressed = await applyLook(original, await templateBytes('looks/warm'));
  expect(styles(bytes)).toBe(styles(dressed.bytes));

  // Only the file keeps the look.
  await openPage(page, '/lager/packliste');
  await page.getByText('Aussehen: Blau').click();
  await expect(page.getByRole('radio', { name: 'Blau' })).toBeChecked();
  await openFile(page, 'Packliste.docx', bytes);
  await expect(page.getByRole('radio', { name: 'Warm' })).toBeChecked();
  await expect(page.getByText('Aussehen: Warm')).toBeVisible();
  await page.getByRole('radio', { name: 'Blau' }).check();
  expect(styles((await press(page)).bytes)).toBe(styles(original));

  // The custom template of one document is shown as chosen on the page of this document only, and stays in use.
  await chooseTemplate(page, 'unsere.docx', original);
  const own = page.getByRole('button', { name: 'Eure Datei' });
  await expect(own).toHaveClass('chosen');
  await goTo(page);
  await expect(own).not.toHaveClass('chosen');
  await expect(page.getByRole('radio', { name: 'Blau' })).toBeChecked();
  await page.getByRole('radio', { name: 'Warm' }).check();
  await goTo(page, 'Packliste');
  await page.getByText('Aussehen: eure Datei').click();
  await expect(own).toHaveClass('chosen');
});

test('on a phone, the looks are a row above the page, and whole', idle, async ({ page }) => {
  await openPage(page, '/lager/packliste', { width: 360, height: 740 });
  await page.getByText('Eigene Vorlage', { exact: true }).click();
  await expect(page.getByText('Keine eigene Vorlage ist aktiv.')).toBeVisible();
  await expectNothingCut(page);
  await pointBoxes(page).nth(4).check();
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await expect(paperOf(page).locator('article p').first()).toBeVisible();
  const letGo = await hold(page, '**/warm*.docx');
  await page.getByText(/^Aussehen: /).click();
  await page.getByRole('radio', { name: 'Warm' }).check();
  const note = page.getByText('Kommt gleich …');
  await expect(note).toBeVisible();
  await letGo();
  await expect(note).toBeHidden();
  // The preview clips the shapes of hills and tents to polygons.
  await expect(paperOf(page).locator('.box[style*="clip-path: polygon"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.preview-looks:not([open]) > summary')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[name="ticked"]:checked')).toHaveCount(1);
  await page.getByText('Weitere Dokumente').click();
  const sister = page.getByRole('link', { name: 'Lagerpakt' });
  await expect(sister).toBeInViewport({ ratio: 1 });
  // The begun document is the first of the list.
  const first = page.locator('.onward li').first();
  await expect(first).toHaveText('Packliste1 Punkt');
  await expect(first.locator('[aria-current=page]')).toHaveText('Packliste');
  await expectWholeWords(page);
  await page.locator('h1').click();
  await expect(sister).toBeHidden();
});
