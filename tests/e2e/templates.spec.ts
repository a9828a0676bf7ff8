import { expect } from '@playwright/test';
import { templateBytes } from '../support/files';
import { paragraphsOf, replaced } from '../support/readDocx';
import { chooseTemplate, downloadBy, openPage, test } from './site';

test.describe('the page for designers', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is led to from a template, open there, and copies a tag', async ({ page }) => {
    await openPage(page, '/leitungsteam/pflichtenheft');
    await page.getByText('Vorlage', { exact: true }).click();
    await page.getByRole('link', { name: /Musterdokumente/ }).click();
    await expect(page.locator('#pflichtenheft > summary')).toBeFocused();
    const row = page.locator('#pflichtenheft').getByRole('row', { name: /Elternkontakt/ });
    await row.getByRole('button', { name: '{title} kopieren' }).first().click();
    await expect(page.getByText('{title} kopiert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{title}');
  });
});

test('a tag that the browser does not copy is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openPage(page, '/vorlagen#packliste');
  await page.locator('#packliste').getByRole('button', { name: '{#groups} kopieren' }).click();
  await expect(page.getByLabel('Feld', { exact: true })).toHaveValue('{#groups}');
});

test('the fields can be read before the script is there', async ({ request }) => {
  const html = (await (await request.get('/vorlagen')).text()).replaceAll('\u00a0', ' ');
  for (const said of [
    '{phoneNumber}',
    'Lea Meier v/o Zora, 079 555 01 11',
    'Eine Seite je Ressort',
  ]) {
    expect(html).toContain(said);
  }
});

for (const [width, where] of [
  [1100, 'beside the text'],
  [768, 'above it'],
] as const) {
  test(`the contents stay in sight ${where}, and hide nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/vorlagen');
    const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
    await contents.getByRole('link', { name: 'Rezepte' }).click();
    await expect(contents).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole('heading', { name: 'Rezepte' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [nav, title] = [await contents.boundingBox(), await heading.boundingBox()];
    if (!nav || !title) throw new Error('not on the page');
    if (where === 'above it') expect(title.y).toBeGreaterThanOrEqual(nav.y + nav.height);
    else expect(title.x).toBeGreaterThanOrEqual(nav.x + nav.width);
  });
}

test('a template shows what it is made of, the original or the active one', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByText('Vorlage', { exact: true }).click();
  const original = await templateBytes('packliste');
  const ours = replaced(original, 'word/document.xml', '>Packliste<', '>Unsere Packliste<');
  await chooseTemplate(page, 'ohne.docx', ours);
  await expect(page.getByText('«ohne.docx» ist aktiv.')).toBeVisible();
  await page.getByRole('link', { name: /Musterdokumente/ }).click();
  const fold = page.locator('#packliste');
  await fold.getByText('Aufbau: was wann kommt').click();
  await expect(fold.getByText('nur mit «Hin und zurück»').first()).toBeVisible();
  await expect(fold.getByText('Unsere Packliste')).toBeVisible();
  const other = page.locator('#gelaendespiel');
  await other.locator('summary').first().click();
  await other.getByText('Aufbau: was wann kommt').click();
  await expect(other.getByText('Alarmsignal')).toBeVisible();
});

test('sample documents are seen and downloaded: empty, typical, extreme', async ({ page }) => {
  await openPage(page, '/vorlagen#packliste');
  await page.getByRole('button', { name: 'Typisch Packliste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Musterdokument' });
  const paper = page.frameLocator('iframe[title="Vorschau: Muster_packliste_typisch.docx"]');
  await expect(paper.getByText('Unterwäsche, frisch für jeden Tag')).toBeVisible();
  await page.reload();
  await expect(paper.getByText('Unterwäsche, frisch für jeden Tag')).toBeVisible();

  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await page.locator('#regeln-im-leitungsteam > summary').click();
  await page.getByRole('button', { name: 'Extrem Regeln' }).click();
  await expect(page.locator('iframe[title^="Vorschau: Muster_regeln-im"]')).toBeVisible();
  const worst = await downloadBy(page, dialog.getByRole('button', { name: 'Herunterladen' }));
  expect(worst.name).toBe('Muster_regeln-im-leitungsteam_extrem.docx');
  const texts = paragraphsOf(worst.bytes).map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('text: ein langer Text'))).toHaveLength(20);
  await dialog.getByRole('button', { name: 'Schliessen' }).click();

  await page.getByRole('button', { name: 'Leer Regeln' }).click();
  await expect(page.locator('iframe[title$="_leer.docx"]')).toBeVisible();
  const empty = await downloadBy(page, dialog.getByRole('button', { name: 'Herunterladen' }));
  expect(paragraphsOf(empty.bytes)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Schliessen' }).click();

  const opener = page.getByRole('button', { name: 'Typisch Packliste' });
  await opener.click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#packliste');
});

test('a sample waits to be downloaded for as long as it is made', async ({ page }) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
  await openPage(page, '/vorlagen#packliste');
  await page.getByRole('button', { name: 'Typisch Packliste' }).click();
  await expect(page.getByText('Diese Vorlage braucht länger als üblich.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Herunterladen', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Die Vorschau ist abgebrochen.')).toBeVisible();
  await expect(page.locator('.slow-template [role=status]')).toBeFocused();
});

test('a long sample ends each of its pages above a footer of two lines', async ({ page }) => {
  await openPage(page, '/vorlagen#todo-liste');
  await page.getByRole('button', { name: 'Extrem ToDo Liste' }).click();
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
