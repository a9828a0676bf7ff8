import { expect } from '@playwright/test';
import { withSoftHyphens } from '../../src/ui/softHyphens';
import { openFolds } from '../support/openFolds';
import { partOf, textsOf } from '../support/readDocx';
import { asksBeforeUnload, downloadsOf, openConcept, press, printedBy, row } from './actions';
import { coveredFocus } from './focusSeen';
import { expectNoSidewaysScrolling } from './layout';
import { hold, openPage, test } from './site';

const path = '/lager/allgemeines-sicherheitskonzept';
const generate = 'Sicherheitskonzept generieren';
const longName = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

test('an opened fold stays open; one press ticks both chapters', async ({ page }) => {
  await openPage(page, path);
  const choice = page.getByRole('button', { name: 'Übliche Auswahl Zeltlager' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  const open = page.locator('.fold[open] > summary');
  for (const [at, title] of ['Leitungsteam', 'Für die Rettung', 'Sicherheitsregeln'].entries()) {
    const summary = page.locator('summary', { hasText: withSoftHyphens(title) });
    await summary.focus();
    const before = await summary.boundingBox();
    await summary.click();
    // One fold is open initially.
    await expect(open).toHaveCount(at + 2);
    expect(await summary.boundingBox()).toEqual(before);
  }
  // The choice is the type of the camp too, and can be replaced and taken back.
  const type = page.getByLabel('Lagerart');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await choice.click();
  await expect(type).toHaveValue('Zeltlager');
  await page.getByRole('button', { name: 'Übliche Auswahl Hauslager' }).click();
  await expect(type).toHaveValue('Hauslager');
  await undo.click();
  await expect(type).toHaveValue('Zeltlager');
  await type.selectOption('');
  await choice.click();
  await expect(page.locator('.undo')).toContainText('Zeltlager gewählt.');
  await undo.click();
  await expect(type).toHaveValue('');
  await choice.click();
  // A choice is pressed while the form says the same.
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText('Zeltlager');
  await type.selectOption('Hauslager');
  await expect(pressed).toHaveCount(0);
  await type.selectOption('Zeltlager');
  await expect(pressed).toHaveText('Zeltlager');
});

test('the contents lead to its chapters; the poster is made alone', async ({ page }) => {
  await openConcept(page);
  // The second stop leads to the button, and adds no entry to the history: the address is the same.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Dokument' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: generate })).toBeFocused();
  expect(await coveredFocus(page)).toBe('');
  await expect(page).toHaveURL(path);
  // A concept may hold personal data, so it is not sent as a link.
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toHaveCount(0);
  await page.getByLabel('Lagername').fill('Sola');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  await contents.getByRole('link', { name: 'Notfall' }).click();
  await expect(page.getByRole('heading', { name: 'Handeln im Notfall' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Handeln im Notfall' })).toBeInViewport();
  await expect(page.getByLabel('Lagername')).toHaveValue('Sola');
  // The generating button is visible everywhere in the form.
  await expect(page.getByRole('button', { name: generate })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('144 Ambulanz').check();

  // The poster carries no input.
  await page.getByLabel('Adresse des Lagers').fill('Waldweg 4\n6060 Sarnen');
  const { name, bytes } = await press(page, 'Nur das Notruf-Plakat');
  expect(name).toBe('Notruf-Plakat_Sola.docx');
  const lines = textsOf(bytes).filter(Boolean);
  expect(lines[0]).toBe('Im Notfall');
  expect(lines).toEqual(expect.arrayContaining(['Hier sind wir: Sola', 'Waldweg 4\n6060 Sarnen']));
  expect(partOf(bytes, 'customXml/item1.xml')).toBe('');
  expect(await asksBeforeUnload(page)).toBe(true);
});

test('rare fields come by a press, unticked ones go; Enter saves nothing', async ({ page }) => {
  await openConcept(page);
  await page.getByRole('button', { name: 'Leitung und Abbruch erfassen' }).click();
  await expect(row(page, 'Aktivität 1').getByLabel('Wer leitet?')).toBeFocused();
  await page.keyboard.type('Zora');
  await row(page, 'Koch / Köchin 1').getByLabel('Vorname').fill('Ruth');
  await expect(page.getByLabel('Das Notfallauto wird gefahren von:')).toBeHidden();
  await page.getByLabel('Ein Notfallauto steht').check();
  await page.getByLabel('Das Notfallauto wird gefahren von:').selectOption('Ruth');
  await page.getByLabel('Ein Notfallauto steht').uncheck();
  await expect(page.getByLabel('Das Notfallauto wird gefahren von:')).toBeHidden();
  await page.getByLabel('Ein Notfallauto steht').check();
  const downloads = downloadsOf(page);
  for (const field of [
    page.getByLabel('Lagername'),
    row(page, 'Coach 1').getByLabel('Vorname'),
    row(page, 'Aktivität 1').getByLabel('Datum'),
  ]) {
    await field.press('Enter');
  }
  expect(await printedBy(page, generate)).toContain('Das Notfallauto wird gefahren von: Ruth');
  expect(downloads).toHaveLength(1);

  // A long name stays in its place.
  await page.getByLabel('Lagername').fill(longName);
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await leaders.getByLabel('Pfadiname').fill(longName);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
});

test('what was typed, ticked and chosen before the script arrived counts', async ({ page }) => {
  const letGo = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel('Lagername').fill('Sola');
  await page.getByLabel('Lagerart').selectOption('Zeltlager');
  await page.evaluate(openFolds);
  await row(page, 'Leiter / Leiterin 1').getByLabel('Pfadiname').fill('Zora');
  await page.getByLabel('144 Ambulanz').check();
  await page.getByLabel('Ein Notfallauto steht').check();
  await letGo();
  await page.getByLabel('Das Notfallauto wird gefahren von:').selectOption('Zora');
  expect((await printedBy(page, generate)).join(' | ')).toBe(
    'Sicherheitskonzept \nSola | Allgemeines | Lagerart | Zeltlager | Leitende | 1 | Kontaktliste | Leitungsteam | Zora | Handeln im Notfall | Alarmierung | Wichtige Nummern | Nummer | Stelle | 144 | Ambulanz | Notfallauto | Ein Notfallauto steht vollgetankt bereit; Leitende und Küche wissen, wo der Schlüssel liegt. | Das Notfallauto wird gefahren von: Zora',
  );
});
