import type { Element } from '@xmldom/xmldom';
import { body, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { nameOf, stylesIn } from '../word/styles';
import { numberOf, pageWidth, scale, shrinkNumbers } from '../word/textWidth';
import { child, closest, elementsBelow, elementsNamed } from '../word/tree';

/** Tables reach over the text area by what is free in their cells on both sides. */
const overhang = 396;

/**
 * Makes tables and tab stops narrower that were made for a wider page: who turns A4 into A5 leaves them as they are,
 * and words leave the paper.
 */
export function fitToText(opened: WordPackage): void {
  const path = targetOfType(opened, body, 'styles');
  const [root, styles] = [body, path].map((one) => one && opened.xml(one).documentElement);
  if (!root || !styles || !path) return;
  const sections = Array.from(root.getElementsByTagName('w:sectPr')).filter(
    // Of a tracked change, the page before.
    ({ parentNode }) => parentNode?.nodeName !== 'w:sectPrChange',
  );
  const width = sections.map(pageWidth).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  if (width <= 0) return;
  const all = stylesIn(styles);
  const isWide = (made: number) => made > width * 1.02;

  const wide = Array.from(root.getElementsByTagName('w:tbl')).filter(
    (table) => !isInTable(table) && isWide(widthOf(table) - overhang),
  );
  for (const table of wide) {
    const made = widthOf(table) - overhang;
    shrinkNumbers(table, styles, width / made);
    scale(elementsBelow(table).filter(isOfTable), made, width);
  }
  // What stands above and below the text has tab stops of Word's own.
  const [ofMargins = [], others = []] = [true, false].map((isMargin) =>
    all
      .filter((style) => /^(header|footer)$/.test(nameOf(style)) === isMargin)
      .flatMap(elementsBelow),
  );
  const fitted = [ofMargins, [...others, ...elementsBelow(root)]].filter((elements) => {
    const made = elements
      .filter(isTab)
      .reduce((most, tab) => Math.max(most, numberOf(tab, 'w:pos', 0)), 0);
    if (isWide(made))
      scale(
        elements.filter((one) => !isOfTable(one)),
        made,
        width,
      );
    return isWide(made);
  });
  if (wide.length + fitted.length === 0) return;
  for (const one of [body, path]) opened.replace(one, opened.xml(one));
}

function isTab({ nodeName }: Element): boolean {
  return nodeName === 'w:tab';
}

function isOfTable({ nodeName }: Element): boolean {
  return /^w:(tblW|tcW|gridCol)$/.test(nodeName);
}

function isInTable({ parentNode }: Element): boolean {
  return closest(parentNode as Element, ['w:tbl']) !== null;
}

function widthOf(table: Element): number {
  const grid = child(table, 'w:tblGrid');
  const columns = grid ? elementsNamed(grid, 'w:gridCol') : [];
  return columns.reduce((sum, column) => sum + numberOf(column, 'w:w', 0), 0);
}
