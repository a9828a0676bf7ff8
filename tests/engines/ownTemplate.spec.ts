import { canonicalXml } from '../../src/document/canonicalXml';
import { chunkFile } from '../bench/site';
import { carryingMaker } from '../support/documentOf';
import { fixture } from '../support/files';
import { fixturePath } from '../support/fixturePath';
import { undated } from '../support/printContext';
import type { BrowserPage } from './browserPage';
import { expectReady, expectText } from './pageStates';
import { expect, test } from './test';

async function openSection(tab: BrowserPage) {
  await tab.goto('/lager/packliste');
  await expectReady(tab);
  await tab.click('.template summary');
}

test('a template of the visitor makes the document', async ({ tab }) => {
  await openSection(tab);
  await tab.setInputFiles('.template input[type="file"]', fixturePath('restyled/packliste'));
  await expectText(tab, '«packliste.docx» ist aktiv.');
  await tab.click('.generate-bar .primary');
  const { bytes } = await tab.savedFile();
  const make = await carryingMaker('packliste', fixture('restyled/packliste'));
  const inNode = make({ ticked: [] });
  expect(undated(await canonicalXml(bytes))).toBe(undated(await canonicalXml(inNode)));
});

test('a check without end leaves the page alone, and can be cancelled', async ({ tab, site }) => {
  const mend = site.impair(chunkFile('engineWorker'), 'endless');
  await openSection(tab);
  const file = fixturePath('restyled/packliste');
  await tab.setInputFiles('.template input[type="file"]', file);
  await expectText(tab, 'Diese Vorlage braucht länger als üblich.');
  await tab.check('input[name="ticked"]');
  await expectText(tab, '1 von 40');
  await tab.click('.slow-template button');
  await expectText(tab, 'Die Prüfung von «packliste.docx» ist abgebrochen.');
  mend();
  await tab.setInputFiles('.template input[type="file"]', file);
  await expectText(tab, '«packliste.docx» ist aktiv.');
});
