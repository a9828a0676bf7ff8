import { shiftOf } from './divide';
import { numberOf } from './wordXml';

/**
 * Replaces the shapes that docx-preview rendered by boxes. A box stays hidden in a `box-space` inside its paragraph
 * until its page is known, unless it stands on a line like a letter.
 *
 * @returns the German names of the shapes and pictures that cannot be shown
 */
export function takeBoxes(wrapper: HTMLElement) {
  const missing = new Set<string>();
  for (const image of wrapper.querySelectorAll('img')) {
    image.alt = '';
    // A picture that is shown again does not flicker.
    image.decoding = 'sync';
    // No browser shows the formats of Windows (WMF, EMF), and only Safari shows TIFF.
    if (/^data:(?!image\/(x-)?(emf|wmf|tiff?)\b)/.test(image.src)) continue;
    image.removeAttribute('src');
    missing.add('ein Bild');
  }
  for (const svg of wrapper.querySelectorAll('svg')) {
    const space = wrapper.ownerDocument.createElement('span');
    const box = wrapper.ownerDocument.createElement('div');
    box.style.cssText = svg.style.cssText;
    box.className = 'box';
    box.append(...(svg.firstElementChild?.childNodes ?? []));
    const [shows, wrap] = ['--shows', '--wrap'].map((name) => textIn(box, name));
    if (shows) {
      const image = box.querySelector('img[src]');
      box.classList.toggle('missing', !image);
      box.replaceChildren(image ?? shows);
      if (!image) missing.add(shows);
    }
    space.className = `box-space ${wrap}`;
    // The preview names a shape without a size, and does not draw it.
    if (box.style.width) space.append(box);
    svg.parentElement?.replaceWith(space);
    // Text flows around the box from the top of the paragraph on.
    if (space.matches(flowing)) space.closest('p')?.prepend(space);
  }
  return [...missing];
}

const flowing = ':is(.square, .topAndBottom):not(.box *)';

function textIn({ style }: HTMLElement, property: string) {
  return style.getPropertyValue(property).trim();
}

/** Lets text flow around boxes, on a page or in columns of which each is a page. */
export function reserveBoxes(root: Element) {
  for (const space of root.querySelectorAll<HTMLElement>(flowing)) {
    const box = space.firstElementChild as HTMLElement;
    // An earlier layout has set a style.
    space.removeAttribute('style');
    space.closest('section')?.append(box);
    Object.assign(space.style, roomFor(box, space));
    space.append(box);
  }
}

/** The float that keeps the room of a box free in its paragraph; nothing for a box beside the paragraph. */
function roomFor(box: HTMLElement, space: HTMLElement) {
  const { paragraph, rect, start, ...place } = placeOf(box, space);
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = place.left - start;
  const right = rect.width - left - width;
  const top = place.top - rect.top;
  if (left + width <= 0 || right + width <= 0 || top + height <= 0) return;
  const fills = space.matches('.topAndBottom');
  const gap = numberOf(textIn(box, '--gap'));
  // The number of a list hangs out into the gap.
  const hanging = Math.max(0, -numberOf(getComputedStyle(paragraph).textIndent));
  const isRight = left > right;
  return {
    float: isRight ? 'right' : 'left',
    margin: `${top}px ${isRight || fills ? right : gap + hanging}px 0 ${isRight && !fills ? gap : left}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/** Moves each box to its place on a page. */
export function placeBoxes(page: Element) {
  for (const box of page.querySelectorAll<HTMLElement>('.box-space:not(.inline) > .box')) {
    const space = box.parentElement as HTMLElement;
    space.closest('header, footer, article')?.append(box);
    const { sheet, ...place } = placeOf(box, space);
    // A space with a size keeps the room of the box.
    const { left, top } = space.style.width ? space.getBoundingClientRect() : place;
    box.style.left = `${left - sheet.left}px`;
    box.style.top = `${top - sheet.top}px`;
  }
}

/**
 * The place of a box in px, as Word computes it (ECMA-376, 20.4.3.4 and 20.4.3.5), before the box is
 * turned; and the sheet and paragraph that the place was computed from.
 */
function placeOf(box: HTMLElement, space: HTMLElement) {
  const page = space.closest('section') ?? space;
  const sheet = page.getBoundingClientRect();
  const paragraph = space.closest('p') ?? space;
  const [rect = sheet] = paragraph.getClientRects();
  const { marginLeft, marginRight } = getComputedStyle(paragraph);
  const start = rect.left - shiftOf(space);
  const indent = numberOf(marginLeft);
  const areas: Record<string, DOMRect | undefined> = {
    margin: page.querySelector(':scope > article')?.getBoundingClientRect(),
    text: new DOMRect(start - indent, rect.top, rect.width + indent + numberOf(marginRight), 0),
  };
  // `page 0.5 16`: half of the free room of the page stands before the box, and 16 px more.
  const place = (property: string, side: 'left' | 'top', size: 'width' | 'height', own: number) => {
    const [from = '', share, offset] = textIn(box, property).split(' ');
    const area = areas[from] ?? sheet;
    return area[side] + (area[size] - own) * numberOf(share) + numberOf(offset);
  };
  const left = place('--across', 'left', 'width', box.offsetWidth);
  const top = place('--down', 'top', 'height', box.offsetHeight);
  return { left, top, start, rect, sheet, paragraph };
}
