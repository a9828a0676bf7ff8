import { canonicalXml } from '../../src/document/canonicalXml';
import { documentOf } from '../support/documentOf';
import { fixture } from '../support/files';
import { fixturePath } from '../support/fixturePath';
import { expectReady, expectText } from './looks';
import { expect, test } from './test';

test.beforeEach(async ({ tab }) => {
  await tab.goto('/lager/packliste');
  await expectReady(tab);
  await tab.click('summary');
});

test('a template of the visitor makes the document', async ({ tab }) => {
  await tab.setInputFiles('.template input[type="file"]', fixturePath('restyled/packliste'));
  await expectText(tab, '«packliste.docx» ist aktiv.');
  await tab.click('.generate-bar .primary');
  const { bytes } = await tab.savedFile();
  const inNode = await documentOf('packliste', { ticked: [] }, fixture('restyled/packliste'));
  expect(await canonicalXml(bytes)).toBe(await canonicalXml(inNode));
});

test('a broken template is refused with a sentence and comes back with comments', async ({
  tab,
}) => {
  const broken = 'broken/packliste/Feld gross geschrieben';
  await tab.setInputFiles('.template input[type="file"]', fixturePath(broken));
  await expectText(tab, '«Feld gross geschrieben.docx» lässt sich so nicht verwenden.');
  await expectText(tab, 'Das Feld {Text} gibt es nicht. Meintest du {text}?');
  await tab.click('//button[. = "Vorlage mit Kommentaren herunterladen"]');
  expect((await tab.savedFile()).name).toBe('Feld gross geschrieben mit Kommentaren.docx');
});
