import { shiftOf } from './divide';

/**
 * Takes the boxes of `drawings.ts` out of what docx-preview rendered. In the place of each stays an element of
 * the class `box-space`, and of `box-0` for the first box.
 *
 * @returns the boxes, and what cannot be shown, in German
 */
export function takeBoxes(wrapper: HTMLElement) {
  const missing = new Set<string>();
  for (const image of wrapper.querySelectorAll('img')) {
    image.alt = '';
    // A picture that was there before does not flicker.
    image.decoding = 'sync';
    // No browser shows what Windows draws (WMF, EMF), and only Safari shows TIFF.
    if (/^data:(?!image\/(x-)?(emf|wmf|tiff?)\b)/.test(image.src)) continue;
    image.removeAttribute('src');
    missing.add('ein Bild');
  }
  const boxes: HTMLElement[] = [];
  // From behind: a box may have others in it.
  for (const svg of Array.from(wrapper.querySelectorAll('svg')).reverse()) {
    const box = wrapper.ownerDocument.createElement('div');
    box.className = 'box';
    box.style.cssText = svg.style.cssText;
    box.append(...(svg.firstElementChild?.childNodes ?? []));
    const shows = box.style.getPropertyValue('--shows').trim();
    const image = box.querySelector('img[src]');
    if (shows === 'picture' && image) box.replaceChildren(image);
    else if (shows) {
      const name = shows === 'picture' ? 'ein Bild' : shows;
      missing.add(name);
      box.classList.add('missing');
      box.replaceChildren(name);
    }
    leaveSpace(svg.parentElement, box, boxes.push(box) - 1);
  }
  return { boxes, missing: [...missing].reverse() };
}

function leaveSpace(place: Element | null, { ownerDocument, style }: HTMLElement, index: number) {
  const space = ownerDocument.createElement('span');
  space.className = `box-space box-${index}`;
  const wrap = style.getPropertyValue('--wrap').trim();
  if (wrap === 'inline') {
    space.style.cssText = `display: inline-block; width: ${style.width}; height: ${style.height}`;
  }
  const paragraph = place?.closest('p');
  // Text flows around it from the top of its paragraph on.
  if (/square|topAndBottom/.test(wrap) && paragraph) {
    place?.remove();
    paragraph.prepend(space);
  } else place?.replaceWith(space);
}

/** Has text on a page, or in columns of which each is a page, flow around the boxes that want it so. */
export function reserveBoxes(root: Element, boxes: readonly HTMLElement[]) {
  for (const space of root.querySelectorAll<HTMLElement>('.box-space')) {
    const box = boxAt(space, boxes);
    const wrap = box?.style.getPropertyValue('--wrap').trim();
    if (box && (wrap === 'square' || wrap === 'topAndBottom')) reserve(space, box, wrap);
  }
}

function reserve(space: HTMLElement, box: HTMLElement, wrap: 'square' | 'topAndBottom') {
  // From an earlier try.
  space.removeAttribute('style');
  const own = space.closest('p');
  if (!own) return;
  const copy = put(box, own.closest('section') ?? own);
  const { width, height } = measured(copy);
  copy.remove();
  const { across, down } = placesFrom(space);
  const style = getComputedStyle(own);
  const before = lengthOf(style.paddingLeft);
  const [start, room] = across.paragraph;
  const left = startOf(box, '--across', across, width) - start - before;
  const right = room - before - lengthOf(style.paddingRight) - left - width;
  const top = startOf(box, '--down', down, height) - down.paragraph[0];
  const isBeside = left + width <= 0 || right + width <= 0 || top + height <= 0;
  if (isBeside) return;
  // A number hangs out into the gap.
  const hanging = Math.max(0, -lengthOf(style.textIndent));
  const gap = lengthOf(box.style.getPropertyValue('--gap'));
  const fills = wrap === 'topAndBottom';
  const isRight = left > right;
  const [marginRight, marginLeft] = [
    fills || isRight ? right : gap + hanging,
    fills || !isRight ? left : gap,
  ];
  Object.assign(space.style, {
    float: isRight ? 'right' : 'left',
    width: `${width}px`,
    height: `${height}px`,
    margin: `${top}px ${marginRight}px 0 ${marginLeft}px`,
    // In Chromium 156 a first line with a number stays where it is beside a float with a shape.
    shapeOutside: top > lengthOf(style.lineHeight) ? `inset(${top}px 0 0)` : '',
  });
}

/** Puts each box at its place on a page, and what is within boxes at its place there. */
export function placeBoxes(page: Element, boxes: readonly HTMLElement[]) {
  for (;;) {
    const space = page.querySelector<HTMLElement>('.box-space');
    if (!space) return;
    const found = boxAt(space, boxes);
    space.removeAttribute('class');
    const host = space.closest('.box, header, footer, article');
    if (!found || !host) continue;
    const box = put(found, host);
    const { page: sheet, across, down } = placesFrom(space);
    const { width, height } = measured(box);
    const own = space.getBoundingClientRect();
    const isInline = space.style.display === 'inline-block';
    const [left, top] =
      isInline || space.style.float
        ? [own.left - sheet.left, own.top - sheet.top]
        : [startOf(box, '--across', across, width), startOf(box, '--down', down, height)];
    // Within a box it is placed from there.
    const outer = host.matches('.box') && isInline ? host.getBoundingClientRect() : sheet;
    box.style.left = `${(left + sheet.left - outer.left).toFixed(2)}px`;
    box.style.top = `${(top + sheet.top - outer.top).toFixed(2)}px`;
  }
}

/** Where something begins on its page, and how much room it has there, in px. */
type Span = readonly [start: number, size: number];
type Spans = Record<string, Span> & { paragraph: Span };

/**
 * What Word could place a box from at a place of the text (ECMA-376, 20.4.3.4 and 20.4.3.5); of margins that
 * change sides it is the margins.
 */
function placesFrom(space: HTMLElement): { page: DOMRect; across: Spans; down: Spans } {
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
      page: [0, page.width],
      margin: [left, page.width - left - right],
      column: [start - indent, rect.width + indent + lengthOf(marginRight)],
      paragraph: [start, rect.width],
      character: [own.left - page.left - shift, 0],
      leftMargin: [0, left],
      rightMargin: [page.width - right, right],
    },
    down: {
      page: [0, page.height],
      margin: [top, page.height - top - bottom],
      paragraph: [rect.top - page.top, 0],
      line: [own.top - page.top, 0],
      topMargin: [0, top],
      bottomMargin: [page.height - bottom, bottom],
    },
  };
}

/** `page 0.5 12pt`: half of the room that a page leaves is before it, and it is moved by 12 pt. */
function startOf(
  box: HTMLElement,
  property: '--across' | '--down',
  spans: Spans,
  size: number,
): number {
  const [from = '', share = '', offset] = box.style.getPropertyValue(property).trim().split(' ');
  const [start, room] = spans[from] ?? spans.margin ?? spans.paragraph;
  return start + (room - size) * Number(share) + lengthOf(offset);
}

/** In px. */
function lengthOf(css: string | undefined): number {
  const value = Number.parseFloat(css ?? '') || 0;
  return css?.endsWith('pt') ? (value * 96) / 72 : value;
}

function boxAt(space: Element, boxes: readonly HTMLElement[]): HTMLElement | undefined {
  return boxes[Number(/\bbox-(\d+)/.exec(space.className)?.[1] ?? -1)];
}

/** Puts a copy of a box into an element, as high as its text where it grows with it. */
function put(box: HTMLElement, host: Element): HTMLElement {
  const copy = host.ownerDocument.importNode(box, true);
  if (copy.style.getPropertyValue('--grows')) {
    copy.style.minHeight = copy.style.height;
    copy.style.height = 'auto';
  }
  host.append(copy);
  return copy;
}

/** In px, without what a turn makes of it. */
function measured(box: HTMLElement) {
  const { width, height } = getComputedStyle(box);
  return { width: lengthOf(width), height: lengthOf(height) };
}
