import { shiftOf } from './divide';
import { numberOf } from './wordXml';

/**
 * Takes the boxes of `drawings.ts` out of what docx-preview rendered. In the place of each stays an element of
 * the class `box-space`, which holds it as a template: what is copied has it along, and nothing of it is laid out.
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
  // From behind: a box may have others in it.
  for (const svg of Array.from(wrapper.querySelectorAll('svg')).reverse()) {
    const box = document.createElement('div');
    box.className = 'box';
    box.style.cssText = svg.style.cssText;
    box.append(...(svg.firstElementChild?.childNodes ?? []));
    const shows = box.style.getPropertyValue('--shows').trim();
    const image = box.querySelector('img[src]');
    if (shows === 'words') box.replaceChildren(box.textContent);
    else if (shows && image) box.replaceChildren(image);
    else if (shows) {
      missing.add(shows);
      box.classList.add('missing');
      box.replaceChildren(shows);
    }
    const place = svg.parentElement;
    const paragraph = place?.closest('p');
    const space = document.createElement('span');
    space.className = 'box-space';
    const template = document.createElement('template');
    template.content.append(box);
    space.append(template);
    if (wrapOf(box) === 'inline') {
      const { width, height, minHeight } = box.style;
      Object.assign(space.style, { display: 'inline-block', width, height, minHeight });
    }
    // Text flows around it from the top of its paragraph on.
    if (flows(box) && paragraph) {
      place?.remove();
      paragraph.prepend(space);
    } else place?.replaceWith(space);
  }
  return [...missing].reverse();
}

function wrapOf({ style }: HTMLElement) {
  return style.getPropertyValue('--wrap').trim();
}

function flows(box: HTMLElement) {
  return /square|topAndBottom/.test(wrapOf(box));
}

/** Has text on a page, or in columns of which each is a page, flow around the boxes that want it so. */
export function reserveBoxes(root: Element) {
  for (const space of root.querySelectorAll<HTMLElement>('.box-space')) {
    const box = boxOf(space);
    if (box && flows(box)) reserve(space, box);
  }
}

function reserve(space: HTMLElement, box: HTMLElement) {
  // From an earlier try.
  space.removeAttribute('style');
  const own = space.closest('p');
  if (!own) return;
  const copy = put(box, own.closest('section') ?? own);
  const { width, height, page, text, ...from } = placeOf(copy, space);
  copy.remove();
  const style = getComputedStyle(own);
  const before = numberOf(style.paddingLeft);
  const left = from.left - text.left - before;
  const right = text.width - before - numberOf(style.paddingRight) - left - width;
  const top = from.top - (text.top - page.top);
  const isBeside = left + width <= 0 || right + width <= 0 || top + height <= 0;
  if (isBeside) return;
  const fills = wrapOf(box) === 'topAndBottom';
  const gap = numberOf(box.style.getPropertyValue('--gap'));
  // A number hangs out into the gap.
  const hanging = Math.max(0, -numberOf(style.textIndent));
  const isRight = left > right;
  Object.assign(space.style, {
    float: isRight ? 'right' : 'left',
    marginLeft: `${isRight && !fills ? gap : left}px`,
    marginRight: `${isRight || fills ? right : gap + hanging}px`,
    width: `${width}px`,
    height: `${height}px`,
    marginTop: `${top}px`,
    // In Chromium 156 a first line with a number stays where it is beside a float with a shape.
    shapeOutside: top > numberOf(style.lineHeight) ? `inset(${top}px 0 0)` : '',
  });
}

/** Puts each box at its place on a page. */
export function placeBoxes(page: Element) {
  for (;;) {
    const space = page.querySelector<HTMLElement>('.box-space');
    if (!space) return;
    const found = boxOf(space);
    space.removeAttribute('class');
    space.replaceChildren();
    const host = space.closest('header, footer, article');
    if (!found || !host) continue;
    const box = put(found, host);
    const { page: sheet, ...from } = placeOf(box, space);
    const room = space.getBoundingClientRect();
    // What has a size is where it has room.
    const { left, top } = space.style.width
      ? { left: room.left - sheet.left, top: room.top - sheet.top }
      : from;
    box.style.left = `${left.toFixed(2)}px`;
    box.style.top = `${top.toFixed(2)}px`;
  }
}

/** Where something begins on its page, and how much room it has there, in px. */
type Span = readonly [start: number, size: number];
type Spans = Record<string, Span> & { page: Span };

/**
 * Where Word places a box by a place of the text (ECMA-376, 20.4.3.4 and 20.4.3.5), in px from the edges of its page,
 * and its size, without what a turn makes of it.
 */
function placeOf(box: HTMLElement, space: HTMLElement) {
  const own = getComputedStyle(box);
  const [width, height] = [numberOf(own.width), numberOf(own.height)];
  const sheet = space.closest('section') ?? space;
  const page = sheet.getBoundingClientRect();
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(sheet);
  const [left, right] = [numberOf(paddingLeft), numberOf(paddingRight)];
  const [top, bottom] = [numberOf(paddingTop), numberOf(paddingBottom)];
  const paragraph = space.closest('p') ?? space;
  const { marginLeft, marginRight } = getComputedStyle(paragraph);
  const [rect = page] = paragraph.getClientRects();
  const start = rect.left - page.left - shiftOf(space);
  const indent = numberOf(marginLeft);
  return {
    left: startOf(box, '--across', width, {
      page: [0, page.width],
      margin: [left, page.width - left - right],
      column: [start - indent, rect.width + indent + numberOf(marginRight)],
    }),
    top: startOf(box, '--down', height, {
      page: [0, page.height],
      margin: [top, page.height - top - bottom],
      paragraph: [rect.top - page.top, 0],
      line: [space.getBoundingClientRect().top - page.top, 0],
    }),
    width,
    height,
    page,
    text: { left: start, top: rect.top, width: rect.width },
  };
}

/** `page 0.5 16`: half of the room that a page leaves is before it, and it is moved by 16 px. */
function startOf(box: HTMLElement, property: '--across' | '--down', size: number, spans: Spans) {
  const [from = '', share = '', offset] = box.style.getPropertyValue(property).trim().split(' ');
  const [start, room] = spans[from] ?? spans.page;
  return start + (room - size) * Number(share) + numberOf(offset);
}

function boxOf(space: Element) {
  return space.querySelector('template')?.content.querySelector<HTMLElement>('.box');
}

function put(box: HTMLElement, host: Element) {
  const copy = document.importNode(box, true);
  host.append(copy);
  return copy;
}
