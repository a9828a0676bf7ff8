import { expect, type Locator, type Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { savedInputOf } from '../support/paper';
import { textsOf } from '../support/readDocx';
import { openFile, paperOf, saved } from './actions';
import { clock, eventually, idle, openPage, stopClock, test } from './site';

const concept = '/lager/allgemeines-sicherheitskonzept';
const todo = '/lager/todo-liste';

async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((node) => node === document.activeElement);
  for (let stops = 0; stops < 300 && !(await isThere()); stops += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('what a field says stays beside it, and leaves the live region', clock, async ({ page }) => {
  await page.clock.install();
  await openPage(page, todo);
  await stopClock(page);
  const others = page.locator('form :is(fieldset, .field) :is([role=status], [aria-live])');
  await expect(others).toHaveCount(0);
  const said = page.locator('.announcements');
  const [start, end] = [page.getByLabel('Startdatum'), page.getByLabel('Enddatum')];
  // A hint about a value of an opened file is not announced, because nobody is at its field.
  const input = { startDate: '0227-07-20' };
  await openFile(page, 'ToDo.lagerkiste.json', savedInputOf({ slug: 'todo-liste', input }));
  await expect(start).toHaveAccessibleDescription('Meinst du wirklich das Jahr 227?');
  await expect(said).toBeEmpty();
  await start.fill('2030-07-20');
  await end.fill('2030-07-10');
  await page.clock.runFor(2_000);
  const hint = 'Das Enddatum liegt vor dem Startdatum: Korrigiere eines davon.';
  await expect(said).toHaveText(hint);
  await expect(end).toHaveAccessibleDescription(hint);
  // The text is removed from the live region before a person who reads the page finds it at the end of the form.
  await page.clock.runFor(5_000);
  await expect(said).toBeEmpty();
  await expect(end).toHaveAccessibleDescription(hint);
});

test('a safety concept is made by the keyboard alone', async ({ page }) => {
  await openPage(page, concept);
  const { keyboard } = page;
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Lagername'));
  await keyboard.type('Sola Riom');
  await tabTo(page, page.getByLabel('Startdatum'));
  // Day and month are equal, because the order of day and month depends on the browser.
  await keyboard.type('11112030');
  await tabTo(page, page.locator('summary', { hasText: 'Leitungsteam' }));
  await keyboard.press('Enter');
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await tabTo(page, leaders.getByLabel('Vorname'));
  await keyboard.type('Ada');
  await keyboard.press('Tab');
  await keyboard.type('Bär');
  await tabTo(page, leaders.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }));
  await keyboard.press('Enter');
  await expect(leaders.getByLabel('Vorname').nth(1)).toBeFocused();
  await keyboard.type('Cem');
  const duty = page.getByLabel('Verantwortlich für die Apotheke');
  await tabTo(page, duty);
  await keyboard.press('ArrowDown');
  await expect(duty).not.toHaveValue('');
  await tabTo(page, page.locator('summary', { hasText: 'Sicherheitsregeln' }));
  await keyboard.press('Enter');
  const rules = page.getByRole('group', { name: 'Sicherheitsregeln' });
  const tick = rules.getByRole('checkbox').first();
  await tabTo(page, tick);
  await keyboard.press('Space');
  await expect(tick).toBeChecked();

  const button = page.getByRole('button', { name: 'Sicherheitskonzept generieren' });
  await tabTo(page, button);
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  const { name, bytes } = await saved(await download);
  expect(name).toBe('SiKo_Sola Riom.docx');
  const measure = (await tick.textContent()) ?? '';
  const lines = textsOf(bytes);
  for (const typed of ['Sola Riom', '11.11.2030', 'Ada', 'Bär', 'Cem', measure]) {
    expect(lines.join('\n')).toContain(typed);
  }
});

test('the fields of the start page have an edge of 3 to 1', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/');
    const field = page.getByLabel('Wie heisst euer Lager?');
    const [edge, ground] = await field.evaluate(coloursOf);
    // WCAG 2.2, 1.4.11.
    expect(contrast(edge, ground), colorScheme).toBeGreaterThanOrEqual(3);
  }
});

/** Returns the colours of a field's edge, or of a field without an edge, and of the ground. Runs in the page. */
function coloursOf(field: Element): [edge: string, ground: string] {
  const { borderTopColor, backgroundColor } = getComputedStyle(field);
  const edge = borderTopColor.endsWith(', 0)') ? backgroundColor : borderTopColor;
  return [edge, getComputedStyle(field.closest('.title') ?? field).backgroundColor];
}

test('the example has text of 4.5 to 1 in each look', idle, async ({ page }) => {
  await openPage(page, concept, { width: 1280, height: 800 });
  await page.getByText('Aussehen: Blau').click();
  const pages = paperOf(page).locator('.example');
  for (const look of await page.getByRole('radio').all()) {
    await look.check();
    await expect(page.locator('.preview-paper')).not.toHaveAttribute('aria-busy', 'true');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // WCAG 2.2, 1.4.3.
      const lowest = async () =>
        Math.min(...(await pages.evaluate(coloursOfText)).map((pair) => contrast(...pair)));
      await eventually(lowest).toBeGreaterThanOrEqual(4.5);
      await expect(pages.locator('article span').first()).toBeVisible();
    }
  }
});

/** Returns the colours of each text and its ground. A faint text counts as white. Runs in the page. */
function coloursOfText(pages: Element): [text: string, ground: string][] {
  return Array.from(pages.querySelectorAll('span:not(:empty)'), (text) => {
    const around = [getComputedStyle(text)];
    for (let one = text.parentElement; one; one = one.parentElement)
      around.push(getComputedStyle(one));
    const isFaint = around.some(({ opacity }) => opacity !== '1');
    const ground = around.find(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)');
    return [isFaint ? 'rgb(255, 255, 255)' : `${around[0]?.color}`, `${ground?.backgroundColor}`];
  });
}

test('in forced colours the focus and what is ticked stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/');
  const chosen = page.locator('.looks > :has(:checked)');
  await page.keyboard.press('Tab');
  await chosen.getByRole('radio').focus();
  await expect(chosen).toHaveCSS('outline-width', '3px');
  await openPage(page, '/lager/packliste');
  const ticked = page.locator('.tick-groups .tick').first();
  const plain = page.locator('.tick-groups .tick').nth(1);
  await ticked.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(plain).toHaveCSS('outline-style', 'none');
  await expect(ticked).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Tab');
  await expect(plain).toHaveCSS('outline-width', '3px');
  await expect(ticked).toHaveCSS('outline-style', 'solid');
  const ground = await ticked.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(ticked).not.toHaveCSS('outline-color', ground);
  // A chosen preset and the main button are filled.
  await page.getByRole('button', { name: 'Zeltlager' }).click();
  for (const filled of ['Übliche Auswahl Zeltlager', 'Dokument generieren']) {
    const button = page.getByRole('button', { name: filled });
    await expect(button).not.toHaveCSS('background-color', ground);
  }
});
