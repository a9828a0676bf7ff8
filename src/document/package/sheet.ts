import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { parseXml } from './wordPackage';
import { zipDirectory } from './zip';

/** The first sheet of a workbook, its cells with tabs between them (ECMA-376, part 1, 18.3.1); nothing of another file. */
export function sheetIn(bytes: Uint8Array) {
  if (!zipDirectory(bytes)?.some(({ name }) => name === 'xl/workbook.xml')) return;
  const zip = new PizZip(bytes);
  const elementsIn = (path: string, name: string) => {
    const xml = zip.file(path)?.asText();
    return xml ? Array.from(parseXml(xml).getElementsByTagNameNS('*', name)) : [];
  };
  const textOf = (element: Element) =>
    Array.from(element.getElementsByTagNameNS('*', 't'), ({ textContent }) => textContent).join('');
  const shared = elementsIn('xl/sharedStrings.xml', 'si').map(textOf);
  const rows = elementsIn('xl/worksheets/sheet1.xml', 'row').map((row) => {
    const cells: string[] = [];
    for (const cell of Array.from(row.getElementsByTagNameNS('*', 'c'))) {
      const value = cell.getElementsByTagNameNS('*', 'v')[0]?.textContent ?? '';
      const text = cell.getAttribute('t') === 's' ? shared[Number(value)] : value || textOf(cell);
      cells[columnOf(cell.getAttribute('r')) ?? cells.length] = (text ?? '').replace(/\s+/g, ' ');
    }
    return Array.from(cells, (cell = '') => cell).join('\t');
  });
  return rows.filter((row) => row.trim()).join('\n');
}

/** «C7» is in column 2; nothing where no place is written. */
function columnOf(place: string | null) {
  const letters = place?.match(/^[A-Z]+/)?.[0];
  if (!letters) return;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
