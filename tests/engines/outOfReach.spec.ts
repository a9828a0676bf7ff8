import { chunkFile } from '../bench/site';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectReady, expectText, isReady, textOf } from './pageStates';
import { eventually, expect, test } from './test';

const path = '/lager/packliste';
const firstItem = 'input[name="ticked"]';
const engine = chunkFile('engineWorker');

/** Waits until a page is ready. If it says that it cannot start, reloads the page by its button. */
async function expectToBegin(tab: BrowserPage) {
  const gone = async () => (await textOf(tab)).includes('Das hat nicht geklappt');
  await eventually(async () => (await isReady(tab)) || (await gone())).toBe(true);
  if (await gone()) await tab.click('//button[. = "Seite neu laden"]');
  await expectReady(tab);
  await tab.click(firstItem);
}

// Some engines remember a failed import as long as the page is open.
test.use({ expected: [`${path}: Unreachable: program unreachable`] });

test('a chunk out of reach is said, and a later press saves', async ({ tab, site }) => {
  const mend = site.impair(engine, 'cut');
  await tab.goto(path);
  const asked = () => site.requests.map(({ address }) => address);
  await eventually(asked).toContain(`/${engine}`);
  // Not every page becomes ready here: a page may wait for its chunks, or fail to start without them.
  if (await isReady(tab)) {
    await tab.click(firstItem);
    await tab.click('.generate-bar .primary');
    await expectText(tab, 'Was du eingegeben hast, bleibt bis dahin stehen.', '.generate-bar');
    mend();
  } else {
    mend();
    await expectToBegin(tab);
  }
  await tab.click('.generate-bar .primary');
  await expectText(tab, 'Heruntergeladen: Packliste.docx', '.generate-bar');
  expect(paragraphsOf(await tab.savedFile())).toHaveLength(2);
});
