import { applyLook } from '../../src/document/applyLook';
import { templateBytes } from '../support/files';
import { paragraphsOf, partOf } from '../support/readDocx';
import { openPage } from './pageStates';
import { serveSite } from './siteServer';
import { eventually, expect, test } from './test';

test('a page and a look work without a connection', async ({ browserOfEngine }) => {
  const site = await serveSite({ canBeKept: true });
  const tab = await browserOfEngine.open(site.origin);
  await tab.goto('/lager');
  const isKept = () => tab.read(() => navigator.serviceWorker.controller !== null);
  await eventually(isKept).toBe(true);
  // All files of the site are out of reach from here on. The script of the tests can still be reached.
  site.impair('', 'cut');
  await openPage(tab, '/lager/packliste');
  await tab.click('.preview-looks summary');
  await tab.click('//label[contains(., "Warm")]');
  await tab.click('.generate-bar .primary');
  const bytes = await tab.savedFile();
  expect(paragraphsOf(bytes)[0]?.text).toBe('Packliste');
  const list = await templateBytes('packliste');
  const dressed = await applyLook(list, await templateBytes('looks/warm'));
  expect(partOf(bytes, 'word/styles.xml')).toBe(partOf(dressed.bytes, 'word/styles.xml'));
  await tab.close();
  await site.close();
});
