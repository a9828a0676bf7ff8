import type { Element } from '@xmldom/xmldom';
import { body, contentOf, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { nameOf, stylesIn } from '../word/styles';
import { inCell, numberOf, pageWidth, scale, shrinkNumbers } from '../word/textWidth';
import { child, closest, elementsBelow, elementsNamed, sectionsOf } from '../xml/tree';

/**
 * Shrinks tables and tab stops that are wider than the text area to its width. Word leaves them as wide as they are
 * when somebody turns A4 into A5, and text would leave the paper.
 */
export function fitToText(opened: WordPackage) {
  const path = targetOfType(opened, body, 'styles');
  if (!path) return;
  const [content, styles] = [contentOf(opened), opened.xml(path)];
  const sections = sectionsOf(content);
  const widthAt = (element: Element) =>
    pageWidth(
      sections.find(
        (one) => element.compareDocumentPosition(one) & one.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
  const shrink = (elements: readonly Element[], made: number, width: number) => {
    if (!(width > 0 && made > width * 1.02)) return [];
    scale(elements, made, width);
    return [width / made];
  };

  const tables = elementsBelow(content, 'w:tbl').filter(
    ({ parentNode }) => !closest(parentNode, ['w:tbl']),
  );
  const factors = tables.flatMap((table) =>
    shrink(elementsBelow(table), widthOf(table) - inCell, widthAt(table)),
  );
  shrinkNumbers(content, styles, Math.min(...factors));
  for (const tab of elementsBelow(content, 'w:tab')) {
    factors.push(...shrink([tab], placeOf(tab), widthAt(tab)));
  }
  // Tab stops of headers and footers are measured apart: Word gives these styles stops of its own.
  for (const isMargin of [true, false]) {
    const elements = stylesIn(styles)
      .filter((style) => /^(header|footer)$/.test(nameOf(style)) === isMargin)
      .flatMap((style) => elementsBelow(style));
    const narrowest = Math.min(...sections.map(pageWidth));
    factors.push(...shrink(elements, Math.max(...elements.map(placeOf)), narrowest));
  }
  if (factors.length === 0) return;
  for (const one of [body, path]) opened.save(one);
}

/** The position of a tab stop, in twentieths of a point. */
function placeOf(element: Element) {
  return numberOf(element, 'w:pos');
}

function widthOf(table: Element) {
  const columns = elementsNamed(child(table, 'w:tblGrid'), 'w:gridCol');
  return columns.reduce((sum, column) => sum + numberOf(column, 'w:w'), 0);
}
