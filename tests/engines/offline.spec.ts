import { generatorEntries } from '../../src/catalog';
import { paragraphsOf } from '../support/readDocx';
import { expectReady } from './pageStates';
import { serveSite } from './siteServer';
import { eventually, expect, test } from './test';

const slugs = ['packliste', 'lagerpakt', 'pflichtenheft'];

test('after one visit, pages work without a connection', async ({ browserOfEngine }) => {
  const site = await serveSite({ canBeKept: true });
  const tab = await browserOfEngine.open(site.origin);
  await tab.goto('/');
  const isKept = () => tab.read(() => navigator.serviceWorker.controller !== null);
  await eventually(isKept, { timeout: 30_000 }).toBe(true);
  await site.close();
  for (const { path, name } of generatorEntries.filter((one) => slugs.includes(one.slug))) {
    await tab.goto(path);
    await expectReady(tab);
    await tab.click('.generate-bar .primary');
    expect(paragraphsOf((await tab.savedFile()).bytes)[0]?.text).toBe(name);
  }
  await tab.close();
});
