import { templatesPage } from '../../src/app/templates/templatesPage';
import { catalog, generatorEntries } from '../../src/catalog';
import { expectPreview, expectReady } from './pageStates';
import { expect, test } from './test';

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

test.describe('a complaint', () => {
  test.use({ noise: [/./] });

  test('of any kind reaches the test', async ({ tab, site }) => {
    await tab.goto('/faults');
    for (const kind of [
      'a warning',
      'an error',
      'a rejection',
      'did not load: <img',
      'against the policy: font-src',
    ]) {
      await expect.poll(() => site.complaints.join('\n')).toContain(kind);
    }
  });
});
