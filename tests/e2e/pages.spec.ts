import { expect, type Page } from '@playwright/test';
import { uses } from '../../src/app/page/uses';
import { accessibilityPage, catalog, generatorEntries, templatesPage } from '../../src/catalog';
import { checklists } from '../support/checklists';
import { openFolds } from '../support/openFolds';
import { expectNothingByAxe } from './axe';
import { coveredFocus, coveredOnTheWay } from './focusSeen';
import * as layout from './layout';
import { env, isSettled, openPage, test } from './site';

const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

const start = { path: '/', heading: 'Lagerkiste', title: 'Lagerkiste' };
const pages = [
  { ...start, leads: catalog.flatMap(({ path, generators }) => [path, ...pathsOf(generators)]) },
  ...catalog.map(({ path, name, generators }) => ({
    ...named(path, name),
    leads: uses.flatMap(({ slug }) => pathsOf(generators.filter((one) => one.slug === slug))),
  })),
  ...generatorEntries.map(({ path, name }) => ({
    ...named(path, name),
    leads: pathsOf(generatorEntries).filter((other) => other !== path),
  })),
  { ...named(templatesPage.path, templatesPage.name), leads: [] },
  { ...named(accessibilityPage.path, accessibilityPage.name), leads: [] },
];
const site = env.VITE_SITE_URL;
/** The addresses of the pages with the most focusable elements. */
const long = ['packliste', 'todo-liste', 'allgemeines-sicherheitskonzept']
  .map((slug) => `/lager/${slug}`)
  .concat(templatesPage.path);
const kinds = [...long, '/', '/lager', '/leitungsteam/pflichtenheft', accessibilityPage.path];
const lists: readonly string[] = checklists.map(({ path }) => path);
/** The narrowest window of each layout, and the width of a tablet. */
const widths = [1100, 768, 516, 360];

function named(path: string, name: string) {
  return { path, heading: name, title: `${name} – Lagerkiste` };
}

test.describe('before the script', () => {
  test.use({ javaScriptEnabled: false });

  test('each page says what it is and leads on, with room for its words', async ({ page }) => {
    for (const { path, heading, title, leads } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        const address = site + path;
        const { height, ...said } = await page.evaluate(readPage);
        expect(said).toEqual({ title, headings: [heading], addresses: [address, address], leads });
        // The page of a checklist is short enough to scroll through.
        if (lists.includes(path)) expect(height).toBeLessThanOrEqual(2400);
        if (kinds.includes(path)) return;
        await page.setViewportSize({ width: 320, height: 800 });
        await layout.expectNothingCut(page);
        await layout.setSpacing(page);
        await layout.expectNothingCut(page);
        await page.setViewportSize({ width: 390, height: 800 });
        await page.reload();
        const takeBack = await layout.setFontSize(page, 32);
        await page.evaluate(openFolds);
        await layout.expectWholeWords(page);
        await layout.expectNothingCut(page);
        await takeBack();
      });
    }
  });
});

function readPage() {
  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  return {
    title: document.title,
    headings: all('h1').map(({ textContent }) => textContent.replaceAll('\u00ad', '').trim()),
    addresses: all('[rel="canonical"], [property="og:url"]').map(
      (one) => one.getAttribute('href') ?? one.getAttribute('content'),
    ),
    leads: all('.categories a, .generators a, .onward a').map((one) => one.getAttribute('href')),
    height: document.documentElement.scrollHeight,
  };
}

for (const path of pathsOf(pages).filter((one) => kinds.includes(one))) {
  test(`${path} is a page that everybody can use`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await isSettled(page);
    await test.step('for who wants no motion', () => layout.expectNothingMoves(page));
    await test.step('on each screen', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await layout.expectNoSidewaysScrolling(page);
        if (width !== 516) await layout.expectFingers(page);
      }
    });
    await test.step('with text of 200 %', async () => {
      const takeBack = await layout.setFontSize(page, 32);
      await layout.expectNoSidewaysScrolling(page);
      // The bar covers at most a quarter of the screen.
      const bars = await page.locator('.generate-bar').all();
      for (const bar of bars) expect((await layout.boxOf(bar)).height).toBeLessThan(200);
      await page.setViewportSize({ width: 640, height: 800 });
      await layout.expectNothingCut(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(openFolds);
      await layout.expectWholeWords(page);
      // The bar is sticky, and labels and contents are as large as other texts.
      for (const label of await page.locator('.contents a, .tick-buttons > span').all()) {
        const size = await label.evaluate((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        );
        expect(size).toBeGreaterThanOrEqual(28);
      }
      await page.evaluate(() => scrollTo(0, 1000));
      for (const bar of bars) await expect(bar).toBeInViewport({ ratio: 1 });
      // Choices are in one column.
      for (const choices of ['.tick-buttons > .secondary', '.extras .tick']) {
        const shown = page.locator(choices).filter({ visible: true });
        const widths = await shown.evaluateAll((all) => all.map((one) => one.clientWidth));
        expect(new Set(widths).size, choices).toBeLessThanOrEqual(1);
      }
      // An own point has a select when the document prints titles.
      for (const titled of await page.getByLabel('Mit Zwischentiteln').all()) await titled.check();
      for (const own of await page.getByRole('button', { name: /^Eigener Punkt$/ }).all()) {
        await own.click();
        await layout.expectWholeWords(page);
        const parts = page.locator('.own-point').last().locator('input, .remove');
        expect(await layout.rowCount(parts), 'the button is beside its point').toBe(1);
      }
      await page.setViewportSize({ width: 360, height: 640 });
      await expectAnswers(page);
      await takeBack();
      await expectAnswers(page);
      await openPage(page, path);
    });
    await test.step('by the first stops of the keyboard', () => expectSkipLink(page));
    await test.step('at 320 px, with letters set wide', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await layout.expectNothingCut(page);
      await layout.expectFieldsWithoutZoom(page);
      const takeBack = await layout.setSpacing(page);
      await layout.expectNothingCut(page);
      await takeBack();
    });

    // Long lists are cut to their first entries. The first entries show how the list is read and how the focus moves.
    await hide(page, '.tick:nth-child(n + 3), .fold:nth-of-type(n + 3), .row:nth-of-type(n + 2)');
    await hide(page, 'dl > :nth-child(n + 3)');
    if (long.includes(path)) {
      await test.step('by all stops, forwards and back', async () => {
        // The bar with the button is sticky on a phone, and not on a page enlarged to 400 % (WCAG 2.2, 1.4.10).
        for (const [width, height] of Object.entries({ 320: 256, 360: 640, 1280: 800 })) {
          await page.setViewportSize({ width: Number(width), height });
          expect(await coveredOnTheWay(page, 'body'), `${width} px`).toEqual([]);
        }
      });
    }
    await page.setViewportSize({ width: 1000, height: 800 });
    await test.step('for axe', () => expectNothingByAxe(page));
    await test.step('in its order', async () => {
      // Lists of links are left out, because the first test of this file checks their addresses.
      await hide(page, '.category ul, .generators, .onward, .footer');
      const name = `${path === '/' ? 'start' : path.slice(1).replace('/', '-')}.aria.yml`;
      await expect(page.locator('.page')).toMatchAriaSnapshot({ name });
    });
    if (path === templatesPage.path) await test.step('for axe, unfolded', () => expectFolds(page));
  });
}

/** Expects the answers of each dialog to be in sight, and to cover no focus, also where the dialog scrolls. */
async function expectAnswers(page: Page) {
  for (const name of ['Lagermappe herunterladen', 'Liste einfügen']) {
    const button = page.getByRole('button', { name, exact: true });
    if ((await button.count()) !== 1 || !(await button.isVisible())) continue;
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await layout.expectWholeWords(page);
    for (const answer of await page.locator('.answers button').all()) {
      await expect(answer).toBeInViewport({ ratio: 1 });
    }
    expect(await coveredOnTheWay(page, 'dialog[open]'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

async function expectFolds(page: Page) {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.getByRole('link', { name: 'Allgemeines Sicherheitskonzept' }).click();
  await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  await expect(page.locator('.fold:not(:has(> .fold-content))')).toHaveCount(0);
  await expect(page.locator('#allgemeines-sicherheitskonzept').getByRole('table')).toBeVisible();
  await layout.expectNoSidewaysScrolling(page);
  await hide(page, 'tbody > :nth-child(n + 3)');
  await expectNothingByAxe(page);
}

function hide(page: Page, what: string) {
  return page.locator(what).evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.style.display = 'none';
  });
}

async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await coveredFocus(page)).toBe('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toBeInViewport();
}

test('what stands beside one another is alike, however wide the page', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // The bottom lines of all boxes in a row are at the same height.
    const ends = await page.locator('.ticks').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const boxes = Array.from(list.children, (one) => one.getBoundingClientRect());
        return boxes.flatMap(({ y, height }) =>
          boxes.filter((two) => two.y < y + height && y < two.bottom && two.bottom !== y + height),
        );
      }),
    );
    expect(ends, `${width} px`).toEqual([]);
  }
  // The usual choices have one row, and the options two.
  for (const path of ['/lager/packliste', '/lager/aufgaben-tageschef']) {
    await openPage(page, path);
    for (const width of [1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [at, controls] of ['.tick-buttons > button', '.extras > div'].entries()) {
        const rows = await layout.rowCount(page.locator(controls));
        expect(rows, `${path} ${controls} at ${width} px`).toBe(at + 1);
      }
    }
  }
  await openPage(page, '/lager/allgemeines-sicherheitskonzept');
  await page.getByRole('button', { name: 'Übliche Auswahl Zeltlager' }).first().click();
  const links = page.locator('.contents');
  await links.getByText('Notfall').click();
  await page.getByText('Notfallauto', { exact: true }).click();
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const driver = await layout.boxOf(page.getByLabel('Das Notfallauto wird gefahren von:'));
    const deputy = await layout.boxOf(page.getByLabel('Stellvertretung am Steuer'));
    expect(deputy.y, `${width} px`).toBe(driver.y);
    const { right } = await layout.boxOf(links.locator('ul'));
    const last = await layout.boxOf(links.getByText('Aktivitäten'));
    expect(last.right, `${width} px`).toBeLessThanOrEqual(right);
  }
});

test('a heading without room beside the way back has its own line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, letters, isBelow] of [
    ['/lager/packliste', 16, false],
    ['/lager/packliste', 32, true],
    ['/lager/allgemeines-sicherheitskonzept', 16, true],
  ] as const) {
    await openPage(page, path);
    const takeBack = await layout.setFontSize(page, letters);
    const back = await layout.boxOf(page.locator('.header a').first());
    const heading = await layout.boxOf(page.locator('.header h1'));
    expect(heading.top >= back.bottom, `${path} ${letters}`).toBe(isBelow);
    // The sign «›» before a heading at the start of a line is covered.
    if (isBelow) expect(heading.left).toBe(back.left);
    await layout.expectNoSidewaysScrolling(page);
    await takeBack();
  }
});

test('links and addresses lead to pages, with the focus on the heading', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Aktivitäten' }).click();
  await expect(page).toHaveTitle('Aktivitäten – Lagerkiste');
  await expect(page.locator('h1')).toBeFocused();
  // The second press of a double-click may hit the next page. The focus of the next page is then below the pointer.
  await page.getByRole('link', { name: 'Geländespiel' }).dblclick();
  await expect(page).toHaveTitle('Geländespiel – Lagerkiste');
  await page.getByRole('link', { name: 'Lagerkiste' }).click();
  await expect(page).toHaveTitle('Lagerkiste');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/aktivitaeten/gelaendespiel');

  // An unknown address leads to the start, which says so once.
  await page.goto('/lager/pakliste');
  await expect(page).toHaveURL('/');
  const said = page.getByRole('alert').filter({ hasText: 'Diese Adresse gibt es nicht.' });
  await expect(said).toHaveText('Diese Adresse gibt es nicht. Hier sind alle Dokumente.');
  // The style sheets are complete, although another page was shown for a moment.
  await expect(page.locator('.start')).toHaveCSS('display', 'grid');
  await expectNothingByAxe(page, '[role=alert]');
  await page.setViewportSize({ width: 320, height: 800 });
  await layout.expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Packliste' }).click();
  await expect(page).toHaveURL('/lager/packliste');
  await page.goBack();
  await expect(page.getByText('Wie heisst euer Lager?')).toBeVisible();
  await expect(said).toBeHidden();
  // An address in other letters, and with a slash at its end, is known.
  await openPage(page, '/LAGER/Packliste/?von=mail');
  await expect(page).toHaveURL('/lager/packliste?von=mail');
  await expect(page.locator('h1')).toHaveText('Packliste');
  await expect(said).toBeHidden();
});

test('search engines are told what each page is', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const words = await Promise.all(
    pages.map(async ({ path }) => /name="description" content="[^"]+"/.exec(await read(path))?.[0]),
  );
  expect(new Set(words).size).toBe(pages.length);
  expect(words).not.toContain(undefined);
  const picture = new RegExp(`og:image" content="${site}/assets/packliste-[^"]+\\.webp"`);
  expect(await read('/lager/packliste')).toMatch(picture);
  const unknown = await read('/404.html');
  expect(unknown).toContain('<meta name="robots" content="noindex">');
  expect(unknown).not.toMatch(/rel="canonical"|og:url/);
});
