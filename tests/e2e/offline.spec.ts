import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { generatorEntries, templatesPage } from '../../src/catalog';
import { chunkFile } from '../bench/site';
import { dist, serveSite } from '../engines/siteServer';
import { paragraphsOf } from '../support/readDocx';
import { press } from './actions';
import { eventually, missingFiles, openPage, test } from './site';

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  idleWork: true,
  // The window is so narrow that no preview opens. These tests do not need the preview.
  viewport: { width: 390, height: 800 },
});

function isKept() {
  return navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller));
}

async function keptAddresses(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

test.describe('without a connection', () => {
  test.use({ noise: missingFiles });

  test('pages open and make their documents, after one visit of one page', async ({ page }) => {
    const site = await serveSite({ canBeKept: true, isWatched: false });
    await openPage(page, `${site.origin}/lager`);
    await eventually(() => page.evaluate(isKept)).toBe(true);
    const kept = await page.evaluate(keptAddresses);
    for (const { path, slug } of generatorEntries) {
      expect(kept).toContainEqual(expect.stringMatching(`^${path}(/|/index.html)?$`));
      expect(kept).toContainEqual(expect.stringMatching(`/${slug}-.*\\.docx$`));
    }
    const gone = kept.filter((address) => !existsSync(join(dist, address)));
    expect(gone).toEqual([]);
    await site.close();
    await page.getByRole('link', { name: 'Packliste' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packliste');
    const some = ['todo-liste', 'allgemeines-sicherheitskonzept'];
    for (const { path, name } of generatorEntries.filter(({ slug }) => some.includes(slug))) {
      await openPage(page, site.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const button = page.locator('.generate-bar .primary');
      const { bytes } = await press(page, (await button.textContent())?.trim() ?? '');
      expect(paragraphsOf(bytes).length).toBeGreaterThan(0);
    }
    expect(await page.evaluate(keptAddresses)).toEqual(kept);
    await openPage(page, `${site.origin}/vorlagen/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPage(page, `${site.origin}/gibt/es/nicht`);
    await expect(page).toHaveURL(`${site.origin}/`);
  });
});

test('a new version waits until asked for; a tab before it finds its parts', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
  await cp(dist, folder, { recursive: true });
  const site = await serveSite({ canBeKept: true, isWatched: false, folder });
  await openPage(page, `${site.origin}/lager/packliste`);
  await eventually(() => page.evaluate(isKept)).toBe(true);
  const item = page.locator('input[name="ticked"]').first();
  await item.check();

  const own = chunkFile('TemplatesPage');
  let part = own;
  for (const _ of ['the second release', 'the third']) {
    part = publish(folder, part);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText('Es gibt eine neue Version der Lagerkiste.')).toBeVisible();
    await expect(item).toBeChecked();
  }
  const warning = page.getByText('noch nicht heruntergeladen hast');
  await expect(warning).toBeVisible();
  await press(page);
  await expect(warning).toBeHidden();
  await page.locator('input[name="ticked"]').nth(1).check();
  await expect(warning).toBeVisible();

  let isLeaving = false;
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await (isLeaving ? dialog.accept() : dialog.dismiss());
  });
  const load = page.getByRole('button', { name: 'Neue Version, jetzt laden' });
  await load.click();
  await eventually(() => dialogs).toEqual(['beforeunload']);

  // After a refused reload, the browser no longer keeps the files of this release. The button stays.
  site.requested.length = 0;
  await page.getByRole('link', { name: templatesPage.name }).click();
  await expect(page.locator('h1')).toHaveText(templatesPage.name);
  expect(site.requested).toContain(`/${own}`);
  await page.goBack();
  await expect(item).toBeChecked();
  isLeaving = true;
  await Promise.all([page.waitForEvent('load'), load.click()]);
  expect(dialogs).toEqual(['beforeunload', 'beforeunload']);
  await expect(page.getByText('Es gibt eine neue Version')).toHaveCount(0);
  await site.close();
});

/** Publishes a release in which one file has a new name. The old file stays, as with `npm run keep`. */
function publish(folder: string, part: string): string {
  const next = part.replace('assets/', 'assets/next-');
  cpSync(join(folder, part), join(folder, next));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(basename(part))) continue;
    writeFileSync(join(folder, file), text.replaceAll(basename(part), basename(next)));
  }
  return next;
}
