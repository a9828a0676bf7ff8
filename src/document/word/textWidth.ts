import { child, type Element, setVal, valOf } from '../xml/tree';

/**
 * Sizes and margins for a section that does not set them: A4 with margins of 2.5 cm, in twentieths of a point. ECMA-376
 * (17.6.13 and 17.6.11) has no defaults.
 */
const assumedLengths: Record<string, number> = { w: 11906, h: 16838, gutter: 0 };
const assumedMargin = 1417;

/**
 * The width (`w`), the height (`h`) or a margin (e.g. `left`) of a page, in twentieths of a point. A margin of -720 is
 * as wide as a margin of 720. The minus only says that a high header or footer does not push the text away
 * (ECMA-376, 17.6.11).
 */
function pageLength(section: Element | undefined, name: string) {
  const holder = child(section, /^[wh]$/.test(name) ? 'w:pgSz' : 'w:pgMar');
  return Math.abs(numberOf(holder, `w:${name}`, assumedLengths[name] ?? assumedMargin));
}

/** The width of the text area of a page, in twentieths of a point. */
export function pageWidth(section: Element | undefined) {
  const margins = pageLength(section, 'left') + pageLength(section, 'right');
  return pageLength(section, 'w') - margins - pageLength(section, 'gutter');
}

/** The height of the text area of a page, in twentieths of a point. */
export function pageHeight(section: Element | undefined) {
  return pageLength(section, 'h') - pageLength(section, 'top') - pageLength(section, 'bottom');
}

/** The number in an attribute, or `otherwise` when the attribute holds no number. */
export function numberOf(element: Element | undefined, name: string, otherwise = 0) {
  const value = Number.parseFloat(valOf(element, name));
  return Number.isFinite(value) ? value : otherwise;
}

/**
 * Scales tables, tab stops and left indents to a text area of a new width. Tab stops and left indents within the left
 * third of the old text area stay. Most of them make gaps and hanging indents, which do not depend on the width of the
 * page.
 *
 * @param from the width of the text area for which the elements were made, in twentieths of a point
 * @param to the width of the new text area, in twentieths of a point
 */
export function scaleToWidth(elements: readonly Element[], from: number, to: number) {
  for (const element of elements) {
    const name = scaledAttributes.get(element.nodeName) ?? '';
    const value = numberOf(element, name);
    const isPercent = /pct|auto/.test(valOf(element, 'w:type'));
    if (isPercent || value <= (name === 'w:w' ? 0 : from / 3)) continue;
    setVal(element, `${Math.round((value * to) / from)}`, name);
  }
}

/** The elements that are scaled, each with the attribute that holds the width, the position or the indent. */
const scaledAttributes = new Map([
  ['w:tblW', 'w:w'],
  ['w:tcW', 'w:w'],
  ['w:gridCol', 'w:w'],
  ['w:tab', 'w:pos'],
  ['w:ind', 'w:left'],
]);

/**
 * The sum of the left and right margins of a table cell, in twentieths of a point. In the originals, a table of the
 * full width is wider than the text area by this length.
 */
export const cellMargins = 396;
