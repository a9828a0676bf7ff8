import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectPath, expectReady, expectText } from './pageStates';
import { temporaryFolder } from './processes';
import { expect, test } from './test';

const downloads = temporaryFolder();

async function goTo(tab: BrowserPage, path: string) {
  await tab.click(`a[href$="${path}"]`);
  await expectPath(tab, path);
  await expectReady(tab);
}

function campName(tab: BrowserPage): Promise<string | undefined> {
  return tab.read(() => document.querySelector<HTMLInputElement>('[name="campName"]')?.value);
}

async function savedTexts(tab: BrowserPage) {
  const { name, bytes } = await tab.savedFile();
  return { name, bytes, texts: textsOf(bytes) };
}

test('a camp is typed once, saved as one document and opened again, own points too', async ({
  tab,
}) => {
  await tab.goto('/');
  await expectReady(tab);
  await tab.fill('[name="campName"]', 'Sola');
  for (const path of ['/lager/lagerpakt', '/lager/packliste']) {
    await goTo(tab, path);
    await tab.check('input[name="ticked"]');
    if (path.endsWith('packliste')) {
      await tab.click('.own-points > button');
      await tab.click('dialog[open] .answers button');
      await tab.fill('.own-point input', 'Gamelle');
    }
    await goTo(tab, '/');
  }
  await tab.click('//button[. = "Lagermappe herunterladen"]');
  await tab.click('//button[. = "Als ein Word-Dokument"]');
  const { name, bytes, texts } = await savedTexts(tab);
  expect(name).toBe('Lagermappe_Sola.docx');
  expect(texts).toEqual(expect.arrayContaining(['Sola', 'Lagerpakt', 'Packliste']));

  const path = join(downloads.path, name);
  writeFileSync(path, bytes);
  await tab.goto('/');
  await expectReady(tab);
  expect(await campName(tab)).toBe('');
  await tab.setInputFiles('.start input[type="file"]', path);
  await expectText(tab, '«Lagermappe_Sola.docx» ist geöffnet: Lagerpakt, Packliste.');
  expect(await campName(tab)).toBe('Sola');
  await goTo(tab, '/lager/packliste');
  await tab.click('.generate-bar .primary');
  const again = await savedTexts(tab);
  expect(again.name).toBe('Packliste.docx');
  const points = ['Unterwäsche, frisch für jeden Tag', 'Gamelle'];
  expect(again.texts).toEqual(['Packliste', 'Sola', ...points]);
});
