import type { BrowserPage } from './browserPage';
import { expectPath, expectReady } from './pageStates';
import { eventually, expect, test } from './test';

const path = '/lager/allgemeines-sicherheitskonzept';

// The engines show their own question, or none, each by rules of its own; this is what they ask.
function asksBeforeUnload(tab: BrowserPage): Promise<boolean> {
  return tab.read(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

test('what was entered survives a link, and is not closed without a question', async ({ tab }) => {
  await tab.goto(path);
  await expectReady(tab);
  expect(await asksBeforeUnload(tab)).toBe(false);
  await tab.fill('[name="campName"]', 'Sola');
  expect(await asksBeforeUnload(tab)).toBe(true);
  await tab.click('//a[. = "Lager"]');
  await expectPath(tab, '/lager');
  // It is still there, and would be gone with the tab.
  expect(await asksBeforeUnload(tab)).toBe(true);
  await tab.goBack();
  await eventually(() =>
    tab.read(() => document.querySelector<HTMLInputElement>('[name="campName"]')?.value),
  ).toBe('Sola');
});
