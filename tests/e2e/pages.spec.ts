import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { uses } from '../../src/app/page/uses';
import { accessibilityPage, catalog, templatesPage } from '../../src/catalog';
import { checklists } from '../support/checklists';
import { expectContrastInTheDark, expectNoFindings } from './axe';
import { coveredFocus } from './focusSeen';
import {
  expectFieldsWithoutZoom,
  expectFingers,
  expectHeadingsInOrder,
  expectNoSidewaysScrolling,
  expectNothingCut,
  expectNothingMoves,
  setSpacing,
} from './layout';
import { isSettled, openPage, test } from './site';

const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

const pages = [
  {
    path: '/',
    heading: 'Lagerkiste',
    title: 'Lagerkiste',
    leads: catalog.flatMap(({ path, generators }) => [path, ...pathsOf(generators)]),
  },
  ...catalog.map(({ path, name, generators }) => ({
    ...named(path, name),
    leads: uses.flatMap(({ slug }) => pathsOf(generators.filter((one) => one.slug === slug))),
  })),
  ...catalog.flatMap(({ generators }) =>
    generators.map(({ path, name }) => ({
      ...named(path, name),
      leads: pathsOf(generators).filter((sister) => sister !== path),
    })),
  ),
  { ...named(templatesPage.path, templatesPage.name), leads: [] },
  { ...named(accessibilityPage.path, accessibilityPage.name), leads: [] },
];
// As the build takes them: from the environment, else from `.env`.
const env = { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env };
const site = env.VITE_SITE_URL;
/** One of each kind. */
const kinds = [
  '/',
  '/lager',
  '/lager/packliste',
  '/lager/todo-liste',
  '/lager/allgemeines-sicherheitskonzept',
  '/leitungsteam/pflichtenheft',
  templatesPage.path,
  accessibilityPage.path,
];
const lists: readonly string[] = checklists.map(({ path }) => path);
/** On either side of where the layout changes. */
const widths = [1920, 1100, 1099, 768, 516, 515, 360];

function named(path: string, name: string) {
  return { path, heading: name, title: `${name} – Lagerkiste` };
}

for (const { path, heading, title, leads } of pages) {
  test(`${path} is a page of its own that everybody can use`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('before the script', async () => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<title>${title}</title>`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      const address = site + path;
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).toContain(`<meta property="og:url" content="${address}">`);
    });

    await test.step('with it', async () => {
      const response = await openPage(page, path);
      expect(response?.status()).toBe(200);
      await isSettled(page);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toHaveText(heading);
      const links = page.locator('.categories a, .generators a, .onward a');
      const led = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(led).toEqual(leads);
    });

    await test.step('for a screen reader', () => expectHeadingsInOrder(page));
    if (lists.includes(path)) {
      // No list is a long way.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(2400);
    }
    if (kinds.includes(path)) await expectWhatAKindShows(page);

    await test.step('at 320 px, with letters set wide', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNothingCut(page);
      await expectFieldsWithoutZoom(page);
      const takeBack = await setSpacing(page);
      await expectNothingCut(page);
      await takeBack();
    });

    await page.setViewportSize({ width: 1000, height: 800 });
    await hide(page, '.tick:nth-child(n + 3), .fold:nth-of-type(n + 3), .row:nth-of-type(n + 2)');
    // Of the page for designers axe.spec unfolds more.
    if (kinds.includes(path) && path !== templatesPage.path) {
      await test.step('for axe', async () => {
        await expectNoFindings(page);
        await expectContrastInTheDark(page);
      });
    }
    await test.step('in its order', async () => {
      // Where the links lead is said above.
      await hide(page, '.category ul, .generators, .onward ul, .footer');
      const name = `${path === '/' ? 'start' : path.slice(1).replace('/', '-')}.aria.yml`;
      await expect(page.locator('.page')).toMatchAriaSnapshot({ name });
    });
  });
}

/** Of long lists the first two of each are enough to see how they are read. */
function hide(page: Page, what: string) {
  return page.locator(what).evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.style.display = 'none';
  });
}

/** What pages of one kind have in common. */
async function expectWhatAKindShows(page: Page) {
  await test.step('for who wants no motion', () => expectNothingMoves(page));
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
      if ([360, 768, 1100].includes(width)) await expectFingers(page);
    });
  }
  await test.step('with text of 200 %', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 640, height: 800 });
    await expectNothingCut(page);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });
  await test.step('by the first stops of the keyboard', async () => {
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

test('the categories stand side by side, and below one another on a phone', async ({ page }) => {
  await openPage(page, '/');
  const rows = () =>
    page
      .locator('.category')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await page.setViewportSize({ width: 516, height: 800 });
  expect(await rows()).toBe(1);
  await page.setViewportSize({ width: 515, height: 800 });
  expect(await rows()).toBe(3);
});

test('what stands beside one another is alike, however wide the page', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Of a row, every line ends at one height.
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
  await openPage(page, '/lager/allgemeines-sicherheitskonzept');
  await page.getByRole('button', { name: 'Übliche Auswahl Zeltlager' }).first().click();
  const links = page.locator('.contents');
  await links.getByText('Notfall').click();
  await page.getByText('Notfallauto', { exact: true }).click();
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [driver, deputy] = await Promise.all(
      ['Das Notfallauto wird gefahren von:', 'Stellvertretung'].map((label) =>
        page.getByLabel(label).boundingBox(),
      ),
    );
    expect(deputy?.y, `${width} px`).toBe(driver?.y);
    const count = await links.getByText('11/11').boundingBox();
    const list = await links.locator('ul').boundingBox();
    const rightOf = (box: typeof count) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(rightOf(count), `${width} px`).toBeLessThanOrEqual(rightOf(list));
  }
});

test('links lead to a generator and back, with the focus on the heading', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Aktivitäten' }).click();
  await expect(page).toHaveTitle('Aktivitäten – Lagerkiste');
  await expect(page.locator('h1')).toBeFocused();
  // The second press of a double click may meet the next page, which then has the focus where the pointer is.
  await page.getByRole('link', { name: 'Geländespiel' }).dblclick();
  await expect(page).toHaveTitle('Geländespiel – Lagerkiste');
  await page.getByRole('link', { name: 'Lagerkiste' }).click();
  await expect(page).toHaveTitle('Lagerkiste');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/aktivitaeten/gelaendespiel');
});

test('an unknown address leads to the start, and says so once', async ({ page }) => {
  await page.goto('/lager');
  await page.goto('/lager/pakliste');
  await expect(page).toHaveURL('/');
  const said = page.getByRole('alert').filter({ hasText: 'Diese Adresse gibt es nicht.' });
  await expect(said).toHaveText('Diese Adresse gibt es nicht. Hier sind alle Dokumente.');
  // The page that was shown in the meantime has taken no style sheet with it.
  await expect(page.locator('.start')).toHaveCSS('display', 'grid');
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScrolling(page);
  await expectFingers(page);
  await page.getByRole('link', { name: 'Packliste' }).click();
  await expect(page).toHaveURL('/lager/packliste');
  await page.getByRole('link', { name: 'Lagerkiste' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(said).toBeHidden();

  await page.goto('/gibt/es/nicht');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await expect(said).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address in other letters, or with an end, leads to its page', async ({ page }) => {
  for (const [address, path, heading] of [
    ['/Lager', '/lager', 'Lager'],
    ['/LAGER/Packliste/?von=mail', '/lager/packliste?von=mail', 'Packliste'],
    ['/lager/packliste/', '/lager/packliste/', 'Packliste'],
  ] as const) {
    await openPage(page, address);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.getByText('Diese Adresse gibt es nicht.')).toBeHidden();
  }
});

test('search engines are told of every page once, each with its own words', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const sitemap = await read('/sitemap.xml');
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.sort()).toEqual(pages.map(({ path }) => site + path).sort());
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);

  const words = await Promise.all(
    pages.map(async ({ path }) => /name="description" content="[^"]+"/.exec(await read(path))?.[0]),
  );
  expect(new Set(words).size).toBe(pages.length);
  expect(words).not.toContain(undefined);
});

test('search engines read what the site is, and the way to each page', async ({ request }) => {
  const structureOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  };
  expect(await structureOf('/')).toMatchObject({ '@type': 'WebApplication', url: `${site}/` });
  expect(await (await request.get('/lager/packliste')).text()).toMatch(
    new RegExp(`og:image" content="${site}/assets/packliste-[^"]+\\.webp"`),
  );
  const { itemListElement } = await structureOf('/lager/packliste');
  expect(itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Lagerkiste', `${site}/`],
    ['Lager', `${site}/lager`],
    ['Packliste', `${site}/lager/packliste`],
  ]);
});

test('the answer to an unknown address is no page for search engines', async ({ request }) => {
  const html = await (await request.get('/404.html')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
});

test('the footer says what is stored, how old the rules are, and by whom', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('nichts gespeichert.');
  await expect(footer).toContainText(/Regeln und Fristen: Stand \w+ \d{4}/);
  await expect(footer.getByRole('link', { name: env.VITE_AUTHOR_NAME ?? '' })).toHaveAttribute(
    'href',
    env.VITE_AUTHOR_URL ?? '',
  );
  await expect(footer.getByRole('link', { name: 'Rückmeldung' })).toHaveAttribute(
    'href',
    `mailto:${env.VITE_FEEDBACK_MAIL}?subject=R%C3%BCckmeldung%20zur%20Lagerkiste`,
  );
});
