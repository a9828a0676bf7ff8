import type { Element } from '@xmldom/xmldom';
import { body, contentOf, rootOf, save, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { sectionsOf } from '../word/sections';
import { nameOf, readStyles } from '../word/styles';
import { numberOf, pageWidth } from '../word/textWidth';
import {
  child,
  closest,
  elementsBelow,
  newElement,
  propertiesOf,
  propertyOf,
  setVal,
  valOf,
  w,
} from '../word/tree';
import { styleIds } from './fitPaper';

const points = 'Plakat(?:punkt|kästchen)|(?:Plakatpunkt|Kästchen) gross';
const titles = 'Gruppentitel(?: gross)?';

/** In half points: larger letters look like a headline. */
const largest = 56;

/** In twentieths of a point: how much closer to what is before it a title may stand. */
const closer = 120;

// In twentieths of a point for each half point, as Calibri has them: letters, lines, the rest of a line where a word
// does not fit.
const [letter, line, rest] = [4.55, 12.2, 21];

/**
 * Lets the points of a list fill its page: the space between them grows, and on a poster their letters, up to 28 pt, for
 * as long as all stands on one sheet. What hardly fits stands closer. What needs more than one is printed as the styles
 * say, and no last sheet is nearly empty.
 */
export function fillPoster(filled: WordPackage): void {
  const path = targetOfType(filled, body, 'styles') ?? '';
  const [ids = [], titleIds = []] = [points, titles].map((names) =>
    styleIds(filled, names).filter((id) => filled.text(body)?.includes(`<w:pStyle w:val="${id}"`)),
  );
  if (ids.length + titleIds.length === 0) return;
  const content = contentOf(filled);
  const section = sectionsOf(content).at(-1);
  if (!section) return;

  const { byId, valueFor } = readStyles(rootOf(filled, path));
  const spaceOf = (one: Element, name: string) => Number(valueFor(one, 'w:pPr', 'w:spacing', name));
  const sizeOf = (one: Element) => Number(valueFor(one, 'w:rPr', 'w:sz', 'w:val'));
  const isIn = (one: Element, styles: readonly string[]) =>
    styles.includes(valOf(propertyOf(one, 'w:pStyle')) ?? '');
  const whole = pageWidth(section);
  const widthOf = (one: Element) => {
    const cell = closest(one, ['w:tc']);
    return numberOf(cell ? propertyOf(cell, 'w:tcW') : undefined, 'w:w', whole);
  };
  const heightOf = (one: Element, size: number) => {
    const length = (one.textContent ?? '').length * size * letter;
    const [width, short] = [widthOf(one), size * rest];
    const lines = length > width ? Math.ceil(length / (width - short)) : 1;
    return (lines * size * line * spaceOf(one, 'w:line')) / 240;
  };
  // What stands beside something takes its share of the height.
  const wholeOf = (one: Element) =>
    (heightOf(one, sizeOf(one)) + spaceOf(one, 'w:before') + spaceOf(one, 'w:after')) *
    (widthOf(one) / whole);
  const printed = elementsBelow(content, 'w:p');
  const listed = printed.filter((one) => isIn(one, ids));
  const others = printed.filter((one) => !isIn(one, ids));
  const page = pageHeight(section);
  let room = others.reduce((left, one) => left - wholeOf(one), page * 0.96);

  const own = listed[0] ? sizeOf(listed[0]) : largest;
  const used = ids.flatMap((id) => byId.get(id) ?? []);
  const isPoster = used.some((one) => nameOf(one).endsWith(' gross'));
  // Points that stand closer run together.
  const [least, most] = isPoster ? [60, 7] : [10, 5];
  const textOf = (size: number) => listed.reduce((sum, one) => sum + heightOf(one, size), 0);
  const headings = others.filter((one) => isIn(one, titleIds));
  // What is before a heading holds what is behind a point.
  const gaps = Math.max(1, listed.length - headings.length);
  const missing = textOf(own) + gaps * least - room;
  if (missing > 0) {
    const each = Math.min(closer, Math.ceil(missing / headings.length));
    if (missing < headings.length * closer + page * 0.06) {
      for (const one of headings) setSpace(one, 'w:before', spaceOf(one, 'w:before') - each);
      room += each * headings.length;
    }
    keepEnd(printed, page * 0.3, wholeOf);
    save(filled, body);
  }
  for (let size = isPoster ? largest : own; listed.length > 0 && size >= own; size -= 1) {
    const space = (room - textOf(size)) / gaps;
    if (space < (size > own ? size * 3 : -20)) continue;
    const after = Math.floor(Math.max(least, Math.min(space, size * most)));
    for (const element of isPoster ? used.flatMap((one) => elementsBelow(one)) : []) {
      if (/^w:szC?s?$/.test(element.nodeName)) setVal(element, `${size}`);
      if (element.nodeName === 'w:spacing') element.setAttributeNS(w, 'w:after', `${after}`);
    }
    // Documents with the same styles can be joined.
    for (const one of isPoster ? [] : listed) setSpace(one, 'w:after', after);
    save(filled, isPoster ? path : body);
    return;
  }
}

function setSpace(one: Element, side: 'w:before' | 'w:after', space: number) {
  const spacing = newElement(one, 'w:spacing');
  spacing.setAttributeNS(w, side, `${space}`);
  propertiesOf(one)?.appendChild(spacing);
}

/** Where a document takes a further page, as much of its end stands there as this height. */
function keepEnd(printed: readonly Element[], height: number, heightOf: (one: Element) => number) {
  let left = height;
  for (const one of printed.toReversed()) {
    left -= heightOf(one);
    if (left < 0) return;
    const style = propertyOf(one, 'w:pStyle');
    if (!style || !one.textContent || propertyOf(one, 'w:keepNext')) continue;
    style.parentNode?.insertBefore(newElement(one, 'w:keepNext'), style.nextSibling);
  }
}

function pageHeight(section: Element): number {
  const [paper, margins] = ['w:pgSz', 'w:pgMar'].map((one) => child(section, one));
  const [top, bottom] = ['w:top', 'w:bottom'].map((side) => numberOf(margins, side, 1417));
  return numberOf(paper, 'w:h', 16838) - Math.abs(top ?? 0) - Math.abs(bottom ?? 0);
}
