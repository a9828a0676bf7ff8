import { cpSync } from 'node:fs';
import { accessibilityPage } from '../../src/catalog';
import { takeLook } from '../../src/document/takeLook';
import { chunkFile } from '../bench/site';
import { templateBytes } from '../support/files';
import { publish } from '../support/publish';
import { paragraphsOf, partOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectReady } from './pageStates';
import { temporaryFolder } from './processes';
import { dist, serveSite } from './siteServer';
import { eventually, expect, test } from './test';

/** Waits until the browser keeps the site. */
async function expectKept(tab: BrowserPage) {
  const isKept = () => tab.read(() => navigator.serviceWorker.controller !== null);
  await eventually(isKept, { timeout: 30_000 }).toBe(true);
}

test('after one visit, a page and a look work without a connection', async ({
  browserOfEngine,
}) => {
  const site = await serveSite({ canBeKept: true });
  const tab = await browserOfEngine.open(site.origin);
  await tab.goto('/');
  await expectKept(tab);
  await site.close();
  await tab.goto('/lager/packliste');
  await expectReady(tab);
  await tab.click('.template summary');
  await tab.click('//label[contains(., "Warm")]');
  await tab.click('.generate-bar .primary');
  const { bytes } = await tab.savedFile();
  expect(paragraphsOf(bytes)[0]?.text).toBe('Packliste');
  const dressed = await takeLook(
    await templateBytes('packliste'),
    await templateBytes('looks/warm'),
  );
  expect(partOf(bytes, 'word/styles.xml')).toBe(partOf(dressed.bytes, 'word/styles.xml'));
  await tab.close();
});

test('a tab finds a part of its own release when another has taken the next', {
  tag: '@long',
}, async ({ browserOfEngine }) => {
  const { path: folder, remove } = temporaryFolder();
  cpSync(dist, folder, { recursive: true });
  const site = await serveSite({ canBeKept: true, folder });
  const tab = await browserOfEngine.open(site.origin);
  await tab.goto('/lager/packliste');
  await expectReady(tab);
  await expectKept(tab);
  await tab.check('input[name="ticked"]');
  const part = chunkFile('Accessibility');
  publish(folder, part);

  // The other tab: both are clients of one service worker.
  await tab.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.id = 'other';
    frame.src = '/lager';
    document.body.append(frame);
  });
  const hasTaken = () =>
    tab.read(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#other');
      const button = frame?.contentDocument?.querySelector<HTMLElement>('.new-version button');
      button?.click();
      if (button) document.body.dataset.pressed = 'true';
      return !button && document.body.dataset.pressed === 'true';
    });
  await eventually(hasTaken, { timeout: 30_000 }).toBe(true);
  site.requests.length = 0;

  await tab.click('.footer a[href="/barrierefreiheit"]');
  const heading = () => tab.read(() => document.querySelector('h1')?.textContent);
  await eventually(heading).toBe(accessibilityPage.name);
  expect(site.requests.map(({ address }) => address)).toContain(`/${part}`);
  await tab.goBack();
  await expectReady(tab);
  const isTicked = () =>
    tab.read(() => document.querySelector<HTMLInputElement>('input[name="ticked"]')?.checked);
  await eventually(isTicked).toBe(true);
  // A page that was loaded anew has no other tab.
  expect(await tab.read(() => document.querySelector('#other') !== null)).toBe(true);
  await tab.close();
  await site.close();
  remove();
});
