import { expect } from '@playwright/test';
import { checklists, frameOf, linesOf, pointStyle } from '../support/checklists';
import { paragraphsOf } from '../support/readDocx';
import { downloadsOf, hold, openPage, press, test } from './site';

for (const generator of checklists) {
  const { slug, path, name } = generator;
  test(`${name}: what is ticked stands in the document, in the order of the list`, async ({
    page,
  }) => {
    const fileName = generator.fileName(generator.readInput({}));
    await openPage(page, path);
    const labels = page.locator('form fieldset:not(.extras) label');
    const texts = await labels.allInnerTexts();
    const chosen = [texts.length - 1, 0, 3];
    for (const index of chosen) await labels.nth(index).click();
    await expect(page.getByText(`3 von ${texts.length}`)).toBeVisible();

    const expected = [
      ...(await frameOf(slug)),
      ...chosen
        .sort((a, b) => a - b)
        .map((index) => ({ style: pointStyle(slug), text: texts[index] })),
    ];
    const { name: savedName, bytes } = await press(page);
    expect(savedName).toBe(fileName);
    expect(linesOf(bytes)).toEqual(expected);
    await expect(page.getByText(`Heruntergeladen: ${fileName}`)).toBeVisible();
  });
}

test('Pflichtenheft: a job without a ticked task is left out', async ({ page }) => {
  await openPage(page, '/leitungsteam/pflichtenheft');
  for (const job of ['Material', 'Elternkontakt']) {
    await page.getByRole('group', { name: job }).getByRole('checkbox').first().check();
  }
  const texts = await page.locator('label:has([name]:checked)').allInnerTexts();
  const { name, bytes } = await press(page);
  expect(name).toBe('Pflichtenheft.docx');
  expect(linesOf(bytes)).toEqual([
    { style: 'Title', text: 'Pflichtenheft' },
    { style: 'GroupHeading', text: 'Elternkontakt' },
    { style: 'ListBullet', text: texts[0] },
    { style: 'GroupHeading', text: 'Material' },
    { style: 'ListBullet', text: texts[1] },
  ]);
});

test('ToDo: the deadlines carry the dates of the camp', async ({ page }) => {
  await openPage(page, '/lager/todo-liste');
  await page.getByLabel('Startdatum').fill('2048-02-29');
  await page.getByLabel('Enddatum').fill('2048-02-20');
  await expect(
    page.locator('.hint', { hasText: 'Das Enddatum liegt vor dem Startdatum.' }),
  ).toBeVisible();
  await page.getByLabel('Enddatum').fill('2048-03-07');
  await expect(
    page.locator('.hint', { hasText: 'Das Enddatum liegt vor dem Startdatum.' }),
  ).toBeHidden();
  const { name, bytes } = await press(page);
  expect(name).toBe('ToDo.docx');
  const headings = paragraphsOf(bytes).filter(({ style }) => style === 'GroupHeading');
  expect(headings.map(({ text }) => text)).toEqual([
    'Bis 28.2.2047',
    'Bis 29.10.2047',
    'Bis 29.11.2047',
    'Bis 29.12.2047',
    'Bis 29.1.2048',
    'Ab 7.3.2048',
  ]);
});

test('ToDo: without dates the deadlines are said in words', async ({ page }) => {
  await openPage(page, '/lager/todo-liste');
  for (const time of ['first', 'second']) {
    const texts = paragraphsOf((await press(page)).bytes).map(({ text }) => text);
    expect(texts, time).toContain('Bis 1 Jahr vor dem Lager');
    expect(texts, time).toContain('Ab Lagerende');
  }
});

test('one button ticks everything and takes it back', async ({ page }) => {
  await openPage(page, '/lager/lagerpakt');
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await expect(page.getByText('46 von 46')).toBeVisible();
  expect(linesOf((await press(page)).bytes)).toHaveLength(48);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(page.getByText('Das Dokument ist leer.')).toBeVisible();
  expect(linesOf((await press(page)).bytes)).toHaveLength(2);
});

test('the keyboard alone suffices', async ({ page }) => {
  await openPage(page, '/leitungsteam/regeln');
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  // Nine more boxes, the button of own points, the camp and the wish.
  for (let tabs = 0; tabs < 13; tabs += 1) await page.keyboard.press('Tab');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('Regeln_Leitungsteam.docx');
});

test('a tick made before the script arrived ends up in the document', async ({ page }) => {
  const letGo = await hold(page, '**/*.js');
  await page.goto('/lager/packliste', { waitUntil: 'commit' });
  await page.getByRole('checkbox').nth(1).check();
  // Pressed now, the browser itself would submit the form, reload the page and lose the tick.
  await expect(page.getByRole('button', { name: 'Dokument generieren' })).toBeDisabled();
  await letGo();
  await expect(page.getByText('1 von 40')).toBeVisible();
  expect(linesOf((await press(page)).bytes)).toHaveLength(2);
});

test('dates filled in before the script arrived bring up their hint', async ({ page }) => {
  const letGo = await hold(page, '**/*.js');
  await page.goto('/lager/todo-liste', { waitUntil: 'commit' });
  await page.getByLabel('Startdatum').fill('2028-02-29');
  await page.getByLabel('Enddatum').fill('2028-02-20');
  await letGo();
  await expect(
    page.locator('.hint', { hasText: 'Das Enddatum liegt vor dem Startdatum.' }),
  ).toBeVisible();
});

test('a double-click saves one file', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  const downloads = downloadsOf(page);
  await page.getByRole('button', { name: 'Dokument generieren' }).dblclick();
  await expect(page.getByText('Heruntergeladen: Packliste.docx')).toBeVisible();
  await press(page);
  // Of the double-click, and of the press after it.
  expect(downloads).toHaveLength(2);
});
