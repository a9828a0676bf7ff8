import { expect, type Page } from '@playwright/test';
import { downloadBy, openConcept, press, printedBy } from './actions';
import { expectNothingByAxe } from './axe';
import { coveredFocus } from './focusSeen';
import { boxOf, setFontSize } from './layout';
import { clock, openPage, test } from './site';

const phone = { width: 360, height: 640 };

/** The number of hints, which opens the list of hints. */
const hints = (page: Page) => page.locator('button.hints');

const list = (page: Page) => page.locator('.hints-panel');

test('what does not fit is said at once, and blocks nothing', async ({ page }) => {
  await openConcept(page);
  const count = hints(page);
  const isSaid = (words: RegExp) => expect(count).toHaveText(words, { useInnerText: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Koordinaten').fill('beim Bach');
  await isSaid(/^6 Hinweise$/);
  await page.getByLabel(/^Im Zeltlager/).check();
  await field('Lagerart').selectOption('Hauslager');
  await isSaid(/^7 Hinweise$/);
  await count.click();
  await expectNothingByAxe(page, '.generate-bar');
  await list(page).getByText('Auswahl auf «Hauslager» umstellen (unpassend: 1)').click();
  const house = page.getByRole('button', { name: 'Übliche Auswahl Hauslager' });
  await expect(house).toBeFocused();
  await expect(page.getByLabel(/^Im Zeltlager/)).not.toBeChecked();
  await expect(page.locator('.undo')).toContainText('1 weg.');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByLabel(/^Im Zeltlager/)).toBeChecked();
  await field('Notfalltelefon des Lagers').fill('0795550111');
  await page.keyboard.press('Tab');
  await expect(field('Notfalltelefon des Lagers')).toHaveValue('079 555 01 11');
  await page.getByLabel('Anzahl Teilnehmerinnen').focus();
  await page.keyboard.type('-');
  await page.keyboard.press('Tab');
  await expect(field('Anzahl Teilnehmerinnen')).toHaveAccessibleDescription(/ganze Zahlen/);
  await expectNothingByAxe(page, '.field:has([aria-describedby])');
  expect(await printedBy(page, 'Sicherheitskonzept generieren')).toContain('079 555 01 11');
  await isSaid(/^6 Hinweise$/);
  // The bar has just too little room for a single line at this width.
  await page.setViewportSize({ width: 704, height: 800 });
  await expect(count).toBeInViewport({ ratio: 1 });
  await field('Lagerart').selectOption('Zeltlager');
  await field('Koordinaten').fill('');
  await field('Anzahl Teilnehmerinnen').fill('');
  await isSaid(/^5 Hinweise$/);
  await page.getByLabel(/^Im Zeltlager/).uncheck();
  await count.click();
  await list(page).getByText('Noch keine Sicherheitsregeln: «Übliche Auswahl Zeltlager»').click();
  await expect(page.getByLabel(/^Im Zeltlager/)).toBeChecked();
});

test('on a phone, each hint leads to its field', async ({ page }) => {
  await openConcept(page, phone);
  const bar = page.locator('.generate-bar');
  const height = async () => (await boxOf(bar)).height;
  const empty = await height();
  await page.getByLabel('Lagername').fill('Sola');
  await expect(bar.locator('.facts > small:not(.hint)')).toBeVisible();
  expect(await height()).toBe(empty);
  await press(page, 'Sicherheitskonzept generieren');
  expect(await height()).toBe(empty);
  for (const size of [320, 768, 360]) {
    await page.setViewportSize({ width: size, height: 640 });
    // The bar cuts no words of the count.
    const isCut = (words: Element) => words.scrollWidth > words.clientWidth;
    for (const words of [bar.locator('.facts'), hints(page)]) {
      expect(await words.evaluate(isCut), `${size}`).toBe(false);
    }
    const closed = await height();
    await hints(page).click();
    expect(await height()).toBe(closed);
    const { left, top, bottom } = await boxOf(list(page));
    expect(Math.min(left, top, (await boxOf(bar)).top - bottom)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
  }
  await test.step('the list leaves a bar free that is not sticky', async () => {
    // A document that is not downloaded has a line more in the bar.
    await page.getByLabel('Lagername').fill('Herbstlager');
    for (const [letters, top] of [
      [16, 60],
      [16, 130],
      [16, 300],
      [32, 300],
    ] as const) {
      await page.setViewportSize({ width: 22.5 * letters, height: 25 * letters });
      const takeBack = await setFontSize(page, letters);
      await bar.evaluate((one, to) => scrollBy(0, one.getBoundingClientRect().top - to), top);
      await hints(page).click();
      const [panel, free] = [await boxOf(list(page)), await boxOf(bar)];
      expect(
        Math.max(panel.top - free.bottom, free.top - panel.bottom),
        `${letters} ${top}`,
      ).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Escape');
      await takeBack();
    }
    await page.setViewportSize(phone);
  });

  await page.getByLabel('Eine im Voraus bestimmte Person').check();
  await page.getByRole('heading', { name: 'Erste Hilfe' }).click();
  await expect(page.getByLabel('Lead im Notfall')).toBeHidden();
  const leaders = page.getByRole('group', { name: 'Hauptlagerleitung', exact: true });
  await hints(page).click();
  await list(page).getByText('Noch leer').click();
  await page.keyboard.press('Escape');
  for (const [hint, field] of [
    ['Lead im Notfall', page.getByLabel('Lead im Notfall')],
    ['Notfalltelefon', page.getByLabel('Notfalltelefon des Lagers')],
    ['Nächstes Spital', page.getByLabel('Adresse und Kontakt des nächsten Spitals')],
    ['Hauptlagerleitung', leaders.getByLabel('Vorname')],
  ] as const) {
    await hints(page).click();
    await list(page).getByRole('button', { name: hint }).click();
    await expect(field).toBeFocused();
    expect(await coveredFocus(page)).toBe('');
  }
  // For a list without rows, the hint moves the focus to the button that adds a row.
  await leaders.getByRole('button', { name: /entfernen$/ }).click();
  await hints(page).click();
  await list(page).getByRole('button', { name: 'Hauptlagerleitung' }).click();
  await expect(leaders.getByRole('button', { name: 'Hauptlagerleitung hinzufügen' })).toBeFocused();
  // An empty form gets no hints.
  await page.getByLabel('Eine im Voraus bestimmte Person').uncheck();
  await page.getByLabel('Lagername').fill('');
  await expect(hints(page)).toBeHidden();
});

test('deadlines carry their days, and go into a calendar', clock, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-04-01T12:00:00'));
  await openPage(page, '/lager/todo-liste', phone);
  const button = page.getByRole('button', { name: 'In den Kalender' });
  await expect(button).toBeHidden();
  const folds = page.locator('.fold > summary:has(+ fieldset > ul)');
  await page.getByLabel('Enddatum').fill('2027-07-24');
  await expect(folds.first()).toHaveText('Bis 1 Jahr vor dem Lager7');
  await page.getByLabel('Startdatum').fill('2027-07-10');
  const open = page.locator('.fold[open] > summary');
  await expect(folds.nth(1)).toHaveText('Bis 10. März 2027, 4 Monate vorher3 überfällig');
  await expect(open).toHaveText('Bis 10. April 2027, 3 Monate vorher2');
  await open.click();
  await expect(folds.last()).toHaveText('Ab 24. Juli 20274');
  expect((await downloadBy(page, button)).name).toBe('ToDo.ics');
  const facts = page.locator('.bar-words .facts');
  await expect(facts).toHaveText(
    'Termine ab heute: 4. Öffne ToDo.ics ✓Dokument noch nicht heruntergeladen',
  );
  await page.getByLabel('Kästchen zum Abhaken').check();
  await expect(facts.filter({ has: page.locator('.hint') })).toHaveText('nicht heruntergeladen');
  await expect(open).toBeHidden();
});
