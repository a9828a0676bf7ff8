import { expect } from '@playwright/test';
import { checklists, frameOf, linesOf, pointStyle } from '../support/checklists';
import { hold, openPage, press, test } from './site';

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

test('one button ticks everything and takes it back', async ({ page }) => {
  await openPage(page, '/lager/lagerpakt');
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await expect(page.getByText('46 von 46')).toBeVisible();
  expect(linesOf((await press(page)).bytes)).toHaveLength(48);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(page.getByText('Das Dokument ist leer.')).toBeVisible();
  expect(linesOf((await press(page)).bytes)).toHaveLength(2);
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
