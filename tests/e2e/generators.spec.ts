import { expect } from '@playwright/test';
import { noticeOf, pointBoxes, printedBy } from './actions';
import { live, openPage, test } from './site';

test('two presses make a packing list; another takes its place', live, async ({ page }) => {
  await openPage(page, '/lager/packliste');
  const choose = (kind: string) =>
    page.getByRole('button', { name: `Übliche Auswahl ${kind}` }).click();
  const undo = page.locator('.undo');
  await choose('Zeltlager');
  await page.getByLabel('Höchstens 30 Franken Sackgeld').check();
  await choose('Hauslager');
  await expect(undo).toContainText('5 weg.');
  const house = await printedBy(page);
  expect(house).toContain('Badekleid oder Badehose');
  await choose('Winterlager');
  await expect(undo).toContainText('5 dazu, 4 weg.');
  // A choice stays pressed until other points are ticked. Winter clothes are suggestions that the choice ticks.
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(0);
  await page.getByLabel('Höchstens 30 Franken Sackgeld').uncheck();
  await expect(pressed).toHaveText('Winterlager');
  await page.getByLabel('Höchstens 30 Franken Sackgeld').check();
  const winter = await printedBy(page);
  expect(winter).toContain('Winterschuhe, warm und dicht');
  expect(winter).toContain('Höchstens 30 Franken Sackgeld');
  expect(winter).not.toContain('Badekleid oder Badehose');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', { name: 'Winterlager' })).toBeFocused();
  expect(await printedBy(page)).toEqual(house);

  await page.getByRole('button', { name: 'Alles zurücksetzen' }).click();
  await expect(page.locator('form [name]:checked')).toHaveCount(0);
  await expect(noticeOf(page)).toContainText('Alles ist zurückgesetzt.');
  await noticeOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(pointBoxes(page).first()).toBeChecked();
});
