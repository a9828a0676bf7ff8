import type { Element } from '@xmldom/xmldom';
import { body } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { child, elementsBelow, elementsNamed, remove, w } from '../word/tree';
import { lookPart } from './parts';

/** In twentieths of a point, 10 cm: what a title and a table of a template need. */
const leastColumn = 5670;

/**
 * Lets the tables, tab stops and wide indents of a template fill the text area of another page, as they fill
 * its own. Narrow columns are left out.
 *
 * @param section the page of the model
 * @returns the page to take, and whether its columns were left out
 */
export function fitToPage(
  template: WordPackage,
  section: Element,
): { section: Element; isWithoutColumns: boolean } {
  const root = template.xml(body).documentElement;
  const sections = root
    ? elementsBelow(root).filter(({ nodeName }) => nodeName === 'w:sectPr')
    : [];
  const before = sections.at(-1);
  const isNarrow = columnWidth(section) < Math.min(leastColumn, pageWidth(section));
  const isWithoutColumns = sections.length <= 1 && isNarrow;
  const page = isWithoutColumns ? withoutColumns(section) : section;
  // The columns of a template with several sections stay its own.
  const widthOf = sections.length > 1 ? pageWidth : columnWidth;
  if (root && before) scale(template, root, widthOf(page) / widthOf(before), widthOf(before));
  return { section: page, isWithoutColumns };
}

function withoutColumns(section: Element): Element {
  const copy = section.cloneNode(true) as Element;
  for (const columns of elementsNamed(copy, 'w:cols')) remove(columns);
  return copy;
}

/** A4 with margins of 2.5 cm, where a section says nothing (ECMA-376, 17.6.13 and 17.6.11, has no defaults). */
const usual = { width: 11906, margin: 1417, space: 708 };

function pageWidth(section: Element): number {
  const margins = child(section, 'w:pgMar');
  const sides = ['w:left', 'w:right'].map((side) => numberOf(margins, side, usual.margin));
  const gutter = numberOf(margins, 'w:gutter', 0);
  return numberOf(child(section, 'w:pgSz'), 'w:w', usual.width) - gutter - sum(sides);
}

function columnWidth(section: Element): number {
  const columns = child(section, 'w:cols');
  const each = columns ? elementsNamed(columns, 'w:col') : [];
  if (each.length > 1) return Math.min(...each.map((one) => numberOf(one, 'w:w', 0)));
  const count = Math.max(1, numberOf(columns, 'w:num', 1));
  return (pageWidth(section) - (count - 1) * numberOf(columns, 'w:space', usual.space)) / count;
}

function numberOf(element: Element | undefined, name: string, otherwise: number): number {
  const value = Number.parseFloat(element?.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

// What stands in the left third is a gap or a hanging indent, of which the page knows nothing.
function scale(template: WordPackage, root: Element, factor: number, width: number): void {
  if (!(factor > 0) || Math.abs(factor - 1) < 0.005) return;
  const styles = lookPart(template, 'styles');
  for (const element of [...elementsBelow(root), ...(styles ? elementsBelow(styles.root) : [])]) {
    const { nodeName } = element;
    const isLength = element.getAttribute('w:type') === 'dxa' || nodeName === 'w:gridCol';
    if (/^w:(tblW|tcW|gridCol)$/.test(nodeName) && isLength) multiply(element, 'w:w', 0);
    if (nodeName === 'w:tab') multiply(element, 'w:pos', width / 3);
    if (nodeName === 'w:ind') multiply(element, 'w:left', width / 3);
  }
  template.replace(body, template.xml(body));
  if (styles) template.replace(styles.path, styles.document);

  function multiply(element: Element, name: string, least: number) {
    const value = numberOf(element, name, 0);
    if (value > least) element.setAttributeNS(w, name, `${Math.round(value * factor)}`);
  }
}
