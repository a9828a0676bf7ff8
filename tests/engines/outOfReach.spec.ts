import { fixturePath } from '../support/fixturePath';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectReady, expectText, isReady, textOf } from './pageStates';
import type { SiteServer } from './siteServer';
import { expect, test } from './test';

// What goes wrong is also written to the console, for whoever looks into it.
test.use({ noise: [/./] });

const path = '/lager/packliste';
const firstItem = 'input[name="ticked"]';
const faults = ['cut', 'missing'] as const;

// The parts that make documents and the worker for visitors' templates, by the files that name them.
const engine = /\/assets\/(engine|makeDocument|openTemplate|compileTemplate|openPackage)-.*\.js$/;
const worker = /\/assets\/templateWorker-.*\.js$/;
const template = /\/assets\/packliste-.*\.docx$/;

async function expectOneRow(tab: BrowserPage) {
  await expectText(tab, '«Packliste.docx» ist erstellt und deinem Browser übergeben.');
  expect(paragraphsOf((await tab.savedFile()).bytes)).toHaveLength(2);
}

/** A page that could not begin says so and offers to load again; nothing was entered yet. */
async function expectToBegin(tab: BrowserPage) {
  const gone = async () => (await textOf(tab)).includes('Das hat nicht geklappt');
  await expect.poll(async () => (await isReady(tab)) || (await gone())).toBe(true);
  if (await gone()) await tab.click('//button[. = "Seite neu laden"]');
  await expectReady(tab);
  await tab.check(firstItem);
}

for (const [what, file] of [
  ['a part of the program', engine],
  ['the template', template],
] as const) {
  for (const how of faults) {
    test(`${what} that is ${how} is said, and a later press saves`, async ({ tab, site }) => {
      const mend = site.impair(file, how);
      await tab.goto(path);
      await expect.poll(site.refused, { message: `asked for ${file}` }).toBeGreaterThan(0);
      // A page may also wait for its parts, or not begin without them.
      if (await isReady(tab)) {
        await tab.check(firstItem);
        await tab.click('.generate-bar .primary');
        await expectText(tab, 'Was du eingegeben hast, bleibt stehen.');
        mend();
      } else {
        mend();
        await expectToBegin(tab);
      }
      await tab.click('.generate-bar .primary');
      await expectOneRow(tab);
    });
  }
}

test('a check that is out of reach once works when the file is chosen again', async ({
  tab,
  site,
}) => {
  const chosen = fixturePath('restyled/packliste');
  const mend = site.impair(worker, 'cut');
  await tab.goto(path);
  await expectReady(tab);
  await tab.click('summary');
  await expect.poll(site.refused, { message: `asked for ${worker}` }).toBeGreaterThan(0);
  await tab.setInputFiles('.template input[type="file"]', chosen);
  await expect.poll(() => textOf(tab)).toMatch(/konnte nicht geprüft werden|ist aktiv\./);
  mend();
  await tab.setInputFiles('.template input[type="file"]', chosen);
  await expectText(tab, '«packliste.docx» ist aktiv.');
});

test('a site that is gone after the page has loaded is not needed', async ({ tab, site }) => {
  await tab.goto(path);
  await expectReady(tab);
  await tab.check(firstItem);
  await expect.poll(() => site.requests.some(({ address }) => template.test(address))).toBe(true);
  await silence(site);
  site.impair(/./, 'cut');
  await tab.click('.generate-bar .primary');
  await expectOneRow(tab);
});

/** Waits until nothing more is asked for. */
async function silence({ requests }: SiteServer) {
  for (let before = -1; before !== requests.length; ) {
    before = requests.length;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
