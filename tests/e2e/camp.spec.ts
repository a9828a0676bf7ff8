import { expect } from '@playwright/test';
import { savedInputOf } from '../support/paper';
import { openConcept, openFile } from './actions';
import { expectNothingByAxe } from './axe';
import { boxOf } from './layout';
import { clock, idle, test } from './site';

const tag = [idle.tag, clock.tag];

test('a camp that is over moves by a year of whole weeks', { tag }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-11-21T12:00:00'));
  await openConcept(page, { width: 360, height: 640 });
  const move = page.getByRole('button', { name: 'Daten in die Zukunft verschieben' });
  await page.getByLabel('Lagername').fill('Sola');
  await expect(move).toBeHidden();
  await page.getByLabel('Startdatum').fill('2027-07-10');
  await move.click();
  await expect(page.getByText(/Um 52 Wochen verschoben/)).toBeFocused();
  await expect(move).toBeHidden();
  await expect(page.getByLabel('Startdatum')).toHaveValue('2028-07-08');
  await expect(page.getByLabel('Lagername')).toHaveValue('Sola');

  // A file of last year brings another camp that can be moved.
  const input = { startDate: '2026-07-11', emergencyPhone: '079 555 01 11' };
  const slug = 'allgemeines-sicherheitskonzept';
  await openFile(page, 'Lager.lagerkiste.json', savedInputOf({ slug, input }));
  await expect(move).toBeVisible();
  // The message about the file and the message about the camp are two boxes.
  const file = page.locator('.notices > [role=status]');
  const camp = file.locator('+ .input-notice');
  expect((await boxOf(file)).bottom).toBeLessThan((await boxOf(camp)).top);

  // The question about the folder and the start page also say that the camp is over.
  await page.getByRole('link', { name: 'Lagerkiste' }).first().click();
  await page.getByRole('button', { name: 'Lagermappe herunterladen' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Dieses Lager ist vorbei.');
  // On a phone, the message and the usual choices have a line each or two, so that the documents are visible.
  const topOf = async (name: string) => (await boxOf(question.getByRole('button', { name }))).y;
  expect(await topOf('Hauslager')).toBe(await topOf('Zeltlager'));
  expect((await boxOf(question.locator('.input-notice'))).height).toBeLessThan(64);
  await expect(question.getByLabel('ToDo Liste')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expectNothingByAxe(page, '.start');
  await move.click();
  await expect(page.getByText(/Um 104 Wochen verschoben/)).toBeFocused();
  await expect(page.getByLabel('Startdatum')).toHaveValue('2028-07-08');
  await expect(move).toBeHidden();
});
