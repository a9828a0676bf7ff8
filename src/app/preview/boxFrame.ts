import { shiftOf } from './columns';

/** Where something begins on its page, and how much room it has there, in px. */
type Span = { start: number; size: number };

/** What Word places boxes from (ECMA-376, 20.4.3.4 and 20.4.3.5). */
type Frame = { page: DOMRect; across: Record<string, Span>; down: Record<string, Span> };

/** No place at all. */
export const nowhere: Span = { start: 0, size: 0 };

/** All that a box at a place of the text could be placed from. */
export function frameOf(space: HTMLElement): Frame {
  const sheet = space.closest('section') ?? space;
  const page = sheet.getBoundingClientRect();
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(sheet);
  const [left, right] = [lengthOf(paddingLeft), lengthOf(paddingRight)];
  const [top, bottom] = [lengthOf(paddingTop), lengthOf(paddingBottom)];
  const shift = shiftOf(space);
  const paragraph = space.closest('p') ?? space;
  const { marginLeft, marginRight } = getComputedStyle(paragraph);
  const [rect = page] = paragraph.getClientRects();
  const own = space.getBoundingClientRect();
  const start = rect.left - page.left - shift;
  const indent = lengthOf(marginLeft);
  return {
    page,
    across: {
      page: { start: 0, size: page.width },
      margin: { start: left, size: page.width - left - right },
      column: { start: start - indent, size: rect.width + indent + lengthOf(marginRight) },
      paragraph: { start, size: rect.width },
      character: { start: own.left - page.left - shift, size: 0 },
      leftMargin: { start: 0, size: left },
      insideMargin: { start: 0, size: left },
      rightMargin: { start: page.width - right, size: right },
      outsideMargin: { start: page.width - right, size: right },
      box: nowhere,
    },
    down: {
      page: { start: 0, size: page.height },
      margin: { start: top, size: page.height - top - bottom },
      paragraph: { start: rect.top - page.top, size: 0 },
      line: { start: own.top - page.top, size: 0 },
      topMargin: { start: 0, size: top },
      insideMargin: { start: 0, size: top },
      bottomMargin: { start: page.height - bottom, size: bottom },
      outsideMargin: { start: page.height - bottom, size: bottom },
      box: nowhere,
    },
  };
}

/** `page 0.5 12pt`: half of the room that a page leaves is before it, and it is moved by 12 pt. */
export function startOf(
  box: HTMLElement,
  property: '--across' | '--down',
  spans: Record<string, Span>,
  size: number,
): number {
  const [from = '', share = '', offset] = box.style.getPropertyValue(property).trim().split(' ');
  const span = spans[from] ?? spans.margin ?? nowhere;
  return span.start + (span.size - size) * Number(share) + lengthOf(offset);
}

/** In px. */
export function lengthOf(css: string | undefined): number {
  const value = Number.parseFloat(css ?? '') || 0;
  return css?.endsWith('pt') ? (value * 96) / 72 : value;
}

/** The box that belongs at a place of the text; boxes are those of `Content`. */
export function boxAt(space: Element, boxes: readonly HTMLElement[]): HTMLElement | undefined {
  return boxes[Number(/\bbox-(\d+)/.exec(space.className)?.[1] ?? -1)];
}

/** Puts a copy of a box into an element, as high as its text where it grows with it. */
export function put(box: HTMLElement, host: Element): HTMLElement {
  const copy = host.ownerDocument.importNode(box, true);
  if (copy.style.getPropertyValue('--grows')) {
    copy.style.minHeight = copy.style.height;
    copy.style.height = 'auto';
  }
  host.append(copy);
  return copy;
}

/** In px, without what a turn makes of it. */
export function measured(box: HTMLElement) {
  const { width, height } = getComputedStyle(box);
  return { width: lengthOf(width), height: lengthOf(height) };
}
