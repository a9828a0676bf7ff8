import { chunkFile } from '../bench/site';
import type { BrowserPage } from './browserPage';
import { expectReady } from './pageStates';
import type { SiteServer } from './siteServer';
import { expect, test } from './test';

// All others are imported by it. More at once would hold all connections of a browser to one host.
const script = chunkFile('index');

const canary = 'Kanarienvogel';
const path = '/lager/allgemeines-sicherheitskonzept';
const field = '[name="campName"]';

const enabledButtons = (tab: BrowserPage) =>
  tab.read(() =>
    Array.from(document.querySelectorAll('button:enabled'))
      .filter((button) => button.checkVisibility())
      .map(({ textContent }) => textContent),
  );

/** As someone does who does not know that the script is missing. */
async function insist(tab: BrowserPage) {
  await tab.fill(field, canary);
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('.generate-bar .primary')?.click();
    document.forms[0]?.requestSubmit();
  });
}

async function expectNothingSent(tab: BrowserPage, site: SiteServer) {
  // What was on its way has arrived once a later request has.
  expect(await tab.read(() => fetch('/').then(({ ok }) => ok))).toBe(true);
  expect(site.requests.filter((one) => JSON.stringify(one).includes(canary))).toEqual([]);
  expect(await tab.read(() => location.search)).toBe('');
}

test('buttons wait for the script, and nothing is sent', async ({ tab, site }) => {
  for (const load of [() => tab.goto(path), () => tab.reload()]) {
    const letGo = site.impair(script, 'held');
    await load();
    expect(await enabledButtons(tab)).toEqual([]);
    await insist(tab);
    await expectNothingSent(tab, site);
    letGo();
    await expectReady(tab);
    await expectNothingSent(tab, site);
  }
});
