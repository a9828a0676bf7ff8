import { canonicalXml } from '../../src/document/canonicalXml';
import {
  addOwnPoints,
  addRows,
  canary,
  carriesCanary,
  enterEverywhere,
  keptInBrowser,
} from '../support/canary';
import { carryingMaker } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { openOnPaper, savedInputOf } from '../support/paper';
import { partOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { engineEntries } from './kinds';
import { expectPath, expectPreview, expectReady, expectText } from './pageStates';
import { expect, test } from './test';

for (const { slug, path, name, tag } of engineEntries) {
  test(`${name}: the document is the one that Node makes, and nothing is sent or kept`, {
    tag,
  }, async ({ tab, site, engine }) => {
    const input = (await sampleInput(slug, 'typisch')) as object;
    await tab.goto(path);
    await expectReady(tab);
    await tab.evaluate(openOnPaper, savedInputOf({ slug, input }));
    await expectText(tab, 'ist geöffnet.', '.input-notice');
    const bytes = await save(tab);
    const inNode = await madeInNode(tab, slug, input);
    expect(await canonicalXml(bytes)).toBe(await canonicalXml(inNode));
    // The others leave out the line break behind the XML declaration of a part that they serialise.
    if (engine === 'firefox') expect(Buffer.compare(bytes, inNode)).toBe(0);

    await tab.evaluate(addRows);
    await tab.evaluate(addOwnPoints);
    await tab.evaluate(enterEverywhere, canary);
    expect(partOf(await save(tab), 'word/document.xml')).toContain(canary);
    await expectPreview(tab);
    await tab.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
    });
    await tab.click('//a[contains(., "Lagerkiste")]');
    await expectPath(tab, '/');

    const sent = site.requests.filter(
      ({ address, headers, body }) => carriesCanary(address + headers) || body !== '',
    );
    expect(sent).toEqual([]);
    expect(carriesCanary(await tab.read(keptInBrowser))).toBe(false);
  });
}

/** Saves the document, and waits for the words that move what stands below them, from under a press. */
async function save(tab: BrowserPage): Promise<Uint8Array> {
  await tab.click('.generate-bar .primary');
  const { bytes } = await tab.savedFile();
  await expectText(tab, 'Heruntergeladen', '.generate-bar');
  return bytes;
}

/**
 * Dates are printed as the visitor's language has them, and not every WebKit can be told one; the day is the
 * visitor's, which at night is another than here.
 */
async function madeInNode(tab: BrowserPage, slug: string, input: object): Promise<Uint8Array> {
  const { locale, day } = await tab.read(() => {
    const now = new Date();
    return {
      locale: new Intl.DateTimeFormat().resolvedOptions().locale,
      day: [now.getFullYear(), now.getMonth(), now.getDate()] as const,
    };
  });
  const make = await carryingMaker(slug, undefined, { locale, today: new Date(...day) });
  return make(input);
}
