import { expect, type Page } from '@playwright/test';
import { savedInputOf } from '../support/paper';
import { paragraphsOf } from '../support/readDocx';
import { asksBeforeUnload, noticeOf, openConcept, openFile, press, row } from './actions';
import { eventually, idle, openPage, test } from './site';

const concept = '/lager/allgemeines-sicherheitskonzept';

/** Resets the form without a `reset` event, as Safari does on the way back to a page. */
async function resetUntold(page: Page) {
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    addEventListener('reset', (event) => event.stopImmediatePropagation(), { capture: true });
    form.reset();
  });
}

test('a camp whose tab was killed goes on from its document', async ({ page, context }) => {
  await openConcept(page);
  await page.getByLabel('Lagername').fill('Sola Zürich');
  await page.getByLabel('144 Ambulanz').check();
  await row(page, 'Leiter / Leiterin 1').getByLabel('Pfadiname').fill('Zora');
  await page.getByLabel('Eine im Voraus bestimmte Person').check();
  await page.getByLabel('Lead im Notfall').selectOption('Zora');
  expect(await asksBeforeUnload(page)).toBe(true);
  const { name, bytes } = await press(page, 'Sicherheitskonzept generieren');
  expect(await asksBeforeUnload(page)).toBe(false);
  await page.close();

  const next = await context.newPage();
  await openPage(next, concept);
  await openFile(next, name, bytes);
  await expect(noticeOf(next)).toContainText(`«${name}» ist geöffnet.`);
  await expect(noticeOf(next)).toBeFocused();
  await expect(next.locator('.fold[open] > summary')).toHaveText('Was und wann');
  const lead = next.getByLabel('Lead im Notfall');
  await expect(lead.locator('option')).toHaveText(['Bitte wählen', 'Zora']);
  await expect(next.getByLabel('Lagername')).toHaveValue('Sola Zürich');
  await expect(next.getByLabel('144 Ambulanz')).toBeChecked();
  await expect(lead.locator(':checked')).toHaveText('Zora');
  await next.getByRole('heading', { name: 'Leitungsteam' }).click();
  await row(next, 'Leiter / Leiterin 1').getByLabel('Vorname').fill('Lea');
  const document = await press(next, 'Sicherheitskonzept generieren');
  expect(JSON.stringify(paragraphsOf(document.bytes))).toContain('Lea');
});

test('what is entered survives a browser that resets the form by itself', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByLabel(/Zahn/).check();
  await resetUntold(page);
  await expect(page.getByLabel(/Zahn/)).toBeChecked();

  await openPage(page, concept);
  const name = page.getByLabel('Lagername');
  await name.fill('Sola Tannenweid');
  await page.getByLabel('Lagerart').selectOption('Zeltlager');
  await page.getByLabel(/^Notruf-Plakat/).check();
  for (const _ of ['once', 'twice']) {
    await resetUntold(page);
    await expect(name).toHaveValue('Sola Tannenweid');
    await expect(page.getByLabel('Lagerart')).toHaveValue('Zeltlager');
    await expect(page.getByLabel(/^Notruf-Plakat/)).toBeChecked();
  }
});

test('a file that is dropped anywhere, also on the preview, is opened', idle, async ({ page }) => {
  await openPage(page, '/lager/todo-liste');
  const input = { startDate: '2027-07-12' };
  const content = savedInputOf({ slug: 'todo-liste', input });
  const dropOf = (texts: string[]) =>
    page.evaluateHandle((all) => {
      const dropped = new DataTransfer();
      for (const text of all) dropped.items.add(new File([text], 'ToDo.lagerkiste.json'));
      return dropped;
    }, texts);
  const [transfer, two] = [await dropOf([content]), await dropOf([content, content])];
  const refusal = page.waitForEvent('dialog');
  const drop = page.locator('h1').dispatchEvent('drop', { dataTransfer: two });
  expect((await refusal).message()).toContain('eine Datei nach der andern');
  await (await refusal).accept();
  await drop;
  // A frame that is not covered would take the drop.
  const isCovered = () =>
    page.locator('.preview-aside iframe').evaluate((frame) => {
      const { left, top } = frame.getBoundingClientRect();
      return document.elementFromPoint(left + 9, top + 9) !== frame;
    });
  await page.locator('h1').dispatchEvent('dragover', { dataTransfer: transfer });
  await eventually(isCovered).toBe(true);
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: transfer });
  await eventually(isCovered).toBe(false);
  await expect(page.getByLabel('Startdatum')).toHaveValue('2027-07-12');
});
