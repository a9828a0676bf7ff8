import { boxAt, frameOf, lengthOf, measured, nowhere, put, startOf } from './boxFrame';
import { shiftOf } from './columns';

/**
 * Has text flow around the boxes that want it so.
 *
 * @param root on a page, or in columns of which each is a page
 * @param boxes of `Content`
 */
export function reserveBoxes(root: Element, boxes: readonly HTMLElement[]): void {
  for (const space of root.querySelectorAll<HTMLElement>('.box-space')) {
    const box = boxAt(space, boxes);
    const wrap = box?.style.getPropertyValue('--wrap').trim();
    if (box && (wrap === 'square' || wrap === 'topAndBottom')) reserve(space, box, wrap);
  }
}

function reserve(space: HTMLElement, box: HTMLElement, wrap: 'square' | 'topAndBottom') {
  // From an earlier try.
  space.removeAttribute('style');
  moveUp(space, box);
  const paragraph = space.closest('p');
  if (!paragraph) return;
  const { across, down } = frameOf(space);
  const { paddingLeft, paddingRight, textIndent, lineHeight } = getComputedStyle(paragraph);
  const { width, height } = sizeOf(box, space);
  const text = across.paragraph ?? nowhere;
  const left = startOf(box, '--across', across, width) - text.start - lengthOf(paddingLeft);
  const right = text.size - lengthOf(paddingLeft) - lengthOf(paddingRight) - left - width;
  const top = startOf(box, '--down', down, height) - (down.paragraph?.start ?? 0);
  const isBeside = left + width <= 0 || right + width <= 0 || top + height <= 0;
  if (isBeside) return;
  // A number hangs out into the gap.
  const hanging = Math.max(0, -lengthOf(textIndent));
  const gap = lengthOf(box.style.getPropertyValue('--gap'));
  const fills = wrap === 'topAndBottom';
  const isRight = left > right;
  const after = fills || isRight ? right : gap + hanging;
  const before = fills || !isRight ? left : gap;
  Object.assign(space.style, {
    float: isRight ? 'right' : 'left',
    width: `${width}px`,
    height: `${height}px`,
    margin: `${top}px ${after}px 0 ${before}px`,
    // In Chromium 156 a first line with a number stays where it is beside a float with a shape.
    shapeOutside: top > lengthOf(lineHeight) ? `inset(${top}px 0 0)` : '',
  });
}

/** A box with a place on its page has the text before its paragraph flow around it, too. */
function moveUp(space: HTMLElement, box: HTMLElement) {
  const paragraph = space.closest('p');
  if (!paragraph || /^ *(paragraph|line) /.test(box.style.getPropertyValue('--down'))) return;
  const { page, down } = frameOf(space);
  const top = page.top + startOf(box, '--down', down, sizeOf(box, space).height);
  let start = paragraph;
  for (let one: Element | null = paragraph; one; one = one.previousElementSibling) {
    const [rect] = one.getClientRects();
    if (!rect || shiftOf(one) !== shiftOf(paragraph)) break;
    if (one.localName === 'p') start = one as HTMLParagraphElement;
    if (rect.top <= top) break;
  }
  if (start !== paragraph) start.prepend(space);
}

/** How large a box is on the page that something is on, in px. */
function sizeOf(box: HTMLElement, { parentElement }: Element) {
  const copy = put(box, parentElement?.closest('section') ?? box);
  const size = measured(copy);
  copy.remove();
  return size;
}
