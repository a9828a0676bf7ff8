import type { Element } from '@xmldom/xmldom';
import { body } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { listNamed } from './word/lists';
import { cellOf, type Paragraph, paragraphsIn, rowOf, spacedText } from './word/paragraphs';
import { closest, propertyOf, valOf } from './word/tree';

/**
 * The text of the body in lines, as somebody would type it: a heading after `# `, a point of a list after `• `, the
 * cells of a row with tabs between them, or one after the other where they hold several paragraphs.
 */
export function readText(opened: WordPackage) {
  const rows = new Map<unknown, Paragraph[]>();
  for (const paragraph of paragraphsIn(opened.xml(body), body)) {
    const { element } = paragraph;
    // What is written once more for older programs.
    if (closest(element, ['mc:Fallback'])) continue;
    const row = rowOf(paragraph) ?? element;
    rows.set(row, [...(rows.get(row) ?? []), paragraph]);
  }
  return [...rows.values()].flatMap(rowLines).join('\n');
}

// A paragraph outside of tables is a row of one.
function rowLines(row: readonly Paragraph[]) {
  const cells = [...new Set(row.map(cellOf))]
    .map((cell) => row.filter((one) => cellOf(one) === cell).flatMap(linesOf))
    .map((lines) => (lines.length > 1 ? lines.filter((line) => line !== '') : lines));
  return cells.some((lines) => lines.length > 1) ? cells.flat() : [cells.flat().join('\t')];
}

function linesOf(paragraph: Paragraph) {
  const lines = spacedText(paragraph).split('\n');
  return lines.map((line) => (line.trim() ? markOf(paragraph.element) + line : ''));
}

// The ids of styles in English and German Word, which leaves out the umlauts of its own.
const heading = /^(?:heading|title|subtitle|titel|untertitel|ü?berschrift)/i;
const list = /list|bullet|aufz/i;

function markOf(paragraph: Element) {
  const style = valOf(propertyOf(paragraph, 'w:pStyle'));
  const level = valOf(propertyOf(paragraph, 'w:outlineLvl'));
  if (heading.test(style) || /^[0-8]$/.test(level)) return '# ';
  const number = listNamed(paragraph);
  return (number ? number !== '0' : list.test(style)) ? '• ' : '';
}
