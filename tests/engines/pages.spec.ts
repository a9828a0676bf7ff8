import { templatesPage } from '../../src/app/templatesPage';
import { catalog, generatorEntries } from '../../src/catalog';
import { expectPreview, expectReady } from './pageStates';
import { eventually, expect, test } from './test';

const addresses = [
  '/',
  ...[...catalog, ...generatorEntries, templatesPage].map(({ path }) => path),
];

test('every page comes to life without a complaint', async ({ tab, site }) => {
  for (const address of addresses) {
    await tab.goto(address);
    await expectReady(tab);
    await expectPreview(tab);
    expect(site.complaints, address).toEqual([]);
  }
});

// In a page of its own, which is not blamed for them.
test('a complaint of any kind reaches the test', async ({ browserOfEngine, site }) => {
  const tab = await browserOfEngine.open(site.origin);
  await tab.goto('/faults');
  for (const kind of [
    'a warning',
    'an error',
    'a rejection',
    'did not load: <img',
    'against the policy: font-src',
  ]) {
    await eventually(() => site.complaints.join('\n')).toContain(kind);
  }
  await tab.close();
});
