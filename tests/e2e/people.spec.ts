import { expect } from '@playwright/test';
import { isSettled, openConcept, paste, row, test } from './site';

test('a row shows names and numbers whole, in the order of its focus', async ({ page }) => {
  await openConcept(page);
  await page.getByRole('button', { name: 'Ausbildung', exact: true }).click();
  const name = row(page, 'Coach 1').getByLabel('Pfadiname');
  const number = row(page, 'Coach 1').getByLabel('Telefonnummer');
  await number.fill('+41 78 622 10 21');
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await number.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(120);
    const stops = await row(page, 'Coach 1')
      .locator('input:visible, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [at, { bottom }] of stops.entries()) {
      expect(bottom, `${width} px, stop ${at}`).toBeGreaterThan(stops[at - 1]?.top ?? 0);
    }
  }
});

test('people out of a table fill rows, and go to another list with all they have', async ({
  page,
}) => {
  await openConcept(page);
  const cook = row(page, 'Koch / Köchin 1');
  const field = row(page, 'Leiter / Leiterin 1').getByLabel('Vorname');
  // In what holds nobody, nobody is looked for.
  expect(await paste(field, 'a@b.ch\nc@d.ch')).toBe(true);
  expect(await paste(field, 'Vorname\tÜbername\tKurs\nAnna\tBalu\tJ+S\nBeat\t\t')).toBe(false);
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await expect(leaders.getByText('2 Zeilen eingefügt.')).toBeVisible();
  await expect(row(page, 'Leiter / Leiterin 1').getByLabel('Ausbildung')).toHaveValue('J+S');
  await page.getByLabel('Ein Notfallauto steht').check();
  const driver = page.getByLabel('Das Notfallauto wird gefahren von:');
  await driver.selectOption('Balu');

  await leaders.getByRole('button', { name: 'Balu verschieben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Balu verschieben' });
  const place = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 300);
  await isSettled(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(dialog.getByRole('button')).toHaveText([
    'Hauptlagerleitung',
    'Küche',
    'Coaches',
    'Abteilungsleitung',
    'Abbrechen',
  ]);
  await dialog.getByRole('button', { name: 'Küche' }).click();
  await expect(cook.getByLabel('Vorname')).toBeFocused();
  await expect(cook.getByLabel('Vorname')).toHaveValue('Anna');
  await expect(cook.getByLabel('Ausbildung')).toHaveValue('J+S');
  await expect(driver.locator(':checked')).toHaveText('Balu');
  await expect(leaders.getByLabel('Vorname')).toHaveValue('Beat');
});
