import { expect, type Page } from '@playwright/test';
import { paragraphsOf } from '../support/readDocx';
import { downloadsOf, openConcept, openFile, paste, press, printedBy, row } from './actions';
import { expectFieldsWithoutZoom, expectFingers, expectNoSidewaysScrolling } from './layout';
import { clock, openPage, stopClock, test } from './site';

function ownPoint(page: Page, number: number) {
  return page.getByRole('textbox', { name: `Eigener Punkt ${number}`, exact: true });
}

function groupOf(page: Page, number: number) {
  return page.getByLabel(`Eigener Punkt ${number} unter`);
}

async function addPoint(page: Page, text: string) {
  await page.getByRole('button', { name: 'Eigener Punkt', exact: true }).click();
  // What is typed right after the press is not lost.
  await page.keyboard.type(text);
}

test('on a phone, own points are added, edited, removed and printed', async ({ page }) => {
  await openPage(page, '/lager/packliste', { width: 360, height: 800 });
  // Without titles in the document, nobody is asked for the group.
  await addPoint(page, 'Velo');
  await expect(ownPoint(page, 1)).toBeFocused();
  await expect(groupOf(page, 1)).toHaveCount(0);
  // The point is printed before the last things of the list, with and without titles.
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Kopiert.')).toBeVisible();
  const [, link = ''] = page.url().split('=');
  expect(Buffer.from(link, 'base64url').toString()).toContain('"place":"Ausrüstung"');
  await page.getByLabel('Mit Zwischentiteln').check();
  await ownPoint(page, 1).fill('');
  await expect(groupOf(page, 1)).toHaveValue('Ausrüstung');
  await expect(ownPoint(page, 1)).toBeVisible();
  const downloads = downloadsOf(page);
  const [place = ''] = await page.locator('.tick-group legend').allTextContents();
  await page.locator('[name="ticked"]').first().check();
  const given = await page.locator('.tick-groups .tick').first().textContent();

  await addPoint(page, 'Gummistiefel, falls vorhanden');
  await expect(ownPoint(page, 1)).toHaveValue('Gummistiefel, falls vorhanden');
  await groupOf(page, 1).selectOption(place);
  await ownPoint(page, 1).press('Enter');
  // A new point belongs to the group that was selected last.
  await expect(ownPoint(page, 2)).toBeFocused();
  await page.keyboard.type('Zylinder');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Frack «rot» & {weiss}');
  await addPoint(page, 'Mundharmonika');
  await addPoint(page, '');
  await ownPoint(page, 2).fill('Zylinder, schwarz');
  await ownPoint(page, 2).press('Enter');
  await expect(ownPoint(page, 3)).toBeFocused();
  const remove = page.getByRole('button', { name: 'Eigener Punkt 1 entfernen' });
  await groupOf(page, 1).selectOption('Essen und Trinken');
  await remove.click();
  // A point comes back with its group.
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(groupOf(page, 1)).toHaveValue('Essen und Trinken');
  await groupOf(page, 1).selectOption(place);
  await remove.click();

  const last = ownPoint(page, 4);
  expect(await paste(last, '- Pfeife\n')).toBe(true);
  expect(await paste(last, '- Pfeife\r\n\r\n2. Gitarre\n')).toBe(false);
  await expect(last).toHaveValue('Pfeife');
  await expect(last).toBeFocused();
  const pasted = page.locator('.undo', { hasText: '2 eingefügt.' });
  await pasted.getByRole('button').click();
  await expect(last).toHaveCount(0);
  await addPoint(page, '');
  await paste(last, '• Pfeife\n☐ Gitarre');

  expect(await printedBy(page)).toEqual([
    'Packliste',
    place,
    given,
    'Zylinder, schwarz',
    'Frack «rot» & {weiss}',
    'Mundharmonika',
    'Pfeife',
    'Gitarre',
  ]);
  // Enter in an own point has made no document.
  expect(downloads).toHaveLength(1);
  await ownPoint(page, 2).fill('x'.repeat(120));
  await expectNoSidewaysScrolling(page);
  await expectFieldsWithoutZoom(page);
  await expectFingers(page);
});

test('suggestions are in a fold, and a ticked one is an own point', async ({ page }) => {
  await openPage(page, '/lager/lagerpakt');
  const fold = page.locator('.fold', { hasText: 'Weitere Vorschläge' });
  await expect(fold.getByRole('checkbox').first()).toBeHidden();
  await fold.locator('summary').click();
  const suggested = 'Wir schlitteln nur mit Helm und nur dort, wo die Leitenden es erlauben.';
  await fold.getByLabel(suggested).check();
  await expect(fold.locator('summary')).toHaveText('Weitere Vorschläge1');
  await addPoint(page, 'Wir singen.');
  expect((await printedBy(page)).slice(-2)).toEqual([suggested, 'Wir singen.']);

  // A file with suggestions ticks them.
  const { bytes } = await press(page);
  await page.reload();
  await openFile(page, 'Pakt.docx', bytes);
  await expect(ownPoint(page, 1)).toHaveValue('Wir singen.');
  await expect(ownPoint(page, 2)).toHaveCount(0);
  await expect(fold.locator('summary')).toHaveText('Weitere Vorschläge1');
  await fold.locator('summary').click();
  await expect(fold.getByLabel(suggested)).toBeChecked();

  // A pact is signed by as many as wanted.
  const count = page.getByLabel('Wie viele unterschreiben?');
  await expect(count).toBeHidden();
  await page.getByRole('checkbox', { name: 'Mit Unterschriften' }).check();
  await expect(count).toHaveValue('24');
  await count.fill('6');
  const signed = paragraphsOf((await press(page)).bytes);
  expect(signed.filter(({ style }) => style === 'SignatureLine')).toHaveLength(6);

  // On the ToDo list, suggestions are below the tasks of a deadline.
  await openPage(page, '/lager/todo-liste');
  await page.getByText('Bis 2 Monate vor dem Lager').click();
  await expect(page.getByText('Falls nötig:').filter({ visible: true })).toHaveCount(1);
});

test('what is removed comes back whole', clock, async ({ page }) => {
  await page.clock.install();
  await openConcept(page);
  await stopClock(page);
  const team = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  const duty = page.getByLabel('Verantwortlich für die Apotheke');
  await team.getByLabel('Vorname').fill('Ada');
  for (const name of ['Ben', 'Cem']) {
    await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
    await page.keyboard.type(name);
  }
  await row(page, 'Leiter / Leiterin 2').getByLabel('Telefonnummer').fill('079 555 01 11');
  await duty.selectOption('Ben');

  await page.getByRole('button', { name: 'Leiter / Leiterin 2 entfernen' }).click();
  await expect(row(page, 'Leiter / Leiterin 2')).toBeFocused();
  await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Vorname')).toHaveValue('Cem');
  await expect(page.locator('.announcements')).toContainText('«Ben» entfernt.');
  await expect(duty).toHaveValue('');
  await expect(duty).toHaveAccessibleDescription('Niemand mehr gewählt');
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Leiter / Leiterin 1 entfernen' }).click();
  await page.clock.runFor(1000);
  await expect(team.locator('.undo')).toHaveText('«Ada» entfernt. Rückgängig');

  await team.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row(page, 'Leiter / Leiterin 1')).toBeFocused();
  await page.clock.runFor(1000);
  await team.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(team.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  await expect(duty.locator('option:checked')).toHaveText('Ben');
  await expect(duty).toHaveAccessibleDescription('');
  await page.clock.resume();
  const printed = await printedBy(page, 'Sicherheitskonzept generieren');
  expect(printed.join(' | ')).toBe(
    'Sicherheitskonzept | Allgemeines | Leitende | 3 | Kontaktliste | Leitungsteam | Ada | Ben\t079 555 01 11 | Cem | Sicherheitsvorkehrungen | Verantwortlich für die Apotheke | Ben\t079 555 01 11',
  );
});

test('ticking all moves nothing', async ({ page }) => {
  for (const [path, width] of [
    ['/lager/packliste', 320],
    ['/lager/packliste', 768],
    ['/aktivitaeten/gelaendespiel', 360],
    ['/lager/allgemeines-sicherheitskonzept', 1366],
  ] as const) {
    await openPage(page, path, { width, height: 800 });
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    const all = page.getByRole('button', { name: /Alle auswählen|Übliche Auswahl/ }).first();
    await all.scrollIntoViewIfNeeded();
    const before = await placesIn(page);
    await all.click();
    await expect(undo).toBeVisible();
    await expect(all).toBeFocused();
    expect(await placesIn(page), `${path}, ${width}`).toEqual(before);
  }
});

function placesIn(page: Page) {
  return page
    .locator('form :is(input, button:not(.undo *, .hints), .fold > summary, .contents a)')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.checkVisibility() ? [one.getBoundingClientRect().toJSON()] : [])),
    );
}
