import { expect } from '@playwright/test';
import { pointBoxes, printedBy } from './actions';
import { goTo, openPage, test } from './site';

const line = 'Sommerlager Bergheim · Pfadi Sagenwald · 12.7.2027 – 24.7.2027';

test('a camp stands in all documents, wherever it is typed', async ({ page }) => {
  await openPage(page, '/');
  await page.getByLabel('Wie heisst euer Lager?').fill('Sommerlager Bergheim');
  await page.getByLabel('Abteilung oder Schar').fill('Pfadi Sagenwald');
  await page.getByLabel('Startdatum').fill('2027-07-12');
  await page.getByLabel('Enddatum').fill('2027-07-24');
  await page.getByRole('link', { name: 'Packliste', exact: true }).click();
  await pointBoxes(page).first().check();
  expect(await printedBy(page)).toContain(line);

  await goTo(page, 'Allgemeines Sicherheitskonzept');
  await expect(page.getByLabel('Lagername')).toHaveValue('Sommerlager Bergheim');
  await page.getByLabel('Enddatum').fill('2027-07-25');
  const concept = await printedBy(page, 'Sicherheitskonzept generieren');
  expect(concept).toEqual(expect.arrayContaining(['Pfadi Sagenwald', '12.7.2027 – 25.7.2027']));

  await goTo(page, 'ToDo Liste');
  await page.getByLabel('Enddatum').fill('2027-07-26');
  await goTo(page, 'Lagerpakt');
  await pointBoxes(page).first().check();
  const departement = page.getByLabel('Abteilung oder Schar');
  await expect(departement).toBeHidden();
  await page.getByText('Euer Lager').click();
  await departement.fill('Pfadi Tannwald');
  await goTo(page);
  await expect(page.getByLabel('Enddatum')).toHaveValue('2027-07-26');
  await expect(departement).toHaveValue('Pfadi Tannwald');
  await expect(page.getByText('Das Lager hat noch kein Datum.')).toBeHidden();
});
