import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf } from '../support/readDocx';
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

test('a camp is typed once, saved as one document and opened again', async ({ tab }) => {
  await tab.goto('/');
  await expectReady(tab);
  await tab.fill('[name="campName"]', 'Sola');
  for (const path of ['/lager/packliste', '/lager/lagerpakt']) {
    await goTo(tab, path);
    await tab.check('input[name="ticked"]');
    await goTo(tab, '/');
  }
  await tab.click('//button[. = "Lagermappe herunterladen"]');
  await tab.click('//button[. = "Als ein Word-Dokument"]');
  const { name, bytes } = await tab.savedFile();
  expect(name).toBe('Lagermappe_Sola.docx');
  const texts = paragraphsOf(bytes).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Sola', 'Lagerpakt', 'Packliste']));

  const path = join(downloads.path, name);
  writeFileSync(path, bytes);
  await tab.goto('/');
  await expectReady(tab);
  expect(await campName(tab)).toBe('');
  await tab.setInputFiles('.start input[type="file"]', path);
  await expectText(tab, '«Lagermappe_Sola.docx» ist geöffnet: Lagerpakt, Packliste.');
  expect(await campName(tab)).toBe('Sola');
});
