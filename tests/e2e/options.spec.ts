import { expect, type Page } from '@playwright/test';
import { textsOf } from '../support/readDocx';
import { eventually, openPage, press, test } from './site';

const option = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Auf Wunsch im Dokument' }).getByRole('checkbox', { name });

test('a pact is signed by as many as wanted', async ({ page }) => {
  await openPage(page, '/lager/lagerpakt');
  const count = page.getByLabel('Wie viele unterschreiben?');
  await expect(count).toBeHidden();
  await option(page, 'Mit Unterschriften').check();
  await expect(count).toHaveValue('24');
  await count.fill('6');
  const signed = textsOf((await press(page)).bytes);
  await count.fill('8');
  expect(textsOf((await press(page)).bytes).length - signed.length).toBe(3);
});

test.describe('the preview', () => {
  test.use({ idleWork: true, viewport: { width: 1280, height: 900 } });

  test('shows what stands before a point: a dot, or a box to tick', async ({ page }) => {
    const paper = page.locator('iframe[title^="Vorschau:"]').contentFrame().locator('article');
    const mark = (text: string) =>
      paper
        .locator('p', { hasText: text })
        .evaluate((point) => getComputedStyle(point, '::before').content.slice(1, 2));
    await openPage(page, '/lager/packliste');
    await page.getByRole('checkbox').first().check();
    await eventually(() => mark('Unterwäsche')).toBe('•');
    await option(page, 'Zum Abhaken').check();
    await eventually(() => mark('Unterwäsche')).toBe('☐');
  });
});
