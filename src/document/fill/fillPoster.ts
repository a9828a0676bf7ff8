import type { Element } from '@xmldom/xmldom';
import { body, targetOfType } from '../package/parts';
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

/** In half points: larger letters look like a headline. */
const largest = 56;

// In twentieths of a point for each half point, as Calibri has them: letters, lines, the rest of a line where a word
// does not fit.
const [letter, line, rest] = [4.55, 12.2, 21];

/**
 * Lets the points of a list fill its page: the space between them grows, and on a poster their letters, up to 28 pt, for
 * as long as all stands on one sheet. What needs more than one is printed as the styles say.
 */
export function fillPoster(filled: WordPackage): void {
  const path = targetOfType(filled, body, 'styles') ?? '';
  const ids = styleIds(filled, points).filter((id) => {
    return filled.text(body)?.includes(`<w:pStyle w:val="${id}"`);
  });
  if (ids.length === 0) return;
  const [root, styles] = [body, path].map((one) => filled.xml(one).documentElement);
  const content = root?.getElementsByTagName('w:body')[0];
  const section = content && sectionsOf(content).at(-1);
  if (!content || !section || !styles) return;

  const { byId, valueFor } = readStyles(styles);
  const spaceOf = (one: Element, name: string) => Number(valueFor(one, 'w:pPr', 'w:spacing', name));
  const sizeOf = (one: Element) => Number(valueFor(one, 'w:rPr', 'w:sz', 'w:val'));
  const heightOf = (one: Element, size: number) => {
    const letters = (one.textContent ?? '').length;
    const lines = Math.ceil((letters * size * letter) / (pageWidth(section) - size * rest));
    return (lines * size * line * spaceOf(one, 'w:line')) / 240;
  };
  const listed: Element[] = [];
  let room = pageHeight(section) * 0.94;
  for (const one of Array.from(content.getElementsByTagName('w:p'))) {
    const isBeside = closest(one, ['w:tc'])?.previousSibling?.nodeName === 'w:tc';
    if (ids.includes(valOf(propertyOf(one, 'w:pStyle')) ?? '')) listed.push(one);
    else if (one.textContent && !isBeside)
      room -= heightOf(one, sizeOf(one)) + spaceOf(one, 'w:before') + spaceOf(one, 'w:after');
  }

  const own = listed[0] ? sizeOf(listed[0]) : largest;
  const used = ids.flatMap((id) => byId.get(id) ?? []);
  const isPoster = used.some((one) => nameOf(one).endsWith(' gross'));
  // Points that stand closer run together.
  const [least, most] = isPoster ? [60, 7] : [10, 5];
  for (let size = isPoster ? largest : own; size >= own; size -= 1) {
    const text = listed.reduce((sum, one) => sum + heightOf(one, size), 0);
    const space = (room - text) / listed.length;
    if (space < (size > own ? size * 3 : -20)) continue;
    const after = `${Math.floor(Math.max(least, Math.min(space, size * most)))}`;
    for (const element of isPoster ? used.flatMap((one) => elementsBelow(one)) : []) {
      if (/^w:szC?s?$/.test(element.nodeName)) setVal(element, `${size}`);
      if (element.nodeName === 'w:spacing') element.setAttributeNS(w, 'w:after', after);
    }
    // Documents with the same styles can be joined.
    for (const one of isPoster ? [] : listed) {
      const spacing = newElement(one, 'w:spacing');
      spacing.setAttributeNS(w, 'w:after', after);
      propertiesOf(one)?.appendChild(spacing);
    }
    const changed = isPoster ? path : body;
    filled.replace(changed, filled.xml(changed));
    return;
  }
}

function pageHeight(section: Element): number {
  const [paper, margins] = ['w:pgSz', 'w:pgMar'].map((one) => child(section, one));
  const [top, bottom] = ['w:top', 'w:bottom'].map((side) => numberOf(margins, side, 1417));
  return numberOf(paper, 'w:h', 16838) - Math.abs(top ?? 0) - Math.abs(bottom ?? 0);
}
