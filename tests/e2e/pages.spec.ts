import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect } from '@playwright/test';
import { templatesPage } from '../../src/app/templates/templatesPage';
import { catalog, generatorEntries } from '../../src/catalog';
import { test } from './site';

const pages = [
  { path: '/', heading: 'Lagerkiste', title: 'Lagerkiste' },
  ...[...catalog, ...generatorEntries, templatesPage].map(({ path, name }) => ({
    path,
    heading: name,
    title: `${name} – Lagerkiste`,
  })),
];

for (const { path, heading, title } of pages) {
  test(`${path} is a page of its own, before and after the script`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);

    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveText(heading);
  });

  for (const width of [360, 768, 1280]) {
    test(`${path} fits ${width} px, and its targets a finger`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const targets = page.locator('a, button, label, input:not([type=checkbox])');
      const small = await targets.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.matches('.field label'))
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML),
      );
      expect(small).toEqual([]);
    });
  }
}

test('the categories stand side by side, and below one another on a phone', async ({ page }) => {
  await page.goto('/');
  const rows = () =>
    page
      .locator('.category')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await page.setViewportSize({ width: 516, height: 800 });
  expect(await rows()).toBe(1);
  await page.setViewportSize({ width: 515, height: 800 });
  expect(await rows()).toBe(3);
});

test('links lead from the start to a generator and back, with the focus on the new heading', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Aktivitäten' }).click();
  await expect(page).toHaveTitle('Aktivitäten – Lagerkiste');
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('link', { name: 'Geländespiel' }).click();
  await expect(page).toHaveTitle('Geländespiel – Lagerkiste');
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('link', { name: 'Lagerkiste' }).click();
  await expect(page).toHaveTitle('Lagerkiste');
  await page.goBack();
  await expect(page).toHaveURL('/aktivitaeten/gelaendespiel');
});

test('what was ticked on one page is not carried to the next', async ({ page }) => {
  await page.goto('/lager/lagerpakt');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('link', { name: 'Lager', exact: true }).click();
  await page.getByRole('link', { name: 'Packliste' }).click();
  await expect(page.getByText('0 von 40 ausgewählt')).toBeVisible();
});

test('an unknown address leads to the start and takes its place in the history', async ({
  page,
}) => {
  await page.goto('/lager');
  await page.goto('/gibt/es/nicht');
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toHaveText('Lagerkiste');
  await page.goBack();
  await expect(page).toHaveURL('/lager');
});

for (const [address, path, heading] of [
  ['/Lager', '/lager', 'Lager'],
  ['/LAGER/Packliste/?von=mail', '/lager/packliste?von=mail', 'Packliste'],
  ['/lager/packliste/index.html', '/', 'Lagerkiste'],
] as const) {
  test(`${address} leads to ${path} without an error`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(heading);
    await page.waitForLoadState('networkidle');
  });
}

test('a trailing slash is no unknown address', async ({ page }) => {
  await page.goto('/lager/packliste/');
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await expect(page.locator('h1')).toHaveText('Packliste');
  await expect(page).toHaveURL('/lager/packliste/');
});

// As the build takes them: from the environment, else from `.env`.
const env = { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env };

test('the footer names the author and takes feedback with a subject', async ({ page }) => {
  await page.goto('/lager/packliste');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: env.VITE_AUTHOR_NAME ?? '' })).toHaveAttribute(
    'href',
    env.VITE_AUTHOR_URL ?? '',
  );
  await expect(footer.getByRole('link', { name: 'Rückmeldung geben' })).toHaveAttribute(
    'href',
    `mailto:${env.VITE_FEEDBACK_MAIL}?subject=R%C3%BCckmeldung%20zur%20Lagerkiste`,
  );
});

test('nothing goes to another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/lager/packliste');
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
