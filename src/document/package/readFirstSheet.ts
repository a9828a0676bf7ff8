import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { createPackage } from './wordPackage';
import { readZipDirectory } from './zip';

/**
 * The text of a workbook's first sheet with text (ECMA-376, part 1, 18.3.1). Each row is a line, and tabs separate the
 * cells. The sheets are read in the order of the zip, because Excel writes them in the order of the workbook. Hidden
 * sheets count. The result is undefined when no sheet has text, or when the file is no workbook.
 */
export function readFirstSheet(bytes: Uint8Array) {
  const sheets = readZipDirectory(bytes)?.filter(({ name }) =>
    /^xl\/worksheets\/[^/]+$/.test(name),
  );
  if (!sheets?.length) return;
  const opened = createPackage(new PizZip(bytes));
  const elementsIn = (path: string, name: string) =>
    Array.from(opened.readableXml(path)?.getElementsByTagNameNS('*', name) ?? []);
  const texts = elementsIn('xl/sharedStrings.xml', 'si').map(textOf);
  return sheets
    .map(({ name }) =>
      elementsIn(name, 'row')
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
    // A cell of the type `s` holds the index of a shared text.
    const text = cell.getAttribute('t') === 's' ? texts[Number(value)] : value || textOf(cell);
    cells[columnOf(cell) ?? cells.length] = (text ?? '').replace(/\s+/g, ' ');
  }
  return cells.join('\t');
}

function textOf(element: Element) {
  return Array.from(element.getElementsByTagNameNS('*', 't'), (one) => one.textContent).join('');
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
