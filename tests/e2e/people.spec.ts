import { expect } from '@playwright/test';
import { openConcept, paste, row, test } from './site';

test('people out of a table fill rows, which show names and numbers whole', async ({ page }) => {
  await openConcept(page);
  const field = row(page, 'Coach 1').getByLabel('Vorname');
  // A text without names of people is pasted as it is.
  expect(await paste(field, 'a@b.ch\nc@d.ch')).toBe(true);
  const table = 'Vorname\tÜbername\tHandy\tKurs\nAnna\tBalu\t+41 78 622 10 21\tJ+S\nBeat\t\t\t';
  expect(await paste(field, table)).toBe(false);
  const coaches = page.getByRole('group', { name: 'Coaches', exact: true });
  await expect(coaches.getByText('2 eingefügt.')).toBeVisible();
  await expect(row(page, 'Coach 1').getByLabel('Ausbildung')).toHaveValue('J+S');
  const name = row(page, 'Coach 1').getByLabel('Pfadiname');
  const number = row(page, 'Coach 1').getByLabel('Telefonnummer');
  await expect(number).toHaveValue('+41 78 622 10 21');
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
