import { expect, type Page } from '@playwright/test';
import { textOf } from '../bench/site';
import { fixture, fixturePath, templateBytes } from '../support/files';
import { commentsOf, paragraphsOf, partOf, replaced, textsOf } from '../support/readDocx';
import { chooseTemplate, downloadBy, openFile, paperOf, pointBoxes, press } from './actions';
import { expectNothingByAxe } from './axe';
import { boxOf } from './layout';
import { eventually, idle, openPage, scriptOf, test } from './site';

const restyled = fixture('restyled/packliste');
const broken = fixture('broken/packliste/Feld gross geschrieben');

/**
 * Saves the document, expects the preview to show the same paragraphs, and returns the font of the title in the saved
 * file.
 */
async function titleFont(page: Page): Promise<string | undefined> {
  const { bytes } = await press(page);
  await expect(paperOf(page).locator('article p')).toHaveText(textsOf(bytes));
  const styles = partOf(bytes, 'word/styles.xml');
  const title = /<w:style [^>]*w:styleId="Title".*?<\/w:style>/s.exec(styles);
  return /w:ascii="([^"]*)"/.exec(title?.[0] ?? '')?.[1];
}

test('another template makes the document, or is said to be none', idle, async ({ page }) => {
  await openPage(page, '/lager/packliste', { width: 1280, height: 800 });
  await pointBoxes(page).first().check();
  await page.getByText('Eigene Vorlage', { exact: true }).click();
  const title = paperOf(page).locator('article p span').first();
  await expect(title).toHaveCSS('font-family', /Calibri/);

  await test.step('the original can be downloaded', async () => {
    const link = page.getByRole('link', { name: 'Originalvorlage herunterladen' });
    const original = await downloadBy(page, link);
    expect(original.name).toBe('packliste.docx');
    expect(original.bytes).toEqual(await templateBytes('packliste'));
  });

  await test.step('a look of one’s own is in use', async () => {
    await chooseTemplate(page, 'unsere Packliste.docx', restyled);
    const told = page.getByText('Andere Schriften: «Liberation Serif».');
    await expect(told).toBeHidden();
    await page.getByText('Weitere Hinweise').click();
    await expect(told).toBeVisible();
    await expect(title).toHaveCSS('font-family', /Liberation Serif/);
    for (const part of ['.template-status', '.generate-bar']) await expectNothingByAxe(page, part);
    expect(await titleFont(page)).toBe('Liberation Serif');
  });

  await test.step('what is wrong is listed, and comes back as comments', async () => {
    const said =
      '«kaputt.docx» lässt sich so nicht verwenden. «unsere Packliste.docx» bleibt aktiv.';
    await chooseTemplate(page, 'kaputt.docx', broken, said);
    const item = page.getByRole('listitem').filter({ hasText: 'Meintest du {text}?' });
    await expect(item).toContainText('Text: Das Feld {Text} gibt es nicht.');
    await expect(item).toContainText('Dort steht: «{Text}»');
    await expectNothingByAxe(page, '.template-status');
    await item.getByRole('button', { name: 'Stelle zeigen' }).click();
    const beside = page.getByRole('region', { name: 'Neben dem Original' });
    const place = beside.locator('[data-differs=Fehler]');
    await expect(place).toHaveText('{Text}');
    await expect(place).toBeFocused();
    const { name, bytes } = await press(page, 'Vorlage mit Kommentaren herunterladen');
    expect(name).toBe('kaputt mit Kommentaren.docx');
    expect(commentsOf(bytes)).toHaveLength(1);
    expect(await titleFont(page)).toBe('Liberation Serif');
  });

  await test.step('the original comes back', async () => {
    await page.getByRole('button', { name: 'Original verwenden', exact: true }).click();
    await expect(page.getByText('Keine eigene Vorlage ist aktiv.')).toBeVisible();
    await expect(title).toHaveCSS('font-family', /Calibri/);
    expect(await titleFont(page)).toBeUndefined();
    // A template that is opened on its own page is tried there.
    await openFile(page, 'offen.docx', broken);
    for (const where of ['Warum, steht unter «Eigene Vorlage».', 'Das Original bleibt aktiv.'])
      await expect(
        page.getByText(`«offen.docx» lässt sich so nicht verwenden. ${where}`),
      ).toBeVisible();
  });
});

test('what is wished for, and no part of the template, is said at the tick', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await pointBoxes(page).first().check();
  await chooseTemplate(page, 'unsere.docx', fixture('working/packliste/Liste nur zum Abhaken'));
  await test.step('and marked where it is missing, beside the original', async () => {
    await expect(page.getByText('Druckt weniger als das Original.').locator('..')).toHaveClass(
      'hint',
    );
    const beside = page.getByRole('region', { name: 'Neben dem Original' });
    await beside.scrollIntoViewIfNeeded();
    const missing = beside.locator('article [data-differs=fehlt]');
    await expect(missing).toHaveText(['Unterwäsche, frisch für jeden Tag']);
    const word = () => missing.evaluate((one) => getComputedStyle(one, '::after').content);
    await eventually(word).toBe('"fehlt"');
    await expect(beside.locator('footer [data-differs=fehlt]')).toHaveText(/^Packliste.*Stand:/);
    const told = 'Anders als im Original: «Unterwäsche, frisch für jeden Tag» fehlt, Fusszeile.';
    await expect(beside).toContainText(told);
    await beside.getByLabel('Auf Wunsch').selectOption('Kästchen zum Abhaken');
    await expect(missing).toHaveText(['Kleider']);
    await page.setViewportSize({ width: 360, height: 800 });
    await missing.scrollIntoViewIfNeeded();
    const half = await boxOf(missing);
    await missing.click();
    await eventually(async () => (await boxOf(missing)).width / half.width).toBeGreaterThan(1.9);
    await test.step('with a word that is as large as on a wide page', async () => {
      const size = () =>
        missing.evaluate((one) => {
          const { zoom } = one.closest('section')?.style ?? {};
          return Number.parseFloat(getComputedStyle(one, '::after').fontSize) * Number(zoom);
        });
      await eventually(size).toBeCloseTo(11);
    });
    await page.locator('h1').click();
    await eventually(async () => (await boxOf(missing)).width / half.width).toBeCloseTo(1);
  });
  const hints = page.locator('button.hints');
  await expect(hints).toBeHidden();
  const wish = page.getByRole('checkbox', { name: 'Kontaktzeile für Fragen' });
  await wish.check();
  await hints.click();
  await page.getByRole('button', { name: /^Deine Vorlage richtet sich nicht .* «Kontakt/ }).click();
  await expect(wish).toBeFocused();
  await wish.uncheck();
  await expect(hints).toBeHidden();
  await test.step('and beside the original on the page for designers', async () => {
    await page.getByRole('link', { name: 'Anleitung und alle Felder' }).click();
    await expect(page.locator('#packliste h3').first()).toBeFocused();
    const listed = fixturePath('working/packliste/Liste nur zum Abhaken');
    await page.getByLabel('Word-Datei', { exact: true }).setInputFiles(listed);
    const beside = page.getByRole('region', { name: 'Neben dem Original' });
    await beside.getByLabel('Angaben').selectOption('Leer');
    await expect(beside).toContainText('Anders als im Original: Fusszeile.');
    expect((await boxOf(beside)).width).toBeGreaterThan(300);
  });
});

test('the place of words that only a folder shows is shown', async ({ page }) => {
  const original = await templateBytes('packliste');
  const template = replaced(original, 'word/footer2.xml', 'Seite ', 'Blatt ');
  await openPage(page, '/lager/packliste');
  await chooseTemplate(page, 'unsere.docx', template);
  const status = page.getByText('In Ordnung, anders als das Original. «unsere.docx» ist aktiv.');
  await expect(status).toHaveClass('good');
  const item = page.getByRole('listitem').filter({ hasText: 'Blatt' });
  await item.getByRole('button', { name: 'Stelle zeigen' }).click();
  const beside = page.getByRole('region', { name: 'Neben dem Original' });
  await expect(beside.locator('footer [data-differs=neu]').first()).toHaveText(/Blatt 1 von 1/);
});

test('what each entry gains or loses is said once, and marked alone', async ({ page }) => {
  const original = await templateBytes('packliste');
  const gained = replaced(original, 'word/document.xml', /\{text\}/g, '$$$&, ja');
  await openPage(page, '/lager/packliste');
  await chooseTemplate(page, 'unsere.docx', gained);
  const beside = page.getByRole('region', { name: 'Neben dem Original' });
  const marks = beside.locator('[data-differs]');
  await beside.scrollIntoViewIfNeeded();
  await expect(beside.getByRole('status')).toHaveText('Bei jedem Eintrag steht neu: «$…, ja».');
  expect(new Set(await marks.allTextContents())).toEqual(new Set(['$', ', ja']));
  const lost = replaced(original, 'word/document.xml', /☐/g, '');
  await chooseTemplate(page, 'noch eine.docx', lost);
  await beside.getByLabel('Auf Wunsch').selectOption('Kästchen hin und zurück');
  await expect(beside.getByRole('status')).toHaveText(/^Bei jedem Eintrag fehlt: «☐»\./);
  expect(new Set(await beside.locator('mark').allTextContents())).toEqual(new Set(['☐']));
});

test('a check without end ends with the page', async ({ page }) => {
  const hold = `addEventListener('message', ({ data }) => {
    while (data.name === 'check');
  });`;
  await page.route(scriptOf('engineWorker'), async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: hold + textOf(pathname) });
  });
  await openPage(page, '/lager/packliste');
  await chooseTemplate(page, 'endlos.docx', restyled, '«endlos.docx» wird geprüft …');
  await pointBoxes(page).first().check();
  await expect(page.getByText('1 Punkt')).toBeVisible();
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
  const workers = page.workers().length;
  await page.getByRole('link', { name: 'Lager', exact: true }).click();
  await eventually(() => page.workers().length).toBe(workers - 1);
  await page.getByRole('link', { name: 'Packliste' }).click();
  await page.getByText('Eigene Vorlage', { exact: true }).click();
  await expect(page.getByText('Die Prüfung von «endlos.docx» ist abgebrochen.')).toBeVisible();
});
