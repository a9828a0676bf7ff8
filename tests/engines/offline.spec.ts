import { generatorEntries } from '../../src/catalog';
import { takeLook } from '../../src/document/takeLook';
import { templateBytes } from '../support/files';
import { paragraphsOf, partOf } from '../support/readDocx';
import { expectReady } from './pageStates';
import { serveSite } from './siteServer';
import { eventually, expect, test } from './test';

const slugs = ['packliste', 'lagerpakt', 'pflichtenheft'];

test('after one visit, pages and looks work without a connection', async ({ browserOfEngine }) => {
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
  await tab.click('.template summary');
  await tab.click('//label[contains(., "Warm")]');
  await tab.click('.generate-bar .primary');
  const dressed = await takeLook(
    await templateBytes('pflichtenheft'),
    await templateBytes('looks/warm'),
  );
  const { bytes } = await tab.savedFile();
  expect(partOf(bytes, 'word/styles.xml')).toBe(partOf(dressed.bytes, 'word/styles.xml'));
  await tab.close();
});
