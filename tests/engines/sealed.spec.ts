import {
  addOwnPoints,
  addRows,
  canary,
  carriesCanary,
  enterEverywhere,
  keptInBrowser,
} from '../support/canary';
import { partOf } from '../support/readDocx';
import { engineEntries } from './kinds';
import { expectPath, expectPreview, expectReady, expectText } from './pageStates';
import { expect, test } from './test';

for (const { path, name, tag } of engineEntries) {
  test(`${name}: nothing that is entered is sent or kept`, { tag }, async ({ tab, site }) => {
    await tab.goto(path);
    await expectReady(tab);
    await tab.evaluate(addRows);
    await tab.evaluate(addOwnPoints);
    await tab.evaluate(enterEverywhere, canary);
    await tab.click('.generate-bar .primary');
    const document = await tab.savedFile();
    expect(partOf(document.bytes, 'word/document.xml')).toContain(canary);
    // Half a second after the press these words move what stands below them, from under a press.
    await expectText(tab, 'Heruntergeladen');
    await expectPreview(tab);
    await tab.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
    });
    await tab.click('//a[contains(., "Lagerkiste")]');
    await expectPath(tab, '/');

    for (const { address, headers, body } of site.requests) {
      expect(carriesCanary(address + headers), address).toBe(false);
      expect(body, address).toBe('');
    }
    expect(carriesCanary(await tab.read(keptInBrowser))).toBe(false);
  });
}
