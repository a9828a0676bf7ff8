import { expect, type Page } from '@playwright/test';
import { textOf } from '../bench/site';
import { fixture, templateBytes } from '../support/files';
import { bodyWith } from '../support/hostile';
import { paragraphsOf } from '../support/readDocx';
import { chooseTemplate, eventually, openPage, press, scriptOf, test } from './site';

const script = scriptOf('engineWorker');
const restyled = fixture('restyled/packliste');

// Errors of the route are ignored, because the page may request the script again while the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Makes the worker loop forever at a request. The returned function lets the next worker run without the loop. */
async function stuckAt(page: Page, request: string): Promise<() => Promise<void>> {
  const hold = `addEventListener('message', ({ data }) => {
    while (data.name === '${request}');
  });`;
  let answered = 0;
  await page.route(script, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: hold + textOf(pathname) });
    answered += 1;
  });
  return async () => {
    // The script is requested twice: once by the page, which tests the address, and once by the worker.
    await eventually(() => answered).toBeGreaterThanOrEqual(2);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function cancel(page: Page) {
  await expect(page.getByText('Diese Vorlage braucht länger als üblich.')).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Diese Vorlage braucht länger als üblich.')).toBeHidden();
  await expectFocusInStatus(page);
}

/** Expects the focus to be on the status text after a press on a button that has disappeared. */
async function expectFocusInStatus(page: Page) {
  await expect(page.locator('[role=status]:focus, [aria-live]:focus')).toHaveCount(1);
}

test('a check without end ends with the page, or is cancelled', async ({ page }) => {
  const letGo = await stuckAt(page, 'check');
  await openPage(page, '/lager/packliste');
  await chooseTemplate(page, 'endlos.docx', restyled, '«endlos.docx» wird geprüft …');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 von 40')).toBeVisible();
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
  await cancel(page);
  const cancelled = 'Die Prüfung von «endlos.docx» ist abgebrochen. Das Original bleibt aktiv.';
  await expect(page.getByText(cancelled)).toBeVisible();

  await chooseTemplate(page, 'endlos.docx', restyled, '«endlos.docx» wird geprüft …');
  const workers = page.workers().length;
  await page.getByRole('link', { name: 'Lager', exact: true }).click();
  await eventually(() => page.workers().length).toBe(workers - 1);
  await page.getByRole('link', { name: 'Packliste' }).click();
  await page.getByText('Aussehen', { exact: true }).click();
  await expect(page.getByText('Die Prüfung von «endlos.docx» ist abgebrochen.')).toBeVisible();
  await letGo();
  await chooseTemplate(page, 'unsere.docx', restyled);
});

test.describe('beside the preview', { tag: '@long' }, () => {
  test.use({ viewport: { width: 1400, height: 900 }, idleWork: true });

  test('filling without end can be cancelled, and the original fills', async ({ page }) => {
    const letGo = await stuckAt(page, 'fill');
    await openPage(page, '/lager/packliste');
    await page.getByRole('checkbox').first().check();
    await chooseTemplate(page, 'endlos.docx', restyled);
    await page.getByRole('button', { name: 'Dokument generieren' }).click();
    await expect(page.getByRole('button', { name: 'Dokument wird erstellt …' })).toBeVisible();
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByText('2 von 40')).toBeVisible();

    await cancel(page);
    await expect(page.getByRole('alert')).toContainText('Abgebrochen, es gibt kein Dokument.');
    await letGo();
    await page.getByRole('button', { name: 'Original verwenden', exact: true }).click();
    expect(paragraphsOf((await press(page)).bytes)).toHaveLength(3);
    const paper = page.frameLocator('iframe[title="Vorschau: Packliste.docx"]');
    await expect(paper.locator('article p')).toHaveCount(3);
  });

  test('a document too long for the preview is said, and made all the same', async ({ page }) => {
    await openPage(page, '/lager/packliste');
    const sentence = page.getByText('Dieses Dokument ist zu lang für die Vorschau.');
    const pages = `<w:p>${'<w:r><w:br w:type="page"/></w:r>'.repeat(201)}</w:p>`;
    const template = bodyWith(await templateBytes('packliste'), pages);
    await chooseTemplate(page, 'lang.docx', template);
    await expect(sentence).toBeVisible();
    expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
    await page.getByRole('button', { name: 'Original verwenden', exact: true }).click();
    await expect(sentence).toBeHidden();
  });
});
