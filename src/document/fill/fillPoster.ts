import type { Element } from '@xmldom/xmldom';
import { body, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { sectionsOf } from '../word/sections';
import { readStyles } from '../word/styles';
import { numberOf, pageWidth } from '../word/textWidth';
import { child, elementsBelow, propertyOf, setVal, valOf, w } from '../word/tree';

/** The styles of points that are read from afar. */
const large = /w:styleId="([^"]+)"[^>]*>\s*<w:name w:val="(?:Plakatpunkt|Kästchen) gross"/gi;

/** In half points: larger letters look like a headline. */
const largest = 56;

/** In twentieths of a point: points that stand closer run together. */
const leastSpace = 60;

// In twentieths of a point for each half point, as Calibri has them: letters, lines, the rest of a line where a word
// does not fit.
const [letter, line, rest] = [4.55, 12.2, 21];

/**
 * Lets the points of a poster fill its page: their letters grow up to 28 pt, and the space between them, for as long as
 * all stands on one sheet. What needs more than one is printed as the styles say.
 */
export function fillPoster(filled: WordPackage): void {
  const path = targetOfType(filled, body, 'styles') ?? '';
  const ids = Array.from(filled.text(path)?.matchAll(large) ?? [], ([, id = '']) => id);
  if (!ids.some((id) => filled.text(body)?.includes(`w:val="${id}"`))) return;
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
  const points: Element[] = [];
  let room = pageHeight(section) * 0.96;
  for (const one of Array.from(content.getElementsByTagName('w:p'))) {
    if (ids.includes(valOf(propertyOf(one, 'w:pStyle')) ?? '')) points.push(one);
    else if (one.textContent)
      room -= heightOf(one, sizeOf(one)) + spaceOf(one, 'w:before') + spaceOf(one, 'w:after');
  }

  const own = points[0] ? sizeOf(points[0]) : largest;
  for (let size = largest; size >= own; size -= 1) {
    const text = points.reduce((sum, one) => sum + heightOf(one, size), 0);
    const space = (room - text) / points.length;
    if (space < (size > own ? size * 3 : 0)) continue;
    const after = `${Math.floor(Math.max(leastSpace, Math.min(space, size * 7)))}`;
    for (const element of ids.flatMap((id) => byId.get(id) ?? []).flatMap(elementsBelow)) {
      if (/^w:szC?s?$/.test(element.nodeName)) setVal(element, `${size}`);
      if (element.nodeName === 'w:spacing') element.setAttributeNS(w, 'w:after', after);
    }
    filled.replace(path, filled.xml(path));
    return;
  }
}

function pageHeight(section: Element): number {
  const [paper, margins] = ['w:pgSz', 'w:pgMar'].map((one) => child(section, one));
  const [top, bottom] = ['w:top', 'w:bottom'].map((side) => numberOf(margins, side, 1417));
  return numberOf(paper, 'w:h', 16838) - Math.abs(top ?? 0) - Math.abs(bottom ?? 0);
}
