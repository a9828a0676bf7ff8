import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';
import { catalog, generatorEntries, templatesPage } from '../../src/catalog';
import { paragraphsOf } from '../support/readDocx';
import { paperOf, pointBoxes, press } from './actions';
import { openPage, test } from './site';

const path = 'pfadi/lagerkiste';

test.use({ idleWork: true });

test('under a sub-path addresses answer; another leads to its start', async ({ page, request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
  process.env.BASE_PATH = path;
  const outDir = join(folder, path);
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = createServer(sirv(folder, { dev: true, single: `${path}/404.html` })).listen(0);
  await once(server, 'listening');
  const site = `http://localhost:${(server.address() as AddressInfo).port}/${path}`;
  for (const { path } of [{ path: '/' }, ...catalog, ...generatorEntries, templatesPage]) {
    expect((await request.get(site + path)).status(), path).toBe(200);
  }
  await openPage(page, `${site}/`);
  await page.getByRole('link', { name: 'Packliste' }).click();
  await expect(page).toHaveURL(`${site}/lager/packliste`);
  await page.reload();
  await pointBoxes(page).first().check();
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
  await expect(paperOf(page).locator('article p')).toHaveCount(2);

  await openPage(page, `${site}/gibt-es-nicht`);
  await expect(page).toHaveURL(`${site}/`);

  // The page is left before its folder is removed, because an idle page still loads files from the folder.
  await page.goto('about:blank');
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});
