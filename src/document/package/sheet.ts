import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { relationshipsOf, targetOfType } from './parts';
import { readableXml, type WordPackage, wordPackage } from './wordPackage';
import { zipDirectory } from './zip';

/**
 * The text of the first sheet of a workbook that is visible and not empty: a line for each row, with tabs between the
 * cells (ECMA-376, part 1, 18.2.19 and 18.3.1). Undefined when there is no such sheet, or the file is no workbook.
 */
export function sheetIn(bytes: Uint8Array) {
  if (!zipDirectory(bytes)?.some(({ name }) => name.startsWith('xl/'))) return;
  const opened = wordPackage(new PizZip(bytes));
  const workbook = targetOfType(opened, '', 'officeDocument');
  const pointers = relationshipsOf(opened, workbook);
  const strings = targetOfType(opened, workbook, 'sharedStrings');
  const texts = elementsIn(opened, strings, 'si').map(textOf);
  // The workbook lists its sheets in the order of their tabs; the names of the parts do not follow that order.
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

// The `r:id` of a sheet, found by its local name: Strict Open XML has another namespace for relationships.
function relationshipOf(sheet: Element) {
  return Array.from(sheet.attributes).find((one) => one.localName === 'id')?.value;
}

/** The index of the column of a cell, from 0: `C7` is in column 2. Undefined where the cell has no reference. */
function columnOf(place: string | null) {
  const letters = place?.match(/^[A-Z]{1,3}(?=\d)/)?.[0];
  if (!letters) return;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
