import { chunkFile } from '../bench/site';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectReady } from './pageStates';
import type { SiteServer } from './siteServer';
import { expect, test } from './test';

// All others are imported by it. More at once would hold all connections of a browser to one host.
const script = chunkFile('index');

const canary = 'Kanarienvogel';
const forms = [
  { path: '/lager/allgemeines-sicherheitskonzept', field: '[name="campName"]', text: canary },
  { path: '/lager/todo-liste', field: '[name="start-date"]', text: '2031-03-31' },
] as const;

const enabledButtons = (tab: BrowserPage) =>
  tab.read(() =>
    Array.from(document.querySelectorAll('button:enabled'))
      .filter((button) => button.checkVisibility())
      .map(({ textContent }) => textContent),
  );

/** Types, presses Enter and the button, as someone does who does not know that the script is missing. */
async function insist(tab: BrowserPage, field: string, text: string) {
  await tab.fill(field, text);
  await tab.click(field);
  await tab.pressEnter();
  await tab.evaluate(() => document.querySelector<HTMLElement>('.generate-bar .primary')?.click());
}

async function expectNothingSent(tab: BrowserPage, site: SiteServer, text: string) {
  // What was on its way has arrived once a later request has.
  expect(await tab.read(() => fetch('/').then(({ ok }) => ok))).toBe(true);
  expect(site.requests.filter((one) => JSON.stringify(one).includes(text))).toEqual([]);
  expect(await tab.read(() => location.search)).toBe('');
}

for (const { path, field, text } of forms) {
  test.describe(path, () => {
    test('the buttons wait for the script, and nothing typed is sent', async ({ tab, site }) => {
      const letGo = site.impair(script, 'held');
      await tab.goto(path);
      expect(await enabledButtons(tab)).toEqual([]);
      await insist(tab, field, text);
      await expectNothingSent(tab, site, text);
      letGo();
      await expectReady(tab);
      await expectNothingSent(tab, site, text);
    });

    test('after a reload the buttons wait again', async ({ tab, site }) => {
      await tab.goto(path);
      await expectReady(tab);
      const letGo = site.impair(script, 'held');
      await tab.reload();
      expect(await enabledButtons(tab)).toEqual([]);
      await insist(tab, field, text);
      await expectNothingSent(tab, site, text);
      letGo();
      await expectReady(tab);
      await expectNothingSent(tab, site, text);
    });

    test('a form that is submitted all the same sends nothing', async ({ tab, site }) => {
      const letGo = site.impair(script, 'held');
      await tab.goto(path);
      await tab.fill(field, text);
      await tab.evaluate(() => document.forms[0]?.requestSubmit());
      await expectNothingSent(tab, site, text);
      letGo();
      await expectReady(tab);
      await expectNothingSent(tab, site, text);
    });
  });
}

test('a tick made before the script arrived ends up in the document', async ({ tab, site }) => {
  const letGo = site.impair(script, 'held');
  await tab.goto('/lager/packliste');
  await tab.check('input[name="ticked"]');
  letGo();
  await expectReady(tab);
  await tab.click('.generate-bar .primary');
  expect(paragraphsOf((await tab.savedFile()).bytes)).toHaveLength(2);
});
