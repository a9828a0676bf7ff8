import type { Element, Node } from '@xmldom/xmldom';
import { openPackage } from './package/openPackage';
import { refuseTooDeep } from './package/parseXml';
import { body } from './package/parts';
import { refuseTooLarge } from './package/zip';
import { child, propertyOf, valOf } from './word/tree';

/**
 * The text of the body in lines, as somebody would type it: a heading after `# `, a point of a list after `• `,
 * the cells of a row with tabs between them, or one after the other where they hold several paragraphs.
 *
 * @param bytes any file
 * @throws TemplateError when it is too large or no whole Word file, as `openTemplate` does
 */
export async function readText(bytes: Uint8Array): Promise<string> {
  await refuseTooLarge(bytes);
  return refuseTooDeep(() => {
    const root = openPackage(bytes).xml(body).documentElement;
    return root ? linesIn(root).join('\n') : '';
  });
}

// What is written once more for older programs, and what somebody deleted while changes were tracked.
const unseen = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:sectPr']);

function linesIn(node: Node): string[] {
  const lines: string[] = [];
  for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
    if (unseen.has(inner.nodeName)) continue;
    if (inner.nodeName === 'w:p') lines.push(...paragraphLines(inner as Element));
    else if (inner.nodeName === 'w:tr') lines.push(...rowLines(inner));
    else lines.push(...linesIn(inner));
  }
  return lines;
}

function rowLines(row: Node): string[] {
  const cells: string[][] = [];
  for (let cell = row.firstChild; cell; cell = cell.nextSibling) {
    const lines = linesIn(cell).filter((line) => line.trim() !== '');
    if (lines.length > 0) cells.push(lines);
  }
  if (cells.some((lines) => lines.length > 1)) return cells.flat();
  return [cells.flat().join('\t')];
}

function paragraphLines(paragraph: Element): string[] {
  const boxes: string[] = [];
  const text = textOf(paragraph, boxes);
  return [
    ...text.split('\n').map((line) => (line.trim() ? markOf(paragraph) + line : '')),
    ...boxes,
  ];
}

function textOf(node: Node, boxes: string[]): string {
  let text = '';
  for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
    const name = inner.nodeName;
    if (unseen.has(name) || name === 'w:pPr') continue;
    if (name === 'w:t') text += inner.textContent ?? '';
    else if (name === 'w:tab') text += '\t';
    else if (name === 'w:br' || name === 'w:cr') text += '\n';
    else if (name === 'w:noBreakHyphen') text += '-';
    // A text box hangs on a paragraph and holds others.
    else if (name === 'w:txbxContent') boxes.push(...linesIn(inner));
    else text += textOf(inner, boxes);
  }
  return text;
}

// The ids of styles in English and German Word, which leaves out the umlauts of its own.
const heading = /^(?:heading|title|subtitle|titel|untertitel|ü?berschrift)/i;
const list = /list|bullet|aufz/i;

function markOf(paragraph: Element): string {
  const style = valOf(propertyOf(paragraph, 'w:pStyle')) ?? '';
  const level = valOf(propertyOf(paragraph, 'w:outlineLvl')) ?? '';
  if (heading.test(style) || /^[0-8]$/.test(level)) return '# ';
  const numbering = propertyOf(paragraph, 'w:numPr');
  const number = valOf(numbering && child(numbering, 'w:numId'));
  return (number ? number !== '0' : list.test(style)) ? '• ' : '';
}
