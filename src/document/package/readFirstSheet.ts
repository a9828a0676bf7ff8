import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { createPackage, readableXml } from './wordPackage';
import { readZipDirectory } from './zip';

/**
 * The text of a workbook's first sheet that is not empty (ECMA-376, part 1, 18.3.1), in the order of the zip, which
 * Excel writes in the order of the sheets. A hidden sheet counts, too. Each row is a line, and tabs separate the cells.
 * The result is undefined when all sheets are empty, or when the file is no workbook.
 */
export function readFirstSheet(bytes: Uint8Array) {
  const sheets = readZipDirectory(bytes)?.filter(({ name }) =>
    /^xl\/worksheets\/[^/]+$/.test(name),
  );
  if (!sheets?.length) return;
  const opened = createPackage(new PizZip(bytes));
  const elementsIn = (path: string, name: string) =>
    Array.from(readableXml(opened, path)?.getElementsByTagNameNS('*', name) ?? []);
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
    const text = cell.getAttribute('t') === 's' ? texts[Number(value)] : value || textOf(cell);
    // A cell after the column Z follows the cell before it.
    const [column] = /^[A-Z](?=\d)/.exec(cell.getAttribute('r') ?? '') ?? [];
    const at = column ? column.charCodeAt(0) - 65 : cells.length;
    cells[at] = (text ?? '').replace(/\s+/g, ' ');
  }
  return Array.from(cells, (cell = '') => cell).join('\t');
}

function textOf(element: Element) {
  return Array.from(element.getElementsByTagNameNS('*', 't'), (one) => one.textContent).join('');
}
