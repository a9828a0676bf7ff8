import { expect, type Page } from '@playwright/test';
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

test('somebody goes to another list with all that is typed, and back', async ({ page }) => {
  await openConcept(page);
  const leader = row(page, 'Leiter / Leiterin 1');
  const cook = row(page, 'Koch / Köchin 1');
  await leader.getByLabel('Vorname').fill('Anna');
  await leader.getByLabel('Pfadiname').fill('Balu');
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await page.getByRole('button', { name: 'Ausbildung', exact: true }).click();
  await expect(row(page, 'Hauptlagerleitung 1').getByLabel('Ausbildung')).toBeFocused();
  await leader.getByLabel('Ausbildung').fill('J+S');
  await page.getByLabel('Ein Notfallauto steht').check();
  const driver = page.getByLabel('Das Notfallauto wird gefahren von:');
  await driver.selectOption('Balu');
  const chosen = driver.locator(':checked');

  await leader.getByRole('button', { name: 'Balu verschieben' }).click();
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
  await expect(chosen).toHaveText('Balu');
  const announced = page.locator('.announcements');
  await expect(announced).toContainText('Balu verschoben: Küche. Rückgängig ist möglich.');
  await expect(leaders.locator('.row')).toHaveCount(0);
  await leaders.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await page.keyboard.type('Beat');

  await cook.getByLabel('Nachname').fill('Müller');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const back = row(page, 'Leiter / Leiterin 2');
  await expect(back.getByLabel('Vorname')).toBeFocused();
  await expect(back.getByLabel('Nachname')).toHaveValue('Müller');
  await expect(leaders.getByLabel('Vorname')).toHaveCount(2);
  await expect(chosen).toHaveText('Balu');
  await expect(page.getByRole('group', { name: 'Küche', exact: true }).locator('.row')).toHaveCount(
    0,
  );
});

const list = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('people out of a table that is pasted into a field stand in their lists', async ({ page }) => {
  await openConcept(page);
  const field = row(page, 'Coach 1').getByLabel('Vorname');
  await field.fill('Zora');
  expect(await paste(field, 'Balu\n')).toBe(true);
  // In what holds nobody, nobody is looked for.
  expect(await paste(field, 'a@b.ch\nc@d.ch')).toBe(true);
  const table =
    'Nachname\tVorname\tE-Mail\tHandy\tFunktion\nMuster\tAnna\ta@b.ch\t079 555 20 10\tHL, Küche\n\tBeat\t\t\tKoch\n\tCem\t\t\tMaterial\n\tDana\n\tElla\t\t\tLeiterin';
  expect(await paste(field, table)).toBe(false);
  // A row that was empty is gone where somebody came.
  for (const [name, people] of [
    ['Hauptlagerleitung', ['Anna']],
    ['Leitungsteam', ['Ella']],
    ['Küche', ['Beat']],
    ['Coaches', ['Zora', 'Cem', 'Dana']],
    ['Abteilungsleitung', ['']],
  ] as const) {
    const names = list(page, name).getByLabel('Vorname');
    await expect(names).toHaveCount(people.length);
    for (const [index, one] of people.entries()) await expect(names.nth(index)).toHaveValue(one);
  }
  await expect(row(page, 'Coach 2').getByLabel('Vorname')).toBeFocused();
  await expect(row(page, 'Hauptlagerleitung 1').getByLabel('Telefonnummer')).toHaveValue(
    '079 555 20 10',
  );
  await expect(list(page, 'Coaches').getByText('5 Personen eingefügt.')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  for (const value of ['Anna', 'Ella', 'Beat', 'Cem', 'Dana']) {
    await expect(page.locator(`.row input[value="${value}"]`)).toHaveCount(0);
  }
  await expect(list(page, 'Coaches').getByRole('button', { name: 'hinzufügen' })).toBeFocused();
});
