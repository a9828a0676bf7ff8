import { expect, type Page } from '@playwright/test';
import { fixture } from '../support/files';
import { savedInputOf } from '../support/paper';
import { textsOf } from '../support/readDocx';
import { pasted } from '../support/table';
import { enterList, noticeOf, openFile, press } from './actions';
import { expectNothingByAxe } from './axe';
import { expectFieldsWithoutZoom } from './layout';
import { hold, isReady, isSettled, openPage, scriptOf, test } from './site';

const oldList = pasted(
  'Liebe Eltern¶Schlafen:¶- Schlafsack¶- Leintuch¶Waschzeug:¶- Zahnbürste, Zahnpasta¶- Seife¶- Seil¶Zu Hause bleiben¶- Sackmesser¶- Smartwatch',
);

const field = (page: Page) => page.getByLabel('Ein Punkt oder eine Person mit Nummer pro Zeile');

async function open(page: Page) {
  await isReady(page);
  await page.getByRole('button', { name: 'Liste einfügen' }).click();
}

const uses = (page: Page) => page.getByRole('dialog').getByRole('status');

test('an old list is taken, in the document, and taken back', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByLabel('Gummistiefel').check();
  // The example in the empty field can be pasted.
  await open(page);
  const [thing = '', person = ''] = await field(page).evaluate(
    ({ placeholder }: HTMLTextAreaElement) => placeholder.split('\n'),
  );
  await field(page).fill(thing);
  await expect(uses(page)).toHaveText('angekreuzt: 1');
  await field(page).fill(person);
  await expect(uses(page)).toHaveText('Küche 1');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await enterList(page, oldList);
  await expect(noticeOf(page)).toContainText('Aus «Liste» übernommen (angekreuzt: 3, ');
  await expect(noticeOf(page)).toBeFocused();
  await expect(page.locator('form [name=ticked]:checked')).toHaveCount(4);
  await expect(noticeOf(page)).toContainText('Als Überschrift gelesen: «Liebe Eltern», ');
  await page.locator('.own-point:has([value="Seil"]) button').click();
  const texts = textsOf((await press(page)).bytes);
  const own = ['Leintuch', 'Zu Hause bleiben: Sackmesser, Smartwatch'];
  expect(texts).toEqual(expect.arrayContaining(own));
  expect(texts.filter((text) => /^Sackmesser|^Seil|Liebe Eltern/.test(text))).toEqual([]);

  await noticeOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator('form [name]:checked')).toHaveCount(1);

  const saved = savedInputOf({ slug: 'packliste', input: {} });
  await open(page);
  await field(page).fill(saved);
  await page.keyboard.press('Escape');
  await test.step('a list can come from a text that Windows wrote', async () => {
    await openFile(page, 'alt.txt', Buffer.from('Mätteli', 'latin1'));
    await expect(page.getByLabel(/^Mätteli/)).toBeChecked();
  });
  await open(page);
  await expect(field(page)).toHaveValue(saved);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await open(page);
  await expect(field(page)).toHaveValue('');
});

test('what is pasted outside of a field is opened', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.evaluate((text) => navigator.clipboard.writeText(text), oldList);
  const place = page.getByLabel('Lagername');
  await page.getByRole('heading', { name: 'Euer Lager' }).click();
  await place.focus();
  await page.keyboard.press('Control+v');
  await expect(place).not.toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('h1').click();
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue(oldList);
  await page.getByRole('button', { name: 'In «Packliste» übernehmen' }).click();
  await expect(noticeOf(page)).toContainText('Aus «Liste» übernommen (angekreuzt: 3, ');

  const bytes = Array.from(fixture('broken/packliste/Bild'));
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(content)], 'Foto.docx'));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, bytes);
  await expect(page.getByRole('alert').filter({ hasText: /Foto\.docx.*ein Bild/ })).toBeVisible();
});

test('what is no list is said and stays in the field', async ({ page }) => {
  const letGo = await hold(page, scriptOf('check'));
  await openPage(page, '/lager/allgemeines-sicherheitskonzept', { width: 360, height: 740 });
  await open(page);
  const take = page.getByRole('button', { name: 'Übernehmen' });
  await take.click();
  await expect(uses(page)).toHaveText('Füge zuerst eine Liste ein.');
  await expect(field(page)).toBeFocused();
  await field(page).fill('Gummistiefel');
  await take.click();
  await expect(uses(page)).toHaveText('«Liste» wird gelesen …');
  const people = await field(page).getAttribute('placeholder');
  await field(page).fill(`${people}\nIda;;;079 555 66;HL`);
  await letGo();
  await expect(uses(page)).toHaveText(/^Hauptlagerleitung 2, Küche 1.* prüfen: «Ida»$/);
  await field(page).fill('---');
  await take.click();
  await expect(uses(page)).toHaveText(/^Darin steht keine Liste\. Schreib pro Zeile einen Punkt/);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('---');
  await field(page).fill('x'.repeat(50_001));
  await expect(uses(page)).toHaveText(/^Mehr als 50’000 Zeichen/);
  await page.keyboard.press('Escape');
  await open(page);
  await expect(field(page)).toHaveValue(/^x{50001}$/);
  await expectFieldsWithoutZoom(page);
  await field(page).fill('');
  const wide = 'Vorname\tName\tPfadiname\tNatel\tJob\tAdresse';
  await page.evaluate((text) => navigator.clipboard.writeText(text), wide);
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue(wide);
  await expect(field(page)).toHaveJSProperty('scrollLeft', 0);
  await expectNothingByAxe(page, 'dialog[open]');
});

test('an unclear list asks for its document in the same dialog', async ({ page }) => {
  await openPage(page, '/', { width: 360, height: 740 });
  await open(page);
  const list = 'Gamelle\nMätteli\nZahnbürste\nKein Alkohol im Lager\nNachtwache einteilen';
  await field(page).fill(list);
  await expect(uses(page)).toHaveText('Wohin gehört das?');
  const dialog = page.getByRole('dialog', { name: 'Liste einfügen' });
  await expect(dialog.locator('.primary')).toHaveText(/^Packliste/);
  await dialog.getByText('Etwas anderes').click();
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  await expectNothingByAxe(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await openFile(page, 'Liste.txt', list);
  const question = page.getByRole('dialog', { name: 'Was soll aus «Liste.txt» werden?' });
  await expect(question.locator('.primary')).toHaveText(/^Packliste/);
  await expect(question.locator('.primary')).toBeFocused();
  await page.keyboard.press('Escape');

  // Of an unknown list, the documents of most lists come first.
  await open(page);
  await field(page).fill('Leiterwagen\nFahne');
  await expect(dialog.getByRole('button').filter({ visible: true })).toHaveText([
    'Packliste eigene Punkte: 2',
    'Lagerpakt eigene Punkte: 2',
    'Abbrechen',
  ]);
  await dialog.getByText('Etwas anderes').click();
  await dialog.getByRole('button', { name: 'Geländespiel' }).click();
  await expect(noticeOf(page)).toContainText('Als eigene Punkte: «Leiterwagen», «Fahne»');
});

test('of two files, the last one opens, even if the first is read more slowly', async ({
  page,
}) => {
  await openPage(page, '/');
  // The first file is read after the second. `sorted` has an entry for each list that the worker has sorted.
  await page.evaluate(() => {
    const { slice } = Blob.prototype;
    const { postMessage } = Worker.prototype;
    const sorted: unknown[] = [];
    const reading = new Promise((letGo) => Object.assign(window, { letGo, sorted }));
    Blob.prototype.slice = function (...range) {
      const part = slice.apply(this, range);
      if (this instanceof File && this.name === 'langsam.txt')
        part.arrayBuffer = () => reading.then(() => new Response(part).arrayBuffer());
      return part;
    };
    Worker.prototype.postMessage = function (message: { name: string }) {
      if (message.name === 'sort') sorted.push(message);
      postMessage.call(this, message);
    };
  });
  const sortedCount = () => page.evaluate(() => Reflect.get(window, 'sorted').length);
  const list = 'Gamelle\nMätteli\nKein Alkohol im Lager\nNachtwache';
  await openFile(page, 'langsam.txt', list);
  await expect(page.getByText('«langsam.txt» wird gelesen …')).toBeVisible();
  await openFile(page, 'schnell.txt', list);
  const question = page.getByRole('dialog');
  await expect(question).toHaveAccessibleName('Was soll aus «schnell.txt» werden?');
  const count = await sortedCount();
  await page.evaluate(() => Reflect.get(window, 'letGo')());
  await expect.poll(sortedCount).toBe(2 * count);
  await isSettled(page);
  await expect(question).toHaveAccessibleName('Was soll aus «schnell.txt» werden?');
});
