import { expect, type Page } from '@playwright/test';
import { paragraphsOf } from '../support/readDocx';
import { openPage, press, test } from './site';

test.use({ idleWork: true });

const texts = (bytes: Uint8Array) => paragraphsOf(bytes).map(({ text }) => text);

const extra = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Auf Wunsch im Dokument' }).getByRole('checkbox', { name });

test('a pact is signed by as many as somebody says', async ({ page }) => {
  await openPage(page, '/lager/lagerpakt');
  const count = page.getByLabel('Wie viele unterschreiben?');
  await page.getByRole('checkbox').first().check();
  const plain = texts((await press(page)).bytes);
  expect(plain.filter(Boolean)).toHaveLength(3);
  await expect(count).toBeHidden();

  await extra(page, 'Mit Unterschriften').check();
  await expect(count).toHaveValue('24');
  await count.fill('6');
  const signed = texts((await press(page)).bytes);
  expect(signed.slice(0, 3)).toEqual(['Lagerpakt', 'Das gilt in unserem Lager:', plain[2]]);
  expect(signed.join('\n')).toContain('Ort, Datum');

  await count.fill('8');
  const more = texts((await press(page)).bytes);
  expect(more.length - signed.length).toBe(6);
});

test('a packing list to tick off shows its groups, in the preview too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/lager/packliste');
  const paper = page.locator('iframe[title^="Vorschau:"]').contentFrame().locator('article');
  await page.getByRole('checkbox').first().check();
  await expect(paper).toContainText('Unterwäsche');
  await expect(paper).not.toContainText('Kleider');
  await extra(page, 'Zum Abhaken').check();
  await expect(paper).toContainText('Kleider');
  expect(texts((await press(page)).bytes)).toContain('Kleider');
});

test('ticked extras travel in the link, and is reset with the rest', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/lager/todo-liste');
  await extra(page, 'Wer?').check();
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Kopiert.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await openPage(page, link);
  await expect(extra(page, 'Wer?')).toBeChecked();
  await page.getByRole('button', { name: 'Alles zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
  await expect(extra(page, 'Wer?')).not.toBeChecked();
});

test('the preview shows what stands before a point: a dot, or a box to tick', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const paper = page.locator('iframe[title^="Vorschau:"]').contentFrame().locator('article');
  const mark = (text: string) =>
    paper
      .locator('p', { hasText: text })
      .evaluate((point) => getComputedStyle(point, '::before').content.slice(1, 2));
  await openPage(page, '/lager/lagerpakt');
  await page.getByRole('checkbox').first().check();
  await expect.poll(() => mark('ausreden')).toBe('•');
  await openPage(page, '/lager/packliste');
  await page.getByRole('checkbox').first().check();
  await expect.poll(() => mark('Unterwäsche')).toBe('•');
  await extra(page, 'Zum Abhaken').check();
  await expect.poll(() => mark('Unterwäsche')).toBe('☐');
});
