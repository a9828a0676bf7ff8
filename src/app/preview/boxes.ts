import { shiftOf } from './divideByColumns';
import { numberOf } from './wordXml';

/**
 * Turns each shape in the HTML of docx-preview into a box. `<div><svg><foreignObject>…</foreignObject></svg></div>`
 * becomes `<span class="box-space square"><div class="box">…</div></span>`. The second class says how text flows around
 * the box: `inline`, `square`, `topAndBottom` or `none`. An `inline` box stays in its line of text. All other boxes are
 * hidden until `placeBoxes` moves them to their positions on the page.
 *
 * @returns the German names of the shapes and pictures that the preview cannot show
 */
export function makeBoxes(wrapper: HTMLElement) {
  const missing = new Set<string>();
  for (const image of wrapper.querySelectorAll('img')) {
    image.alt = '';
    // With synchronous decoding, a picture does not flicker when its page is replaced.
    image.decoding = 'sync';
    // WMF, EMF and TIFF pictures count as missing. No browser shows WMF and EMF, and only Safari shows TIFF.
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
    const shows = textIn(box, '--shows');
    if (shows) {
      const image = box.querySelector('img[src]');
      box.classList.toggle('missing', !image);
      box.replaceChildren(image ?? shows);
      if (!image) missing.add(shows);
    }
    space.className = `box-space ${textIn(box, '--wrap')}`;
    // VML shapes have no width (`drawings.ts`). The result names VML shapes, but no box is drawn for them.
    if (box.style.width) space.append(box);
    svg.parentElement?.replaceWith(space);
    // Only lines after a `box-space` flow around the box. The `box-space` is therefore moved to the start of its
    // paragraph.
    if (space.matches(wrappedSpace)) space.closest('p')?.prepend(space);
  }
  return [...missing];
}

const wrappedSpace = ':is(.square, .topAndBottom):not(.box *)';

function textIn({ style }: HTMLElement, property: string) {
  return style.getPropertyValue(property).trim();
}

/**
 * Keeps the room of each box free, so that text flows around the box.
 *
 * @param root a page, or an `article` whose text is laid out in CSS columns
 */
export function reserveBoxes(root: Element) {
  for (const space of root.querySelectorAll<HTMLElement>(wrappedSpace)) {
    const box = space.firstElementChild as HTMLElement;
    // The styles of an earlier layout would change the positions that `roomFor` measures.
    space.removeAttribute('style');
    // Inside its `box-space`, a box is hidden and has no size. The box is therefore measured as a child of the page.
    space.closest('section')?.append(box);
    Object.assign(space.style, roomFor(box, space));
    space.append(box);
  }
}

/**
 * Returns the CSS of a float that keeps the room of a box free in its paragraph. A box beside or above the paragraph
 * needs no room in the paragraph. For such a box, the function returns undefined.
 */
function roomFor(box: HTMLElement, space: HTMLElement) {
  const { paragraph, rect, start, ...place } = boxPosition(box, space);
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = place.left - start;
  const right = rect.width - left - width;
  const top = place.top - rect.top;
  if (left + width <= 0 || right + width <= 0 || top + height <= 0) return;
  const isFullWidth = space.matches('.topAndBottom');
  const gap = numberOf(textIn(box, '--gap'));
  // In a list item, the number is to the left of the text. `hanging` keeps room for the number beside the box.
  const hanging = Math.max(0, -numberOf(getComputedStyle(paragraph).textIndent));
  const isRight = left > right;
  return {
    float: isRight ? 'right' : 'left',
    margin: `${top}px ${isRight || isFullWidth ? right : gap + hanging}px 0 ${isRight && !isFullWidth ? gap : left}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/**
 * Moves the boxes of a page to their positions, except `inline` boxes. All boxes are moved in the tree, then measured,
 * then positioned. The browser therefore lays out the page only once, and not again for each box.
 */
export function placeBoxes(page: Element) {
  const boxes = page.querySelectorAll<HTMLElement>('.box-space:not(.inline) > .box');
  const moved = Array.from(boxes, (box) => {
    const space = box.parentElement as HTMLElement;
    space.closest('header, footer, article')?.append(box);
    return { box, space };
  });
  const placed = moved.map(({ box, space }) => {
    const { pageRect, ...place } = boxPosition(box, space);
    // A `box-space` with a width keeps the room of its box free (`reserveBoxes`). The box is placed over this room.
    const { left, top } = space.style.width ? space.getBoundingClientRect() : place;
    return { box, left: `${left - pageRect.left}px`, top: `${top - pageRect.top}px` };
  });
  for (const { box, ...place } of placed) Object.assign(box.style, place);
}

/**
 * Computes the position of a box like Word (ECMA-376, 20.4.3.4 and 20.4.3.5). The rotation of the box is ignored. All
 * lengths are in px, relative to the viewport.
 *
 * @returns `left` and `top`: the position of the box. `paragraph`: the paragraph of the box. `rect`: the first
 *   rectangle of `paragraph`, or `pageRect` when `paragraph` has no rectangle. `pageRect`: the rectangle of the page.
 *   `start`: the left edge of `rect`. In CSS columns, `start` is the edge as if the paragraph were on the first page
 *   (`shiftOf`).
 */
function boxPosition(box: HTMLElement, space: HTMLElement) {
  const page = space.closest('section') ?? space;
  const pageRect = page.getBoundingClientRect();
  const paragraph = space.closest('p') ?? space;
  const [rect = pageRect] = paragraph.getClientRects();
  const { marginLeft, marginRight } = getComputedStyle(paragraph);
  const start = rect.left - shiftOf(space);
  const indent = numberOf(marginLeft);
  const areas: Record<string, DOMRect | undefined> = {
    margin: page.querySelector(':scope > article')?.getBoundingClientRect(),
    text: new DOMRect(start - indent, rect.top, rect.width + indent + numberOf(marginRight), 0),
  };
  // `--across: page 0.5 12` means half of the free space of the page, plus 12 pt (`positionOf` in drawings.ts).
  const place = (
    property: string,
    side: 'left' | 'top',
    size: 'width' | 'height',
    boxSize: number,
  ) => {
    const [from = '', share, offset] = textIn(box, property).split(' ');
    const area = areas[from] ?? pageRect;
    return area[side] + (area[size] - boxSize) * numberOf(share) + (numberOf(offset) * 4) / 3;
  };
  const left = place('--across', 'left', 'width', box.offsetWidth);
  const top = place('--down', 'top', 'height', box.offsetHeight);
  return { left, top, start, rect, pageRect, paragraph };
}
