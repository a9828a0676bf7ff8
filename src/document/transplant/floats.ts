import type { Element } from '@xmldom/xmldom';
import { insertXml } from '../word/insert';
import { lengthOf, numberOf } from '../word/textWidth';
import { lengthOfVml, placeOfVml, shareBefore, styleOfVml } from '../word/vml';
import { child, elementsBelow, elementsIn, holds, newElement } from '../xml/tree';

/** One axis of a page, in twentieths of a point: its length, its margins, and where the text of a header begins. */
type Axis = { length: number; before: number; after: number; flow: number };
/** The start and end of a shape on an axis. */
type Span = readonly [start: number, end: number];

/**
 * Makes the text of a page flow around shapes that float over it from a header or footer. In a letterhead, empty lines
 * keep the text below such a shape, and they are not taken over. `<wp:wrapNone/>` becomes `<wp:wrapTopAndBottom/>`.
 * Backgrounds stay as they are: shapes that reach over the middle of the page, and drawings other than pictures behind
 * the text.
 *
 * @param edge the header or footer
 * @param section the section on whose pages it stands
 */
export function clearText(edge: Element, section: Element) {
  const axisOf = (...names: readonly string[]): Axis => {
    const [length = 0, before = 0, after = 0, flow = 0] = names.map((one) =>
      lengthOf(section, one),
    );
    return { length, before, after, flow };
  };
  const across = axisOf('w', 'left', 'right', 'left');
  const down = axisOf('h', 'top', 'bottom', 'header');
  const isInTheWay = (left: Span, top: Span, isBehind: boolean, shape: Element) => {
    const isGround = isBehind && !holds(shape, ['pic:pic', 'v:imagedata']);
    const isOverMiddle = top[0] < down.length / 2 && top[1] > down.length / 2;
    return !isGround && !isOverMiddle && isOverText(left, across) && isOverText(top, down);
  };
  for (const anchor of elementsBelow(edge, 'wp:anchor')) {
    const wrap = child(anchor, 'wp:wrapNone');
    const isBehind = /^(1|true)$/.test(anchor.getAttribute('behindDoc') ?? '');
    const left = spanOf(anchor, 'wp:positionH', 'cx', across);
    const top = spanOf(anchor, 'wp:positionV', 'cy', down);
    if (!wrap || !isInTheWay(left, top, isBehind, anchor)) continue;
    anchor.replaceChild(newElement(wrap, 'wp:wrapTopAndBottom'), wrap);
    for (const gap of ['distT', 'distB']) anchor.setAttribute(gap, `${9 * 20 * 635}`);
  }
  for (const shape of elementsBelow(edge, 'w:pict').flatMap(elementsIn)) {
    const style = styleOfVml(shape);
    const isFree = style.get('position') === 'absolute' && !child(shape, 'w10:wrap');
    const left = spanOfVml(style, 'horizontal', across);
    const top = spanOfVml(style, 'vertical', down);
    const isBehind = Number(style.get('z-index')) < 0;
    if (isFree && isInTheWay(left, top, isBehind, shape)) insertXml(wrapOfVml, shape, null);
  }
}

const wrapOfVml =
  '<w10:wrap xmlns:w10="urn:schemas-microsoft-com:office:word" type="topAndBottom"/>';

/** True when a shape reaches into the text area by more than a millimetre (57 twentieths of a point). */
function isOverText([start, end]: Span, { length, before, after }: Axis) {
  return end > before + 57 && start < length - after - 57;
}

const perEmu = 1 / 635;

function spanOf(anchor: Element, name: string, length: string, axis: Axis) {
  const position = child(anchor, name);
  const size = numberOf(child(anchor, 'wp:extent'), length) * perEmu;
  const offset = Number(child(position, 'wp:posOffset')?.textContent) * perEmu || 0;
  const align = child(position, 'wp:align')?.textContent ?? '';
  return placed(position?.getAttribute('relativeFrom') ?? '', align, offset, size, axis);
}

function spanOfVml(
  style: ReturnType<typeof styleOfVml>,
  direction: 'horizontal' | 'vertical',
  axis: Axis,
) {
  const { from, align, offset } = placeOfVml(style, direction);
  const size = lengthOfVml(style, direction === 'horizontal' ? 'width' : 'height');
  return placed(from, align, offset * 20, size * 20, axis);
}

/**
 * The place of a shape on the page, as Word computes it (ECMA-376, 20.4.3). VML writes `top-margin-area` for
 * `topMargin`.
 */
function placed(from: string, align: string, offset: number, size: number, axis: Axis): Span {
  const { length, before, after, flow } = axis;
  let [start, room] = [flow, 0];
  if (from === 'page') [start, room] = [0, length];
  else if (/^(margin|column)$/.test(from)) [start, room] = [before, length - before - after];
  else if (/^(left|top|in)/.test(from)) [start, room] = [0, before];
  else if (/^(right|bottom|out)/.test(from)) [start, room] = [length - after, after];
  start += (room - size) * shareBefore(align);
  return [start + offset, start + offset + size];
}
