import { chunkFile } from '../bench/site';
import type { BrowserPage } from './browserPage';
import { expectReady } from './pageStates';
import type { SiteServer } from './siteServer';
import { expect, test } from './test';

// This script imports all other scripts. Only this script is held back, because more held requests would use up all
// connections of the browser to the host.
const script = chunkFile('index');
const canary = 'Kanarienvogel';
const path = '/lager/allgemeines-sicherheitskonzept';
const field = '[name="campName"]';

/** The labels of the visible buttons that a person can press. Popovers need no script, so their buttons are left out. */
const enabledButtons = (tab: BrowserPage) =>
  tab.read(() => {
    const enabled = [...document.querySelectorAll('button:enabled:not([popovertarget])')];
    return enabled.flatMap((one) => (one.checkVisibility() ? one.textContent : []));
  });

/** Types, presses the button and submits the form, like a person who does not know that the script is missing. */
async function insist(tab: BrowserPage) {
  await tab.fill(field, canary);
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('.generate-bar .primary')?.click();
    document.forms[0]?.requestSubmit();
  });
}

async function expectNothingSent(tab: BrowserPage, site: SiteServer) {
  // All earlier requests have arrived once this later request is answered.
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
