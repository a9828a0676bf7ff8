import { expect, type Locator, type Page } from '@playwright/test';
import { templatesPage } from '../../src/app/templates/templatesPage';
import { catalog, generatorEntries } from '../../src/catalog';
import { paragraphsOf } from '../support/readDocx';
import { coveredFocus } from './focusSeen';
import { saved, test } from './site';

const concept = '/lager/allgemeines-sicherheitskonzept';
const todo = '/lager/todo-liste';
const generators: readonly string[] = generatorEntries.map(({ path }) => path);
const paths = ['/', ...catalog.map(({ path }) => path), ...generators, templatesPage.path];
/** One of each kind. */
const kinds = ['/', '/lager', '/lager/packliste', todo, concept, templatesPage.path];

async function open(page: Page, path: string) {
  await page.goto(path);
  if (generators.includes(path)) await expect(page.locator('#dokument')).toBeEnabled();
}

/** Presses Tab until the focus is there; says how often. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  const element = await target.elementHandle();
  for (let stops = 1; stops <= 300; stops += 1) {
    await page.keyboard.press('Tab');
    if (await element?.evaluate((node) => node === document.activeElement)) return stops;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Texts that stick out of the screen, or out of something that cuts them off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      // Made for screen readers, or above the screen until it has the focus.
      if (parent.closest('.visually-hidden, .skip-links, [aria-hidden=true]')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      let frame: HTMLElement | null = parent;
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
      const clip = getComputedStyle(frame ?? document.body);
      const scrolls = ['auto', 'scroll'].includes(clip.overflowX);
      const box = (frame ?? document.documentElement).getBoundingClientRect();
      const isOut = !scrolls && (left < -1 || right > document.documentElement.clientWidth + 1);
      const isCut =
        ['hidden', 'clip'].includes(clip.overflowY) &&
        (top < box.top - 1 || bottom > box.bottom + 1);
      if (isOut || isCut) cut.push(text.textContent.trim().slice(0, 80));
    }
    return cut;
  });
}

async function expectNothingCut(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await cutTexts(page)).toEqual([]);
}

for (const path of paths) {
  test(`${path} has its parts in order, under headings without a gap`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await open(page, path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    // Of long lists the first two of each are enough to see how they are read.
    await page.evaluate(() => {
      const rest = '.tick:nth-child(n + 3), .fold:nth-of-type(n + 3), .row:nth-of-type(n + 2)';
      for (const one of document.querySelectorAll<HTMLElement>(`${rest}, .footer`)) {
        one.style.display = 'none';
      }
    });
    const name = `${path === '/' ? 'start' : path.slice(1).replace('/', '-')}.aria.yml`;
    await expect(page.locator('.page')).toMatchAriaSnapshot({ name });
  });
}

test.describe('the first stops of the keyboard', () => {
  for (const path of kinds) {
    test(`lead on ${path} to the content`, async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Zum Inhalt' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      expect(await coveredFocus(page)).toBe('');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(skip).not.toBeInViewport();
    });
  }

  test('lead to the button, and leave no entry in the history', async ({ page }) => {
    await open(page, concept);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Dokument' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /generieren$/ })).toBeFocused();
    expect(await coveredFocus(page)).toBe('');
    await expect(page).toHaveURL(concept);
  });
});

for (const path of [todo, concept]) {
  test(`${path} has one live region for what its fields say`, async ({ page }) => {
    await open(page, path);
    const regions = page
      .locator('form fieldset, form .field')
      .locator('[role=status], [aria-live]');
    await expect(regions).toHaveCount(0);
    const said = page.locator('.announcements');
    await expect(said).toHaveCount(1);
    await expect(said).toBeEmpty();
    const end = page.getByLabel('Enddatum');
    await page.getByLabel('Startdatum').fill('2030-07-20');
    await end.fill('2030-07-10');
    await expect(said).toHaveText('Das Enddatum liegt vor dem Startdatum.');
    await expect(end).toHaveAccessibleDescription('Das Enddatum liegt vor dem Startdatum.');
    // It is gone before somebody comes upon it at the end of the form.
    await expect(said).toBeEmpty();
    await expect(end).toHaveAccessibleDescription('Das Enddatum liegt vor dem Startdatum.');
  });
}

test('a safety concept is made by the keyboard alone', async ({ page }) => {
  await open(page, concept);
  const { keyboard } = page;
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Lagername'));
  await keyboard.type('Sola Riom');
  await tabTo(page, page.getByLabel('Startdatum'));
  // The same day in whatever order the browser asks for it.
  await keyboard.type('11112030');
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
  const tick = page.locator('.tick').first();
  await tabTo(page, tick.getByRole('checkbox'));
  await keyboard.press('Space');
  await expect(tick.getByRole('checkbox')).toBeChecked();

  const button = page.getByRole('button', { name: 'Sicherheitskonzept generieren' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', /Control\+Enter/);
  const download = page.waitForEvent('download');
  await keyboard.press('Control+Enter');
  const { name, bytes } = await saved(await download);
  expect(name).toBe('SiKo_Sola Riom.docx');
  await expect(tick.getByRole('checkbox')).toBeFocused();
  const measure = (await tick.textContent()) ?? '';
  const lines = paragraphsOf(bytes).map(({ text }) => text);
  for (const typed of ['Sola Riom', '11.11.2030', 'Ada', 'Bär', 'Cem', measure]) {
    expect(lines.join('\n')).toContain(typed);
  }
  await expect(page.getByText('ist erstellt und deinem Browser übergeben')).toBeVisible();
});

test('the key of the button keeps to itself', async ({ page }) => {
  await open(page, concept);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  // In a dialog the form is out of reach.
  await page.getByRole('button', { name: 'Aus Tabelle einfügen' }).first().click();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  const point = page.getByRole('textbox', { name: /^Eigener Punkt zu/ }).first();
  await point.fill('Zelte nachspannen');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  const lines = paragraphsOf((await saved(await download)).bytes).map(({ text }) => text);
  expect(lines.filter((line) => line.includes('Zelte nachspannen'))).toHaveLength(1);
  await expect(point).toHaveValue('Zelte nachspannen');
  expect(downloads).toHaveLength(1);
});

for (const [path, stops] of [
  ['/lager/packliste', 100],
  [todo, 100],
  [concept, 230],
  [templatesPage.path, 100],
] as const) {
  test(`nothing covers what has the focus on ${path} at 320×256, forwards and back`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    for (const key of ['Tab', 'Shift+Tab']) {
      const covered = new Set<string>();
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        const found = await coveredFocus(page);
        if (found) covered.add(found);
      }
      expect([...covered]).toEqual([]);
    }
  });
}

for (const path of kinds) {
  test(`${path} shows all of its text, however it is set`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    await expectNothingCut(page);
    // WCAG 2.2, 1.4.12; what the policy of the page says of styles holds for its own.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets.push(spacing);
    });
    await expectNothingCut(page);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNothingCut(page);
  });
}

test('fields have letters of 16 px, so that no phone zooms in on them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [todo, concept, templatesPage.path]) {
    await open(page, path);
    const small = await page
      .locator('input:not([type=checkbox], [type=hidden], [type=file]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
  }
});

test('in forced colours the focus and what is ticked stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/lager/packliste');
  const [ticked, plain] = [page.locator('.tick').first(), page.locator('.tick').nth(1)];
  await ticked.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const outline = (tick: Locator) => tick.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(await outline(plain)).toBe('none');
  await expect(ticked).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Tab');
  await expect(plain).toHaveCSS('outline-width', '3px');
  expect(await outline(ticked)).toBe('solid');
  const colours = await ticked.evaluate((one) => {
    const { outlineColor, backgroundColor } = getComputedStyle(one);
    return [outlineColor, backgroundColor];
  });
  expect(colours[0]).not.toBe(colours[1]);
});

test('whoever wants less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of kinds) {
    await open(page, path);
    const moving = await page.locator('*').evaluateAll((all) =>
      all
        .filter((one) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one);
          const still = transitionDuration.split(', ').every((time) => time === '0s');
          return !still || animationName !== 'none' || scrollBehavior === 'smooth';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(moving).toEqual([]);
  }
});
