import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectPath, expectReady, expectText } from './pageStates';
import { temporaryFolder } from './processes';
import { eventually, expect, test } from './test';

const downloads = temporaryFolder();

async function goTo(tab: BrowserPage, path: string) {
  await tab.click(`a[href$="${path}"]`);
  await expectPath(tab, path);
  await expectReady(tab);
}

function textIn(tab: BrowserPage, name: string): Promise<string> {
  return tab.read(
    (field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? '',
    name,
  );
}

async function saveFolder(tab: BrowserPage) {
  await tab.click('//button[. = "Als ein Word-Dokument"]');
  const { name, bytes } = await tab.savedFile();
  return { name, bytes, text: paragraphsOf(bytes).map(({ text }) => text) };
}

test('a camp is typed once, saved as one document, opened again and carried to the next year', async ({
  tab,
}) => {
  test.slow();
  await tab.goto('/');
  await expectReady(tab);
  await tab.fill('[name="campName"]', 'Sola');
  await tab.fill('[name="start-date"]', '2026-07-06');
  await goTo(tab, '/lager/packliste');
  await tab.check('input[name="ticked"]');
  await goTo(tab, '/');
  await goTo(tab, '/lager/lagerpakt');
  await tab.check('input[name="ticked"]');
  await goTo(tab, '/');
  await goTo(tab, '/lager/todo-liste');
  expect(await textIn(tab, 'start-date')).toBe('2026-07-06');
  await goTo(tab, '/');
  const first = await saveFolder(tab);
  expect(first.name).toBe('Lagermappe_Sola.docx');
  expect(first.text).toEqual(expect.arrayContaining(['Sola', 'ToDo', 'Lagerpakt', 'Packliste']));

  const path = join(downloads.path, first.name);
  writeFileSync(path, first.bytes);
  await tab.goto('/');
  await expectReady(tab);
  expect(await textIn(tab, 'campName')).toBe('');
  await tab.setInputFiles('.camp input[type="file"]', path);
  await expectText(tab, '«Lagermappe_Sola.docx» ist geöffnet: ToDo Liste, Lagerpakt, Packliste.');
  expect(await textIn(tab, 'campName')).toBe('Sola');

  await goTo(tab, '/lager/packliste');
  await tab.check('input[name="ticked"][value="2"]');
  await goTo(tab, '/');
  await goTo(tab, '/lager/todo-liste');
  await tab.click('//button[. = "Daten um ein Jahr verschieben"]');
  await eventually(() => textIn(tab, 'start-date')).not.toBe('2026-07-06');
  const day = await textIn(tab, 'start-date');
  await goTo(tab, '/');
  const next = await saveFolder(tab);
  expect(
    next.text.filter((text) => text.includes('Sola') && text.includes(day.slice(0, 4))),
  ).not.toEqual([]);
  expect(next.text.length).toBeGreaterThan(first.text.length);
});
