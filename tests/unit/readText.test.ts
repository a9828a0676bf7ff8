import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openPackage } from '../../src/document/package/openPackage';
import { readFile as readAny } from '../../src/document/readDocument';
import { readText } from '../../src/document/readText';
import { fixture, templateBytes } from '../support/files';
import { body, replaced } from '../support/readDocx';

const textIn = async (bytes: Uint8Array) => (await readAny(bytes)).text;

async function withBody(xml: string) {
  const template = await templateBytes('packliste');
  return replaced(template, body, /(<w:body>).*(<w:sectPr)/s, `$1${xml}$2`);
}

const paragraph = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const bold = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const [ski, listed] = [paragraph('Ski'), '<w:numId w:val="3"/></w:numPr>'];
const row = (...cells: readonly string[]) =>
  `<w:tbl><w:tr>${cells.map((inner) => `<w:tc>${inner}</w:tc>`).join('')}</w:tr></w:tbl>`;

test.each([
  ['a paragraph', paragraph('Seil &amp; Blache'), 'Seil & Blache'],
  ['a heading', paragraph('Technik', '<w:pStyle w:val="berschrift1"/>'), '# Technik'],
  ['a point of a list', paragraph('Seil', `<w:numPr>${listed}`), '• Seil'],
  ['a point by its style', paragraph('Seil', '<w:pStyle w:val="ListBullet"/>'), '• Seil'],
  ['tabs', '<w:p><w:r><w:t>Seil</w:t><w:tab/><w:t>2</w:t></w:r></w:p>', 'Seil\t2'],
  ['tabs that a paragraph stops at', paragraph('Seil', '<w:tabs><w:tab/></w:tabs>'), 'Seil'],
  ['lines', '<w:p><w:r><w:t>Seil</w:t><w:br/><w:t>Bob</w:t></w:r></w:p>', 'Seil\nBob'],
  ['a row', row(paragraph('Seil'), paragraph('2')), 'Seil\t2'],
  ['lists', row(paragraph('Seil') + paragraph('Bob'), paragraph('Ski')), 'Seil\nBob\n\nSki'],
  ['a bold line', `${bold('Tabu')}${paragraph('Ski')}`, '# Tabu\nSki'],
  ['a bold cell', row(bold('Was'), paragraph('Ja')), 'Was\tJa'],
  ['a bold cell above a list', row(bold('Tabu') + ski, paragraph('Seil')), '# Tabu\nSki\n\nSeil'],
  ['a deeper point', paragraph('Seil', `<w:numPr><w:ilvl w:val="1"/>${listed}`), '  • Seil'],
  ['what was deleted', `<w:p><w:del><w:r><w:delText>Ski</w:delText></w:r></w:del></w:p>`, ''],
])('the text of a Word file says %s', async (_, xml, text) => {
  expect(await textIn(await withBody(xml))).toBe(text);
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
