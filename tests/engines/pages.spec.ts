import { catalog, generatorEntries, templatesPage } from '../../src/catalog';
import { expectPreview, expectReady } from './pageStates';
import { eventually, expect, test } from './test';

// The other tests open all kinds of pages but this one, and a complaint fails them, too.
for (const { path } of [{ path: '/' }, ...catalog, ...generatorEntries, templatesPage]) {
  const tag = path === templatesPage.path ? [] : '@long';
  test(`${path} comes to life without a complaint`, { tag }, async ({ tab, site }) => {
    await tab.goto(path);
    await expectReady(tab);
    await expectPreview(tab);
    expect(site.complaints).toEqual([]);
  });
}

// In a page of its own, which is not blamed for them.
test('a complaint of any kind reaches the test', async ({ browserOfEngine, site }) => {
  const tab = await browserOfEngine.open(site.origin);
  await tab.goto('/faults');
  const kinds =
    'a warning; an error; a rejection; did not load: <img; against the policy: font-src';
  for (const kind of kinds.split('; ')) {
    await eventually(() => site.complaints.join('\n')).toContain(kind);
  }
  await tab.close();
});
