import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { relationshipsOf, targetOfType } from './parts';
import { createPackage, readableXml } from './wordPackage';
import { readZipDirectory } from './zip';

/**
 * The text of a workbook's first sheet that is neither hidden nor empty (ECMA-376, part 1, 18.2.19 and 18.3.1). Each
 * row is a line, and tabs separate the cells. The result is undefined when the workbook has no such sheet, or when the
 * file is no workbook.
 */
export function readFirstSheet(bytes: Uint8Array) {
  if (!readZipDirectory(bytes)?.some(({ name }) => name.startsWith('xl/'))) return;
  const opened = createPackage(new PizZip(bytes));
  const workbook = targetOfType(opened, '', 'officeDocument');
  const targets = new Map(relationshipsOf(opened, workbook).map(({ id, target }) => [id, target]));
  const elementsIn = (path: string, name: string) =>
    Array.from(readableXml(opened, path)?.getElementsByTagNameNS('*', name) ?? []);
  const texts = elementsIn(targetOfType(opened, workbook, 'sharedStrings'), 'si').map(textOf);
  // The sheets are read in the order in which the workbook lists the sheets, because Excel shows the sheets in this
  // order. The names of the parts may have another order.
  return elementsIn(workbook, 'sheet')
    .filter((sheet) => /^(visible)?$/.test(sheet.getAttribute('state') ?? ''))
    .map((sheet) =>
      elementsIn(targets.get(relationshipOf(sheet)) ?? '', 'row')
        .map((row) => rowOf(row, texts))
        .filter((row) => row.trim())
        .join('\n'),
    )
    .find(Boolean);
}

function rowOf(row: Element, texts: readonly string[]) {
  const cells: string[] = [];
  for (const cell of Array.from(row.getElementsByTagNameNS('*', 'c'))) {
    const value = cell.getElementsByTagNameNS('*', 'v')[0]?.textContent ?? '';
    const text = cell.getAttribute('t') === 's' ? texts[Number(value)] : value || textOf(cell);
    cells[columnOf(cell) ?? cells.length] = (text ?? '').replace(/\s+/g, ' ');
  }
  return Array.from(cells, (cell = '') => cell).join('\t');
}

function textOf(element: Element) {
  return Array.from(element.getElementsByTagNameNS('*', 't'), (one) => one.textContent).join('');
}

// The `r:id` of a sheet. The attribute is found by the local name `id`, because the namespace of relationships differs
// between strict and transitional workbooks.
function relationshipOf(sheet: Element) {
  return Array.from(sheet.attributes).find((one) => one.localName === 'id')?.value ?? '';
}

/**
 * The index of a cell's column, counted from 0: `C7` is in column 2. The result is undefined when the cell has no
 * reference.
 */
function columnOf(cell: Element) {
  const letters = cell.getAttribute('r')?.match(/^[A-Z]{1,3}(?=\d)/)?.[0];
  if (!letters) return;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
