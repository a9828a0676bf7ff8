import { expect, type Locator, type Page } from '@playwright/test';
import { openConcept, paste, printedBy, row } from './actions';
import { expectNothingByAxe } from './axe';
import { test } from './site';

const list = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const valuesOf = (rows: Locator) =>
  rows.locator('.row').evaluateAll((all) =>
    all.map((one) => {
      const fields = one.querySelectorAll<HTMLInputElement>('input:not([type=hidden])');
      return Array.from(fields, ({ value }) => value).join('|');
    }),
  );

test('Enter in the last field adds a row, and a pasted table its fields', async ({ page }) => {
  await openConcept(page);
  const firstName = (at: number) => row(page, `Coach ${at}`).getByLabel('Vorname');
  const last = row(page, 'Coach 1').getByLabel('Telefonnummer');
  // Enter adds no row below an empty row.
  await last.press('Enter');
  await expect(firstName(2)).toHaveCount(0);
  await last.fill('079 555 20 10');
  await firstName(1).press('Enter');
  await expect(firstName(2)).toHaveCount(0);
  for (const _ of ['adds a row', 'goes to it']) {
    await last.press('Enter');
    await expect(firstName(2)).toBeFocused();
  }
  await expect(firstName(3)).toHaveCount(0);
  await test.step('people out of a table fill rows', () => expectPeople(page));
  await expectNothingByAxe(page, 'fieldset.rows');

  await page.getByLabel('Startdatum').fill('2027-07-12');
  const activities = list(page, 'Was und wann');
  const name = row(page, 'Aktivität 1').getByLabel('Aktivität', { exact: true });
  await paste(name, '20.7.\tBaden\n22.7.\tHike');
  expect(await valuesOf(activities)).toEqual(['Baden|2027-07-20', 'Hike|2027-07-22']);
  await paste(name, 'Aktivität\tWer leitet?\nKlettern\tBalu');
  expect((await valuesOf(activities)).at(-1)).toBe('Klettern||Balu||||');
  await expect(row(page, 'Aktivität 3').getByLabel('Aktivität', { exact: true })).toBeFocused();
  // A field for a sentence accepts a text of two lines.
  const abort = row(page, 'Aktivität 1').getByLabel('Abbruchgründe');
  expect(await paste(abort, 'Gewitter,\nHochwasser')).toBe(true);
  await test.step('a table fills units up to 200, and goes again', () => expectUnits(page));
});

async function expectPeople(page: Page) {
  const leader = row(page, 'Leiter / Leiterin 1');
  const field = leader.getByLabel('Vorname');
  // A text without names of people is pasted as it is.
  expect(await paste(field, 'a@b.ch\nc@d.ch')).toBe(true);
  const table = 'Vorname\tÜbername\tHandy\tKurs\nAnna\tBalu\t+41 78 622 10 21\tJ+S\nBeat\t\t\t';
  expect(await paste(field, table)).toBe(false);
  const leaders = list(page, 'Leitungsteam');
  await expect(leaders.getByText('2 eingefügt.')).toBeVisible();
  await expect(leader.getByLabel('Ausbildung')).toHaveValue('J+S');
  const name = leader.getByLabel('Pfadiname');
  const number = leader.getByLabel('Telefonnummer');
  await expect(number).toHaveValue('+41 78 622 10 21');
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await number.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(120);
    const stops = await leader
      .locator('input:visible, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const remove = stops.pop();
    const above = stops.filter(({ bottom }, at) => bottom <= stops[at - 1]?.top);
    expect(above, `${width} px`).toEqual([]);
    // On a phone, the button is beside the name of the row, and the focus goes from it to the first field.
    expect(remove.top < stops[0]?.top, `${width} px`).toBe(width === 360);
    await leader.getByRole('button', { name: /entfernen$/ }).focus();
    await page.keyboard.press(width === 360 ? 'Tab' : 'Shift+Tab');
    await expect(width === 360 ? field : leader.locator('input:visible').last()).toBeFocused();
  }
}

async function expectUnits(page: Page) {
  const units = list(page, 'Einheiten');
  await row(page, 'Einheit 1').getByLabel('Name der Einheit').fill('Meute Rikki');
  await page.getByRole('button', { name: 'Einheit hinzufügen' }).click();
  const field = row(page, 'Einheit 2').getByLabel('Name der Einheit');
  expect(await paste(field, 'Trupp Habicht\n')).toBe(true);
  const table = 'Trupp Habicht\tTannwald\tChur\nTrupp Milan\tTannwald\tChur';
  expect(await paste(field, table)).toBe(false);
  const filled = ['Meute Rikki|||', 'Trupp Habicht|Tannwald|Chur|', 'Trupp Milan|Tannwald|Chur|'];
  expect(await valuesOf(units)).toEqual(filled);
  await expect(field).toBeFocused();
  const printed = await printedBy(page, 'Sicherheitskonzept generieren');
  expect(printed).toContain('Trupp Milan, Tannwald, Chur');
  await expect(units.getByText('2 eingefügt.')).toBeVisible();
  await units.getByRole('button', { name: 'Rückgängig' }).click();
  expect(await valuesOf(units)).toEqual(['Meute Rikki|||']);
  await expect(units.getByRole('button', { name: 'Einheit hinzufügen' })).toBeFocused();

  const lines = Array.from({ length: 203 }, (_, index) => `Fähnli ${index}`);
  await paste(row(page, 'Einheit 1').getByLabel('Name der Einheit'), lines.join('\n'));
  await expect(units.locator('.row')).toHaveCount(200);
  await expect(units.getByRole('alert')).toHaveText(/^Hier haben 200 Zeilen Platz, mehr/);
  await units.locator('button.add').click();
  await expect(units.locator('.row')).toHaveCount(200);
  await page.getByRole('button', { name: 'Einheit 1 entfernen' }).click();
  await expect(units.getByRole('alert')).toHaveCount(0);
}
