import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf } from '../support/readDocx';
import { entriesOf, expectReady, expectText } from './pageStates';
import { temporaryFolder } from './processes';
import { expect, test } from './test';

const path = '/lager/packliste';

test('what was entered comes back from the document, own points too', async ({ tab }) => {
  await tab.goto(path);
  await expectReady(tab);
  await tab.check('input[name="ticked"]');
  await tab.click('.own-points > button');
  await tab.click('dialog[open] .answers button');
  await tab.fill('.own-point input', 'Gamelle');
  const entered = await entriesOf(tab);
  await tab.click('.generate-bar .primary');
  const saved = await tab.savedFile();
  expect(saved.name).toBe('Packliste.docx');

  const file = join(temporaryFolder().path, saved.name);
  writeFileSync(file, saved.bytes);
  await tab.goto(path);
  await expectReady(tab);
  expect(await entriesOf(tab)).not.toEqual(entered);
  await tab.setInputFiles('.open-input input[type="file"]', file);
  await expectText(tab, '«Packliste.docx» ist geöffnet.');
  await tab.click('.generate-bar .primary');
  const texts = paragraphsOf((await tab.savedFile()).bytes).map(({ text }) => text);
  expect(texts).toEqual(['Packliste', 'Unterwäsche, frisch für jeden Tag', 'Gamelle']);
});
