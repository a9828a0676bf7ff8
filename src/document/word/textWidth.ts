import type { Element } from '@xmldom/xmldom';
import { idOf, stylesIn } from './styles';
import { child, closest, elementsBelow, propertyOf, setVal, valOf, w } from './tree';

/** A4 with margins of 2.5 cm, where a section says nothing (ECMA-376, 17.6.13 and 17.6.11, has no defaults). */
const usual = { width: 11906, height: 16838, margin: 1417, space: 708 };

/** How wide the text of a page is, in twentieths of a point. */
export function pageWidth(section: Element | undefined) {
  const gutter = numberOf(child(section, 'w:pgMar'), 'w:gutter', 0);
  return lengthOf(section, 'w:w', usual.width, ['w:left', 'w:right']) - gutter;
}

/** How high the text of a page is. */
export function pageHeight(section: Element | undefined) {
  return lengthOf(section, 'w:h', usual.height, ['w:top', 'w:bottom']);
}

function lengthOf(
  section: Element | undefined,
  paper: string,
  otherwise: number,
  sides: readonly string[],
) {
  const margins = child(section, 'w:pgMar');
  return sides.reduce(
    (length, side) => length - Math.abs(numberOf(margins, side, usual.margin)),
    numberOf(child(section, 'w:pgSz'), paper, otherwise),
  );
}

/** How wide each column of a page is. */
export function columnWidth(section: Element) {
  const columns = child(section, 'w:cols');
  const count = Math.max(1, numberOf(columns, 'w:num', 1));
  return (pageWidth(section) - (count - 1) * numberOf(columns, 'w:space', usual.space)) / count;
}

/** The number in an attribute. */
export function numberOf(element: Element | undefined, name: string, otherwise: number) {
  const value = Number.parseFloat(element?.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

/**
 * Lets tables, tab stops and wide indents fill a text area of another width, as they fill one. What stands in its left
 * third is a gap or a hanging indent, of which the page knows nothing.
 */
export function scale(elements: readonly Element[], from: number, to: number) {
  const factor = to / from;
  if (!(factor > 0) || Math.abs(factor - 1) < 0.005) return;
  for (const element of elements) {
    const { nodeName } = element;
    const isLength = element.getAttribute('w:type') === 'dxa' || nodeName === 'w:gridCol';
    if (/^w:(tblW|tcW|gridCol)$/.test(nodeName) && isLength) multiply(element, 'w:w', 0);
    if (nodeName === 'w:tab') multiply(element, 'w:pos', from / 3);
    if (nodeName === 'w:ind') multiply(element, 'w:left', from / 3);
  }

  function multiply(element: Element, name: string, least: number) {
    const value = numberOf(element, name, 0);
    if (value > least) element.setAttributeNS(w, name, `${Math.round(value * factor)}`);
  }
}

/** Makes the numbers that fill a cell as much smaller as it: they would break, 14 / 4. */
export function shrinkNumbers(around: Element, styles: Element, factor: number) {
  if (!(factor < 1)) return;
  const ids = elementsBelow(around, 'w:p')
    .filter((line) => /^\d+$/.test(line.textContent ?? '') && closest(line, ['w:tc']))
    .map((line) => valOf(propertyOf(line, 'w:pStyle')));
  for (const style of stylesIn(styles).filter((one) => ids.includes(idOf(one)))) {
    const size = child(style, 'w:rPr', 'w:sz');
    if (size) setVal(size, `${Math.floor(Number(valOf(size)) * factor)}`);
  }
}
