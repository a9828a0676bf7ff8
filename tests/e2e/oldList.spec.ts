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
- Seife
Zu Hause bleiben
- Sackmesser
- Smartwatch`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Alte Liste' });
const ticked = (page: Page) => dialog(page).getByRole('region', { name: 'Wird angekreuzt' });
const added = (page: Page) => dialog(page).getByRole('form', { name: 'Kommt dazu' });
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

test('an old list is looked through, taken, in the document, and taken back', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByLabel('Gummistiefel').check();
  await sortList(page, oldList);
  await expect(ticked(page).getByRole('listitem')).toHaveText([/^Schlafsack/]);
  await expect(added(page).getByRole('group', { name: 'Schlafen' })).toContainText('Leintuch');
  await expect(added(page).getByRole('checkbox')).toHaveCount(4);
  await added(page).getByLabel('Liebe Eltern').uncheck();
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(noticeOf(page)).toContainText('Aus der Liste angekreuzt: 1, als eigene Punkte: 3.');
  await expect(noticeOf(page)).toBeFocused();
  await expect(page.locator('form [name=ticked]:checked')).toHaveCount(2);
  const texts = textsOf((await press(page)).bytes);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Leintuch',
      'Waschzeug: Zahnbürste, Zahnpasta; Seife',
      'Zu Hause bleiben: Sackmesser, Smartwatch',
    ]),
  );
  expect(texts.filter((text) => /^Sackmesser|Liebe Eltern/.test(text))).toEqual([]);

  await page.getByRole('button', { name: 'Vorherige Eingaben wiederherstellen' }).click();
  await expect(page.locator('form [name]:checked')).toHaveCount(1);

  await test.step('a list can come from a text that Windows wrote', async () => {
    await openFile(page, 'alt.txt', Buffer.from('Mätteli', 'latin1'));
    await expect(ticked(page)).toContainText('Mätteli');
  });
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

// The longest line that a list may have, so often as a text has room for it: each once took seconds.
test('a text of signs alone does not freeze the page', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  for (const sign of ['/', '1', ';', 'aa', '"']) {
    await open(page);
    await field(page).fill(sign.repeat(49_000 / sign.length));
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByRole('alert').getByText(/^Als Text gehen Listen/)).toBeVisible();
  }
});

test('on a phone, the dialog has room for long words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/lager/lagerpakt');
  await sortList(
    page,
    `Wir helfen einander, ohne dass uns jemand darum bitten muss\n${'Ämtli'.repeat(30)}`,
  );
  await expect(ticked(page)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectFieldsWithoutZoom(page);
  await expectNoFindings(page, 'dialog[open]');
  await expectContrastInTheDark(page, 'dialog[open]');
  const widths = await dialog(page).evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});
