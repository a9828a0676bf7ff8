import { expect } from '@playwright/test';
import { textsOf } from '../support/readDocx';
import { live, openPage, press, printedBy, test } from './site';

test('what is ticked stands in the document, in the order of the list', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  const labels = page.locator('.tick-groups label');
  const texts = await labels.allInnerTexts();
  const last = texts.length - 1;
  for (const index of [last, 0, 3]) await labels.nth(index).click();
  await expect(page.getByText(`3 von ${texts.length}`)).toBeVisible();
  const { name, bytes } = await press(page);
  expect(name).toBe('Packliste.docx');
  expect(textsOf(bytes)).toEqual(['Packliste', ...[0, 3, last].map((index) => texts[index])]);
  await expect(page.getByText('Heruntergeladen: Packliste.docx')).toBeVisible();

  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await expect(page.getByText(`${texts.length} von ${texts.length}`)).toBeVisible();
  expect(await printedBy(page)).toEqual(['Packliste', ...texts]);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(page.getByText(`0 von ${texts.length}`)).toBeVisible();
  expect(await printedBy(page)).toEqual(['Packliste']);
});

test(
  'two presses make a packing list; another choice takes the place of the first',
  live,
  async ({ page }) => {
    await openPage(page, '/lager/packliste');
    const choose = (kind: string) =>
      page.getByRole('button', { name: `Übliche Auswahl ${kind}` }).click();
    const undo = page.locator('.undo');
    await choose('Zeltlager');
    const summer = await printedBy(page);
    expect(summer).toContain('Mätteli, gut isolierend');

    await page.getByLabel('Höchstens 30 Franken Sackgeld').check();
    await choose('Hauslager');
    await expect(undo).toContainText('4 abgewählt.');
    const house = await printedBy(page);
    expect(house).toContain('Badekleid oder Badehose');
    await choose('Winterlager');
    await expect(undo).toContainText('1 angekreuzt, 4 abgewählt.');
    const winter = await printedBy(page);
    expect(winter).toContain('Höchstens 30 Franken Sackgeld');
    expect(winter).not.toContain('Badekleid oder Badehose');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('button', { name: 'Winterlager' })).toBeFocused();
    expect(await printedBy(page)).toEqual(house);
  },
);
