import { shiftOf } from './divide';
import { numberOf } from './wordXml';

/**
 * Takes the boxes of `drawings.ts` out of what docx-preview rendered. Each is in a `box-space` in its paragraph,
 * where nothing of it is laid out, until its page is known.
 *
 * @returns what cannot be shown, in German
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
  for (const svg of wrapper.querySelectorAll('svg')) {
    const space = wrapper.ownerDocument.createElement('span');
    const box = wrapper.ownerDocument.createElement('div');
    const { style } = box;
    style.cssText = svg.style.cssText;
    box.className = 'box';
    box.append(...(svg.firstElementChild?.childNodes ?? []));
    const shows = style.getPropertyValue('--shows').trim();
    if (shows) {
      const image = box.querySelector('img[src]');
      box.classList.toggle('missing', !image);
      box.replaceChildren(image ?? shows);
      if (!image) missing.add(shows);
    }
    const wrap = style.getPropertyValue('--wrap').trim();
    const { width, height, minHeight } = style;
    if (wrap === 'inline') Object.assign(space.style, { width, height, minHeight });
    space.className = `box-space ${wrap}`;
    space.append(box);
    // Text flows around it from the top of its paragraph on.
    if (space.matches(flowing)) svg.closest('p')?.prepend(space);
    else svg.parentElement?.before(space);
    svg.parentElement?.remove();
  }
  return [...missing];
}

const flowing = ':is(.square, .topAndBottom):not(.box *)';

/** Has text on a page, or in columns of which each is a page, flow around the boxes that want it so. */
export function reserveBoxes(root: Element) {
  for (const space of root.querySelectorAll<HTMLElement>(flowing)) {
    const box = space.firstElementChild as HTMLElement;
    const page = space.closest('section');
    // From an earlier try.
    space.removeAttribute('style');
    page?.append(box);
    const room = roomFor(box, space);
    if (room) Object.assign(space.style, room);
    space.append(box);
  }
}

/** The float that keeps the room of a box free in its paragraph; nothing where it stands beside. */
function roomFor(box: HTMLElement, space: HTMLElement) {
  const { paragraph, rect, start, sheet, ...place } = placeOf(box, space);
  const { offsetWidth: width, offsetHeight: height } = box;
  const style = getComputedStyle(paragraph);
  const left = place.left - start;
  const right = rect.width - left - width;
  const top = place.top - (rect.top - sheet.top);
  if (left + width <= 0 || right + width <= 0 || top + height <= 0) return;
  const fills = space.matches('.topAndBottom');
  const gap = numberOf(box.style.getPropertyValue('--gap'));
  // A number hangs out into the gap.
  const hanging = Math.max(0, -numberOf(style.textIndent));
  const isRight = left > right;
  return {
    float: isRight ? 'right' : 'left',
    margin: `${top}px ${isRight || fills ? right : gap + hanging}px 0 ${isRight && !fills ? gap : left}px`,
    width: `${width}px`,
    height: `${height}px`,
    // In Chromium 156 a first line with a number stays where it is beside a float with a shape.
    shapeOutside: top > numberOf(style.lineHeight) ? `inset(${top}px 0 0)` : '',
  };
}

/** Puts each box at its place on a page. */
export function placeBoxes(page: Element) {
  for (const box of page.querySelectorAll<HTMLElement>('.box-space > .box')) {
    const space = box.parentElement as HTMLElement;
    space.closest('header, footer, article')?.append(box);
    const { sheet, ...place } = placeOf(box, space);
    const room = space.getBoundingClientRect();
    // What has a size is where it has room.
    const hasRoom = space.style.width !== '';
    box.style.left = `${hasRoom ? room.left - sheet.left : place.left}px`;
    box.style.top = `${hasRoom ? room.top - sheet.top : place.top}px`;
  }
}

/**
 * Where Word places a box by a place of the text (ECMA-376, 20.4.3.4 and 20.4.3.5), in px from the edges of its page,
 * without what a turn makes of it.
 */
function placeOf(box: HTMLElement, space: HTMLElement) {
  const page = space.closest('section') ?? space;
  const sheet = page.getBoundingClientRect();
  const text = page.querySelector(':scope > article')?.getBoundingClientRect() ?? sheet;
  const paragraph = space.closest('p') ?? space;
  const [rect = sheet] = paragraph.getClientRects();
  const { marginLeft, marginRight } = getComputedStyle(paragraph);
  const start = rect.left - sheet.left - shiftOf(space);
  const indent = numberOf(marginLeft);
  const left = startOf(box, '--across', box.offsetWidth, {
    page: [0, sheet.width],
    margin: [text.left - sheet.left, text.width],
    text: [start - indent, rect.width + indent + numberOf(marginRight)],
  });
  const top = startOf(box, '--down', box.offsetHeight, {
    page: [0, sheet.height],
    margin: [text.top - sheet.top, text.height],
    text: [rect.top - sheet.top, 0],
  });
  return { left, top, start, rect, sheet, paragraph };
}

/** Where each place of a page begins on it, and how much room it has there, in px. */
type Spans = Record<string, readonly [start: number, size: number]>;

/** `page 0.5 16`: half of the room that a page leaves is before it, and it is moved by 16 px. */
function startOf(box: HTMLElement, property: string, size: number, spans: Spans) {
  const [from = '', share, offset] = box.style.getPropertyValue(property).trim().split(' ');
  const [start, room] = spans[from] ?? [0, 0];
  return start + (room - size) * numberOf(share) + numberOf(offset);
}
