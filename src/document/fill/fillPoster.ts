import type { Element } from '@xmldom/xmldom';
import { body, contentOf, rootOf, save, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { sectionsOf } from '../word/sections';
import { nameOf, readStyles } from '../word/styles';
import { numberOf, pageHeight, pageWidth } from '../word/textWidth';
import {
  child,
  closest,
  elementsBelow,
  elementsIn,
  newElement,
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
export function fillPoster(filled: WordPackage) {
  const text = filled.text(body);
  const [pointIds = [], titleIds = []] = [points, titles].map((names) =>
    styleIds(filled, names).filter((id) => text.includes(`<w:pStyle w:val="${id}"`)),
  );
  if (pointIds.length + titleIds.length === 0) return;

  const content = contentOf(filled);
  const path = targetOfType(filled, body, 'styles');
  const { byId, valueFor } = readStyles(rootOf(filled, path));
  const section = sectionsOf(content).at(-1);
  const [page, whole] = [pageHeight(section), pageWidth(section)];
  const setSpace = (one: Element, side: string, space: number) =>
    propertyIn(one, 'w:spacing').setAttributeNS(w, side, `${space}`);
  const spaceOf = (one: Element, name: string) => Number(valueFor(one, 'w:pPr', 'w:spacing', name));
  const sizeOf = (one: Element) => Number(valueFor(one, 'w:rPr', 'w:sz', 'w:val'));
  const widthOf = (one: Element) =>
    numberOf(propertyOf(closest(one, ['w:tc']) ?? one, 'w:tcW'), 'w:w', whole);
  const heightOf = (one: Element, size: number) => {
    const length = (one.textContent ?? '').length * size * letter;
    const width = widthOf(one);
    const lines = length > width ? Math.ceil(length / (width - size * rest)) : 1;
    return (lines * size * line * spaceOf(one, 'w:line')) / 240;
  };
  // What stands beside something takes its share of the height.
  const wholeOf = (one: Element) =>
    (heightOf(one, sizeOf(one)) + spaceOf(one, 'w:before') + spaceOf(one, 'w:after')) *
    (widthOf(one) / whole);

  const printed = elementsBelow(content, 'w:p');
  const [listed = [], headings = []] = [pointIds, titleIds].map((ids) =>
    printed.filter((one) => ids.includes(valOf(propertyOf(one, 'w:pStyle')))),
  );
  const used = pointIds.flatMap((id) => byId.get(id) ?? []);
  const isPoster = used.some((one) => nameOf(one).endsWith(' gross'));
  const own = listed[0] ? sizeOf(listed[0]) : largest;
  // Points that stand closer run together.
  const [least, most] = isPoster ? [60, 7] : [10, 5];
  // What is before a heading holds what is behind a point.
  const gaps = Math.max(1, listed.length - headings.length);
  const textOf = (size: number) => listed.reduce((sum, one) => sum + heightOf(one, size), 0);
  let room = printed.reduce(
    (left, one) => (listed.includes(one) ? left : left - wholeOf(one)),
    page * 0.96,
  );

  const missing = textOf(own) + gaps * least - room;
  if (missing > 0 && missing < headings.length * closer + page * 0.06) {
    const each = Math.min(closer, Math.ceil(missing / headings.length));
    for (const one of headings) {
      const before = spaceOf(one, 'w:before');
      const left = Math.max(0, before - each);
      setSpace(one, 'w:before', left);
      room += before - left;
    }
  }
  for (let size = isPoster ? largest : own; size >= own; size -= 1) {
    const space = (room - textOf(size)) / gaps;
    if (space < (size > own ? size * 3 : -20)) continue;
    // Documents with the same styles can be joined.
    for (const one of isPoster ? used : listed) {
      setSpace(one, 'w:after', Math.floor(Math.max(least, Math.min(space, size * most))));
      for (const name of ['w:sz', 'w:szCs']) {
        const letters = child(one, 'w:rPr', name);
        if (letters) setVal(letters, `${size}`);
      }
    }
    break;
  }
  // Where a document takes a further page, as much of its end stands there.
  let end = missing > 0 ? page * 0.3 : 0;
  for (const one of printed.toReversed()) {
    end -= wholeOf(one);
    if (end < 0) break;
    if (one.textContent) propertyIn(one, 'w:keepNext');
  }
  save(filled, body);
  if (isPoster) save(filled, path);
}

// What the schema has behind `w:spacing` (ECMA-376, 17.3.1.26).
const behindSpacing =
  /^w:(ind|contextualSpacing|mirrorIndents|suppressOverlap|jc|text\w+|outlineLvl|divId|cnfStyle|rPr|sectPr|pPrChange)$/;

/** A property of a style or of a paragraph; a paragraph with a style gets what it lacks. */
function propertyIn(one: Element, name: 'w:spacing' | 'w:keepNext') {
  const found = propertyOf(one, name) ?? newElement(one, name);
  const style = propertyOf(one, 'w:pStyle');
  const properties = style?.parentNode;
  if (found.parentNode || !properties) return found;
  const behind = elementsIn(properties as Element).find(({ nodeName }) =>
    behindSpacing.test(nodeName),
  );
  properties.insertBefore(found, (name === 'w:spacing' ? behind : style.nextSibling) ?? null);
  return found;
}
