import { expect, type Page } from '@playwright/test';
import { savedInputOf } from '../support/paper';
import { openConcept } from './actions';
import { eventually, idle, openPage, test } from './site';

/** Resets the form without a `reset` event, as Safari does on the way back to a page. */
async function resetUntold(page: Page) {
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    addEventListener('reset', (event) => event.stopImmediatePropagation(), { capture: true });
    form.reset();
  });
}

test('what is entered survives a browser that resets the form by itself', async ({ page }) => {
  await openConcept(page);
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
