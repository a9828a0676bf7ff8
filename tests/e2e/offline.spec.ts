import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { readHeaders } from '../../src/build/policies';
import { generatorEntries } from '../../src/catalog';
import { paragraphsOf } from '../support/readDocx';
import { missingFiles, openPage, press, test } from './site';

test.use({ serviceWorkers: 'allow', reuseContext: false, idleWork: true });

const dist = new URL('../../dist', import.meta.url).pathname;

/** A site that can be published anew, and go away. */
async function host() {
  const folder = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
  await cp(dist, folder, { recursive: true });
  const headersOf = readHeaders(folder);
  const serve = sirv(folder, { dev: true });
  const server: Server = createServer((request, response) => {
    response.setHeaders(headersOf(request.url ?? ''));
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    async publish(version: string) {
      const script = join(folder, 'serviceWorker.js');
      await writeFile(script, `${await readFile(script, 'utf8')}// ${version}\n`);
    },
    leave: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

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
    const site = await host();
    await openPage(page, site.address);
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    const kept = await page.evaluate(keptAddresses);
    for (const { path, slug } of generatorEntries) {
      expect(kept).toContainEqual(expect.stringMatching(`^${path}(/|/index.html)?$`));
      expect(kept).toContainEqual(expect.stringMatching(`/${slug}-.*\\.docx$`));
    }
    for (const address of kept) {
      expect((await page.request.get(site.address + address)).ok(), address).toBe(true);
    }
    await site.leave();
    await page.getByRole('link', { name: 'Packliste' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packliste');
    const some = ['todo-liste', 'allgemeines-sicherheitskonzept'];
    for (const { path, name } of generatorEntries.filter(({ slug }) => some.includes(slug))) {
      await openPage(page, site.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const button = page.locator('.generate-bar .primary');
      const { bytes } = await press(page, (await button.textContent())?.trim() ?? '');
      expect(paragraphsOf(bytes).length).toBeGreaterThan(0);
    }
    expect(await page.evaluate(keptAddresses)).toEqual(kept);
    await openPage(page, `${site.address}/vorlagen/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPage(page, `${site.address}/gibt/es/nicht`);
    await expect(page).toHaveURL(`${site.address}/`);
  });
});

test('a new version waits until somebody asks for it', async ({ page }) => {
  const site = await host();
  await openPage(page, `${site.address}/lager/packliste`);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  const item = page.locator('input[name="ticked"]').first();
  await item.check();

  for (const version of ['zwei', 'drei']) {
    await site.publish(version);
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

  // Who declines to leave may press again.
  let isLeaving = false;
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await (isLeaving ? dialog.accept() : dialog.dismiss());
  });
  const load = page.getByRole('button', { name: 'Neue Version, jetzt laden' });
  await load.click();
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  isLeaving = true;
  const loaded = page.waitForEvent('load');
  await load.click();
  await loaded;
  expect(dialogs).toEqual(['beforeunload', 'beforeunload']);
  await expect(page.getByText('Es gibt eine neue Version')).toHaveCount(0);
  await site.leave();
});

test('the site can be installed: its manifest names icons that are there', async ({ page }) => {
  await openPage(page, '/');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Lagerkiste', display: 'standalone', start_url: './' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(`/${src}`);
    expect(icon.headers()['content-type']).toBe('image/png');
    const size = (await icon.body()).readUInt32BE(16);
    expect(`${size}x${size}`).toBe(sizes);
  }
});
