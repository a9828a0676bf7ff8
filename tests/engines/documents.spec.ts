import { canonicalXml } from '../support/canonicalXml';
import { carryingMaker } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { openOnPaper, savedInputOf } from '../support/paper';
import type { BrowserPage } from './browserPage';
import { engineEntries, expectText, openPage } from './pageStates';
import { expect, test } from './test';

for (const { slug, path, name, tag } of engineEntries) {
  test(`${name}: the document is the one that Node makes`, { tag }, async ({ tab, engine }) => {
    const input = (await sampleInput(slug, 'typisch')) as object;
    await openPage(tab, path);
    await tab.evaluate(openOnPaper, savedInputOf({ slug, input }));
    await expectText(tab, 'ist geöffnet.', '.input-notice');
    await tab.click('.generate-bar .primary');
    const bytes = await tab.savedFile();
    const inNode = await madeInNode(tab, slug, input);
    expect(canonicalXml(bytes)).toBe(canonicalXml(inNode));
    // Chromium and WebKit leave out the line break after the XML declaration of a serialised part.
    if (engine === 'firefox') expect(Buffer.compare(bytes, inNode)).toBe(0);
  });
}

/** Makes a document in the language and on the day of the browser: not every WebKit lets a test set them. */
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
