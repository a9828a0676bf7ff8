import { canonicalXml } from '../../src/document/canonicalXml';
import { chunkFile } from '../bench/site';
import { carryingMaker } from '../support/documentOf';
import { fixture } from '../support/files';
import { fixturePath } from '../support/fixturePath';
import { undated } from '../support/printContext';
import { expectReady, expectText } from './pageStates';
import { expect, test } from './test';

test('a check without end can be cancelled; a template of the visitor makes the document', async ({
  tab,
  site,
}) => {
  const mend = site.impair(chunkFile('engineWorker'), 'endless');
  await tab.goto('/lager/packliste');
  await expectReady(tab);
  await tab.click('.template summary');
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

  await tab.click('.generate-bar .primary');
  const { bytes } = await tab.savedFile();
  const make = await carryingMaker('packliste', fixture('restyled/packliste'));
  const inNode = make({ ticked: ['1'] });
  expect(undated(await canonicalXml(bytes))).toBe(undated(await canonicalXml(inNode)));
});
