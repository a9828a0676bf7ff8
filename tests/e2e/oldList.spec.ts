import { expect, type Page } from '@playwright/test';
import { textsOf } from '../support/readDocx';
import { expectContrastInTheDark, expectNoFindings } from './axe';
import { expectFieldsWithoutZoom, expectNoSidewaysScrolling } from './layout';
import { isReady, noticeOf, openFile, openPage, press, test } from './site';

const oldList = `Liebe Eltern
Schlafen:
- Schlafsack
- Leintuch
Waschzeug:
- Zahnbürste, Zahnpasta
- Frottiertuch
- Sackgäld max 20.-
Bis bald, euer Team`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Alte Liste' });
const column = (page: Page, name: string) => dialog(page).getByRole('region', { name });
const choice = (page: Page, line: string) => dialog(page).getByLabel(`«${line}»`);
const field = (page: Page) => page.getByLabel('Ein Punkt oder eine Person mit Nummer pro Zeile');

async function open(page: Page) {
  await isReady(page);
  await page.getByRole('button', { name: 'Liste einfügen' }).click();
}

async function sortList(page: Page, text: string) {
  await open(page);
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
}

test('an old list is looked through, corrected, taken, and in the document', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByLabel('Gummistiefel').check();
  await sortList(page, oldList);
  await expect(column(page, 'Angekreuzt')).toContainText('Zahnbürste, Zahnpasta');
  await expect(column(page, 'Eigener Punkt')).toContainText('Leintuch');
  await expect(column(page, 'Ausgelassen').getByRole('listitem')).toHaveCount(2);
  const asked = column(page, 'Bitte anschauen').getByRole('listitem');
  await expect(asked).toContainText(['Sackgäld max 20.-', 'Liebe Eltern', 'Bis bald']);
  const money = choice(page, 'Sackgäld max 20.-');
  await expect(money).toHaveAccessibleDescription('Ist das gemeint?');
  await money.selectOption('Dokumente, Medikamente und Geld');
  // What is answered keeps its place.
  await expect(asked.first()).toContainText('Sackgäld max 20.-');
  await expect(asked.first()).not.toContainText('Ist das gemeint?');
  await expect(choice(page, 'Leintuch').locator(':checked')).toHaveText('Schlafen');

  await choice(page, 'Frottiertuch').selectOption('Necessaire');
  await expect(choice(page, 'Frottiertuch')).toBeFocused();
  await expect(column(page, 'Eigener Punkt')).toContainText('Frottiertuch');
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(noticeOf(page)).toContainText(
    '2 Punkte angekreuzt, 3 eigene Punkte, 4 Zeilen ausgelassen.',
  );
  await expect(noticeOf(page)).toBeFocused();
  await expect(page.locator('form [name]:checked')).toHaveCount(3);
  const texts = textsOf((await press(page)).bytes);
  expect(texts).toEqual(expect.arrayContaining(['Leintuch', 'Frottiertuch']));
  expect(texts.filter((text) => /Gummistiefel|Schlafsack|Zahnbürste/.test(text))).toHaveLength(3);

  await page.getByRole('button', { name: 'Vorherige Eingaben wiederherstellen' }).click();
  await expect(page.locator('form [name]:checked')).toHaveCount(1);
});

test('a list can come from a text that Windows wrote', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await openFile(page, 'alt.txt', Buffer.from('Mätteli', 'latin1'));
  await expect(column(page, 'Angekreuzt')).toContainText('Mätteli');
});

test('what is no list is said, and stays in the field', async ({ page }) => {
  await openPage(page, '/lager/allgemeines-sicherheitskonzept');
  await sortList(page, 'Kein Mensch');
  await expect(page.getByRole('alert').getByText(/^Als Text gehen Listen/)).toBeVisible();
  await open(page);
  await expect(field(page)).toHaveValue('Kein Mensch');
  await field(page).fill('x'.repeat(50_000));
  await expect(field(page)).toHaveAccessibleDescription(/^Mehr hat hier nicht Platz/);
});

test('on a phone, the columns stand one under the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/lager/lagerpakt');
  await sortList(page, 'Wir hören sofort auf, wenn jemand «Stopp» sagt\nWir singen jeden Tag');
  const [first, second] = [column(page, 'Angekreuzt'), column(page, 'Ausgelassen')];
  const box = await first.boundingBox();
  expect((await second.boundingBox())?.x).toBe(box?.x);
  await expectNoSidewaysScrolling(page);
  await expectFieldsWithoutZoom(page);
  await expectNoFindings(page, 'dialog[open]');
  await expectContrastInTheDark(page, 'dialog[open]');
  const widths = await dialog(page).evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});
