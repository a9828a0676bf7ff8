import { fixtureNames, fixturePath } from '../support/files';
import { printedPages, shownPages } from '../support/paper';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { openPage, textOf } from './pageStates';
import type { SiteServer } from './siteServer';
import { eventually, expect, test } from './test';

// The fixture `tab` also fails the test when the browser refuses an attempt, because a refusal is a complaint.
test('a stranger’s templates run and load nothing', async ({ tab, site }) => {
  await openPage(tab, '/lager/packliste');
  await tab.click('input[name="ticked"]');
  await tab.click('.template summary');
  for (const what of fixtureNames('strangers/pages')) {
    await test.step(what, async () => {
      await tab.setInputFiles('.template [type="file"]', fixturePath(`strangers/pages/${what}`));
      const answer = new RegExp(`«${what}.docx» (ist aktiv|lässt sich so nicht)`);
      await eventually(() => textOf(tab, '.template')).toMatch(answer);
      const isActive = (await textOf(tab, '.template')).includes(`«${what}.docx» ist aktiv`);
      expect(isActive || what === 'an entity').toBe(true);
      if (isActive) {
        await eventually(async () => (await tab.read(shownPages)).join()).toContain(what);
        await tab.click('.generate-bar .primary');
        expect(paragraphsOf(await tab.savedFile())[0]?.text).toBe(what);
        await eventually(async () => (await tab.evaluate(printedPages)).join()).toContain(what);
      }
      await expectNoTraces(tab, site);
    });
  }
});

async function expectNoTraces(tab: BrowserPage, site: SiteServer) {
  const { isAttacked, loaded } = await tab.read(traces);
  expect(isAttacked).toBe(false);
  expect(loaded.filter((address) => address.startsWith('https://stranger.example'))).toEqual([]);
  expect(site.requested.filter((address) => address.endsWith('/null'))).toEqual([]);
}

/** Returns the traces that a successful attack leaves in the page or in the frame of the preview. */
function traces() {
  const frame = document.querySelector('iframe')?.contentWindow;
  const windows = [window, ...(frame ? [frame] : [])];
  return {
    isAttacked: windows.some((one) => 'attacked' in one),
    loaded: windows.flatMap((one) =>
      one.performance.getEntriesByType('resource').map(({ name }) => name),
    ),
  };
}
