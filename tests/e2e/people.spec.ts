import { expect } from '@playwright/test';
import { openConcept, paste, row, test } from './site';

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

test('people out of a table fill rows, with the field for their training', async ({ page }) => {
  await openConcept(page);
  const field = row(page, 'Leiter / Leiterin 1').getByLabel('Vorname');
  // In what holds nobody, nobody is looked for.
  expect(await paste(field, 'a@b.ch\nc@d.ch')).toBe(true);
  expect(await paste(field, 'Vorname\tÜbername\tKurs\nAnna\tBalu\tJ+S\nBeat\t\t')).toBe(false);
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await expect(leaders.getByText('2 Zeilen eingefügt.')).toBeVisible();
  await expect(row(page, 'Leiter / Leiterin 1').getByLabel('Ausbildung')).toHaveValue('J+S');
});
