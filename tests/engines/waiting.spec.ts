import { chunkFile } from '../bench/site';
import type { BrowserPage } from './browserPage';
import { expectReady } from './pageStates';
import { expect, test } from './test';

// This script imports all other scripts. Only this script is held back, because more held requests would use up all
// connections of the browser to the host.
const script = chunkFile('index');
const path = '/lager/allgemeines-sicherheitskonzept';

/** The labels of the visible buttons that a person can press. Popovers need no script, so their buttons are left out. */
const enabledButtons = (tab: BrowserPage) =>
  tab.read(() => {
    const enabled = [...document.querySelectorAll('button:enabled:not([popovertarget])')];
    return enabled.flatMap((one) => (one.checkVisibility() ? one.textContent : []));
  });

// `formGuards.spec.ts` proves that no form is sent.
test('buttons wait for the script, also over a reload', async ({ tab, site }) => {
  for (const load of [() => tab.goto(path), () => tab.reload()]) {
    const letGo = site.impair(script, 'held');
    await load();
    expect(await enabledButtons(tab)).toEqual([]);
    letGo();
    await expectReady(tab);
  }
});
