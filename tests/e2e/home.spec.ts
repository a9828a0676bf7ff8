import { expect, type Page } from '@playwright/test';
import { slugs } from '../support/documentOf';
import { fixture } from '../support/files';
import { openFile } from './actions';
import { expectNothingByAxe } from './axe';
import { boxOf, rowCount } from './layout';
import { eventually, goTo, idle, isReady, openPage, test } from './site';

const question = 'Wie heisst euer Lager?';
const packliste = slugs.indexOf('packliste');

test('the papers of the start page have the camp, and what was begun', idle, async ({ page }) => {
  await openPage(page, '/');
  const sheets = page.locator('.papers .sheet');
  const texts = () =>
    sheets.evaluateAll((all) => all.map(({ shadowRoot }) => shadowRoot?.textContent));
  await eventually(texts).toEqual(slugs.map(() => expect.stringContaining('Sagenwald')));
  const ink = await sheets.first().evaluate(inkOf);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await sheets.first().evaluate(inkOf)).toBe(ink);
  await page.emulateMedia({ forcedColors: null });
  await page.getByLabel(question).fill('Sola Silberfels');
  const changed = expect.stringMatching(/^(?!.*Sagenwald ·).*Sola Silberfels/s);
  await eventually(texts).toEqual(slugs.map(() => changed));
  await page.getByRole('link', { name: 'Packliste' }).first().click();
  await page.getByLabel('Grosser Rucksack fürs ganze Gepäck').check();
  await page.getByText('Weitere Dokumente').click();
  await page.getByRole('link', { name: 'ToDo Liste' }).click();
  await page.getByLabel('Namenslinie bei jeder Aufgabe').check();
  await goTo(page);
  await expect(page.locator('.category .standing')).toHaveText(['in Arbeit', '1 Punkt']);
  const standing = page.locator('.papers li').nth(packliste).locator('.standing');
  await expect(standing).toContainText('1 Punkt');
  // The earlier first page is shown at once. The newly ticked point follows later.
  await eventually(async () => (await texts())[packliste]).toMatch(
    /^(?!.*Gamelle).*Sola Silberfels.*Grosser Rucksack/s,
  );
});

function inkOf({ shadowRoot }: Element) {
  const text = shadowRoot?.querySelector('p span');
  return text && getComputedStyle(text).color;
}

test('on a phone the question and the folder stand above papers', async ({ page }) => {
  await openPage(page, '/', { width: 360, height: 740 });
  expect((await boxOf(page.getByLabel(question))).y).toBeLessThan(300);
  const folder = page.getByRole('button', { name: 'Lagermappe herunterladen' });
  await expect(folder).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.sheet').first()).toBeInViewport();

  // The categories are one row on a wide screen, two rows on a tablet, and three rows on a phone.
  const categories = page.locator('.category');
  for (const [index, width] of [1100, 516, 515].entries()) {
    await page.setViewportSize({ width, height: 800 });
    expect(await rowCount(categories), `${width} px`).toBe(index + 1);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('a file of use leads to a page', () => expectFilesToLead(page));
});

async function expectFilesToLead(page: Page) {
  const picture = fixture('broken/packliste/Bild');
  await openFile(page, 'Foto.docx', picture);
  const refused = page.getByRole('alert').filter({ hasText: /Foto\.docx.*ein Bild/ });
  await expect(refused).toHaveCSS('font-size', '16px');
  await expectNothingByAxe(page, '.input-notice.refused');
  await refused.getByRole('button', { name: 'Schliessen' }).click();
  await expect(refused).toHaveCount(0);
  await openFile(page, 'Foto.docx', picture);
  await expect(refused).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openFile(page, 'MiData.csv', 'Vorname;Funktion\nLea;Leitung\nTim;Küche\nNoa;Küche');
  await page.waitForURL('**/allgemeines-sicherheitskonzept');
  await isReady(page);
  await expect(page.locator('[name="kitchenTeam.0.firstName"]')).toHaveValue('Tim');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator('[name="kitchenTeam.0.firstName"]')).toHaveValue('');
}

test('papers out of view are not rendered', idle, async ({ page }) => {
  await openPage(page, '/', { width: 360, height: 740 });
  const renderedAt = (at: number) => page.locator('.papers li').nth(at).locator('section');
  await expect(renderedAt(0)).toHaveCount(1);
  await page.locator('.papers .sheet').last().scrollIntoViewIfNeeded();
  await expect(renderedAt(slugs.length - 1)).toHaveCount(1);
  await expect(renderedAt(packliste)).toHaveCount(0);
});

test('a message of the start page moves nothing that can be pressed', async ({ page }) => {
  const pressed = page.locator('.papers, .looks, .folder > button, .open-input button');
  const tops = () => pressed.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const [start, end] = [page.getByLabel('Startdatum'), page.getByLabel('Enddatum')];
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await openPage(page, '/', { width, height });
    const before = await tops();
    await goTo(page, 'Packliste');
    await page.getByLabel('Grosser Rucksack fürs ganze Gepäck').check();
    await goTo(page);
    for (const [from, until, said] of [
      ['', '', 'Das Lager hat noch kein Datum.'],
      ['2020-07-12', '', 'Dieses Lager ist vorbei.'],
      ['2020-07-12', '2020-07-10', 'Das Enddatum liegt vor dem Startdatum'],
    ] as const) {
      await start.fill(from);
      await end.fill(until);
      await expect(page.locator('.camp').getByText(said).first()).toBeVisible();
      expect(await tops(), `${width} px, ${said}`).toEqual(before);
    }
    await openFile(page, 'Foto.docx', fixture('broken/packliste/Bild'));
    await expect(page.getByRole('alert').filter({ hasText: 'Foto.docx' })).toBeVisible();
    await expect(page.locator('.open-input > span')).toBeHidden();
    // The three buttons above the message stay. On a phone, papers and looks follow the message.
    expect((await tops()).slice(0, 3), `${width} px, file`).toEqual(before.slice(0, 3));
  }
});

test('papers cover no title; a laptop shows the first documents', idle, async ({ page }) => {
  await openPage(page, '/');
  const sheets = page.locator('.papers .sheet');
  // The last size is the size of a laptop.
  for (const width of [960, 1200, 1920, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await eventually(() => sheets.evaluateAll(coveredTitles), `${width} px`).toEqual([]);
  }
  const first = page.locator(':is(.looks, .category h2, .category li:first-child)');
  for (const one of await first.all()) await expect(one).toBeInViewport({ ratio: 1 });
});

/** Returns the titles that are not yet rendered, or whose ends are covered by another paper. Runs in the page. */
function coveredTitles(sheets: Element[]) {
  return sheets.flatMap((sheet) => {
    const [title] = sheet.shadowRoot?.querySelectorAll('section p span') ?? [];
    if (!title) return 'not rendered';
    const { left, right, top, bottom } = title.getBoundingClientRect();
    const seenAt = (x: number) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('li');
    const isSeen = [left + 1, right - 1].every((x) => seenAt(x) === sheet.closest('li'));
    return isSeen ? [] : (title.textContent ?? '');
  });
}
