import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { relationshipsOf, targetOfType } from './parts';
import { readableXml, type WordPackage, wordPackage } from './wordPackage';
import { zipDirectory } from './zip';

/**
 * The first sheet of a workbook that is shown and holds something, its cells with tabs between them (ECMA-376, part 1,
 * 18.2.19 and 18.3.1); nothing of another file.
 */
export function sheetIn(bytes: Uint8Array) {
  if (!zipDirectory(bytes)?.some(({ name }) => name.startsWith('xl/'))) return;
  const opened = wordPackage(new PizZip(bytes));
  const workbook = targetOfType(opened, '', 'officeDocument');
  const pointers = relationshipsOf(opened, workbook);
  const strings = targetOfType(opened, workbook, 'sharedStrings');
  const texts = elementsIn(opened, strings, 'si').map(textOf);
  // Tabs stand in the order of the workbook, whatever their parts are called.
  const sheets = elementsIn(opened, workbook, 'sheet')
    .filter((sheet) => (sheet.getAttribute('state') ?? 'visible') === 'visible')
    .map((sheet) => pointers.find(({ id }) => id === relationshipOf(sheet)))
    .filter((pointer) => pointer?.type === 'worksheet')
    .map((pointer) => rowsIn(opened, pointer?.target ?? '', texts));
  return sheets.find(Boolean);
}

function rowsIn(opened: WordPackage, path: string, texts: readonly string[]) {
  const rows = elementsIn(opened, path, 'row').map((row) => {
    const cells: string[] = [];
    for (const cell of Array.from(row.getElementsByTagNameNS('*', 'c'))) {
      const value = cell.getElementsByTagNameNS('*', 'v')[0]?.textContent ?? '';
      const text = cell.getAttribute('t') === 's' ? texts[Number(value)] : value || textOf(cell);
      cells[columnOf(cell.getAttribute('r')) ?? cells.length] = (text ?? '').replace(/\s+/g, ' ');
    }
    return Array.from(cells, (cell = '') => cell).join('\t');
  });
  return rows.filter((row) => row.trim()).join('\n');
}

function elementsIn(opened: WordPackage, path: string, name: string) {
  return Array.from(readableXml(opened, path)?.getElementsByTagNameNS('*', name) ?? []);
}

function textOf(element: Element) {
  return Array.from(element.getElementsByTagNameNS('*', 't'), (one) => one.textContent).join('');
}

// In the namespace of relationships, of which Strict has another.
function relationshipOf(sheet: Element) {
  return Array.from(sheet.attributes).find((one) => one.localName === 'id')?.value;
}

/** «C7» is in column 2; nothing where no place is written. */
function columnOf(place: string | null) {
  const letters = place?.match(/^[A-Z]{1,3}(?=\d)/)?.[0];
  if (!letters) return;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
