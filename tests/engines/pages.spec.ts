import { templatesPage } from '../../src/catalog';
import { openPage } from './pageStates';
import { eventually, test } from './test';

// The other test files open all other kinds of pages. A complaint fails these tests too.
test('the page for designers comes to life without a complaint', async ({ tab }) => {
  await openPage(tab, templatesPage.path);
});

// The test opens a page of its own, because complaints in a page of the fixture `tab` would fail the test.
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
