import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';
import { catalog, generatorEntries, templatesPage } from '../../src/catalog';
import { paragraphsOf } from '../support/readDocx';
import { openPage, pointBoxes, press, test } from './site';

const root = new URL('../..', import.meta.url).pathname;

test.describe('published under a sub-path of a plain file server', () => {
  test.use({ idleWork: true });

  let folder: string;
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
    process.env.BASE_PATH = 'pfadi/lagerkiste';
    await build({
      root,
      logLevel: 'error',
      build: { outDir: join(folder, 'pfadi/lagerkiste'), emptyOutDir: true },
    });
    server = createServer(sirv(folder, { dev: true, single: 'pfadi/lagerkiste/404.html' }));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  // The page is left before its folder is removed, because an idle page still loads files from the folder.
  test.afterEach(({ page }) => page.goto('about:blank'));

  test.afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });

  test('every address answers; an unknown one leads to its start', async ({ page, request }) => {
    for (const { path } of [{ path: '/' }, ...catalog, ...generatorEntries, templatesPage]) {
      expect((await request.get(`${origin}/pfadi/lagerkiste${path}`)).status(), path).toBe(200);
    }
    await openPage(page, `${origin}/pfadi/lagerkiste/`);
    await page.getByRole('link', { name: 'Packliste' }).click();
    await expect(page).toHaveURL(`${origin}/pfadi/lagerkiste/lager/packliste`);
    await page.reload();
    await pointBoxes(page).first().check();
    expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
    const paper = page.frameLocator('iframe[title="Vorschau: Packliste.docx"]');
    await expect(paper.locator('article p')).toHaveCount(2);

    await openPage(page, `${origin}/pfadi/lagerkiste/gibt-es-nicht`);
    await expect(page).toHaveURL(`${origin}/pfadi/lagerkiste/`);
    await page.getByRole('link', { name: 'Packliste' }).click();
    await expect(page.locator('h1')).toHaveText('Packliste');
  });
});
