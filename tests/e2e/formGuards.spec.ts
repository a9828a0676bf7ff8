import { expect } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { downloadsOf, openConcept, press, pressTwice, row } from './actions';
import { eventually, openPage, test } from './site';

test('no browser sends or keeps entries, nor keeps a control enabled', async ({ request }) => {
  for (const { path, name } of generatorEntries) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<form [^>]*autoComplete="off" method="dialog"/g), name).toHaveLength(1);
    const waiting = html.match(/<(button|input) [^>]*disabled=""[^>]*>/g) ?? [];
    expect(waiting.length, name).toBeGreaterThan(1);
    for (const tag of waiting) expect(tag.toLowerCase(), name).toContain('autocomplete="off"');
  }
});

test('rows and counts of the concept keep what is entered', async ({ page }) => {
  await openConcept(page);
  const remover = row(page, 'Coach 1').getByRole('button', { name: /entfernen$/ });
  await test.step('the wheel over a count scrolls the page and leaves the count', async () => {
    const count = page.getByLabel('Anzahl Teilnehmerinnen');
    await count.fill('14');
    await count.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(count).toHaveValue('14');
  });

  await test.step('a double-click on «entfernen» removes one row, and no key the next', async () => {
    for (const name of ['Ada', 'Ben', 'Cem']) {
      await page.getByRole('button', { name: 'Coach hinzufügen' }).click();
      await page.keyboard.type(name);
    }
    const coaches = page.getByRole('group', { name: 'Coaches' });
    const names = coaches.locator('.row').getByLabel('Vorname');
    await expect(names).toHaveCount(3);
    await pressTwice(remover);
    await expect(names).toHaveCount(2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(names).toHaveCount(2);
    for (const [at, name] of ['Ben', 'Cem'].entries()) {
      await expect(names.nth(at)).toHaveValue(name);
    }
    await remover.click();
    await expect(names).toHaveCount(1);
  });
});

test('Enter in a date saves a ToDo list; its year is asked, and it is sent', async ({ page }) => {
  await openPage(page, '/lager/todo-liste');
  await page.getByLabel('Startdatum').fill('0027-07-12');
  await page.getByLabel('Startdatum').press('Enter');
  await expect(page.getByText('Heruntergeladen: ToDo.docx')).toBeVisible();
  await expect(page.locator('.hint', { hasText: 'Meinst du 2027?' })).toBeVisible();
  // Where nothing can be copied, the address bar shows the address.
  await page.evaluate(() => delete (Navigator.prototype as { clipboard?: unknown }).clipboard);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Kopiere die Adresse aus der Adresszeile.')).toBeVisible();
  await expect(page).toHaveURL(/#auswahl=/);
});

test('a double-click on the generating button saves one file', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  const downloads = downloadsOf(page);
  await pressTwice(page.getByRole('button', { name: 'Dokument generieren' }));
  await expect(page.locator('.hint')).toHaveText('Heruntergeladen: Packliste.docx (nur der Titel)');
  await expect(page.getByText('0 Punkte')).toBeVisible();
  await eventually(() => downloads).toHaveLength(1);
  await press(page);
  // The double-click has made one download, and the later press has made the second download.
  expect(downloads).toHaveLength(2);
});
