import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openPackage } from '../../src/document/package/openPackage';
import { readFile as readAny } from '../../src/document/readDocument';
import { readText } from '../../src/document/readText';
import { fixture } from '../support/files';
import { pasted, rowsIn } from '../support/table';
import { withTyped } from '../support/typed';

const textIn = async (bytes: Uint8Array) => (await readAny(bytes)).text;

test.each(rowsIn('readText'))('the text of a Word file says %s', async (_, shortForm, text) => {
  expect((await textIn(withTyped(shortForm))).trimEnd()).toBe(pasted(text).replaceAll('·', ' '));
});

test('the text of a Word file as LibreOffice saved it is the same', async () => {
  const file = fixture('saved/libreoffice/Packliste in LibreOffice geändert');
  const text = readText(openPackage(file));
  expect(text).toMatch(/^# Packliste\n/);
  expect(text).toMatch(/^• /m);
});

async function workbook(path: string) {
  const file = new URL(`../fixtures/${path}.xlsx`, import.meta.url);
  return new Uint8Array(await readFile(file));
}

test('of an Excel workbook the text is its first sheet, with tabs between the cells', async () => {
  const rows = [
    'Vorname\tNachname\tPfadiname\tTelefon\tFunktion',
    'Lea\tMuster\tBalu\t079 555 01 02\tLagerleitung',
    'Tim\tBeispiel\t\t079 555 03 04\tKüche',
    'Ann-Sophie\tvon "Moos"\tFlix',
  ];
  expect(await textIn(await workbook('libreoffice/personen'))).toBe(rows.join('\n'));
});

// In front of the sheet that is read there are a chart and an empty sheet; behind it is another sheet.
test('of an Excel workbook the first sheet that shows something is read, if there is one', async () => {
  expect(await textIn(await workbook('workbooks/an empty sheet before others'))).toBe('neu');
  const empty = textIn(await workbook('workbooks/empty sheets alone'));
  await expect(empty).rejects.toThrow(/^Die Datei ist eine Excel-Datei/);
});
