import { numberOf } from './wordXml';

/**
 * Makes a box of each shape that docx-preview has rendered. `<div><svg><foreignObject>…</foreignObject></svg></div>`
 * becomes `<div class="box inline">…</div>`. With the class `inline`, the box is part of a line of text. A box around
 * which the text of a page flows (`square` or `topAndBottom`) becomes a float before its paragraph. Every other box is
 * hidden until `placeBoxes` moves it to its position on a page.
 *
 * @returns the German names of what cannot be shown
 */
export function makeBoxes(wrapper: HTMLElement) {
  const missing = new Set<string>();
  for (const image of wrapper.querySelectorAll('img')) {
    image.alt = '';
    // With synchronous decoding, a picture does not flicker when its page is replaced.
    image.decoding = 'sync';
    // No browser shows WMF and EMF, and only Safari shows TIFF. Such pictures count as missing.
    if (/^data:(?!image\/(x-)?(emf|wmf|tiff?)\b)/.test(image.src)) continue;
    image.removeAttribute('src');
    missing.add('ein Bild');
  }
  for (const svg of wrapper.querySelectorAll('svg')) {
    const box = wrapper.ownerDocument.createElement('div');
    box.style.cssText = svg.style.cssText;
    box.append(...(svg.firstElementChild?.childNodes ?? []));
    const [shows, wrap] = ['--shows', '--wrap'].map((name) => box.style.getPropertyValue(name));
    box.className = `box ${wrap}`;
    if (shows) {
      const image = box.querySelector('img[src]');
      box.classList.toggle('missing', !image);
      box.replaceChildren(image ?? shows);
      if (!image) missing.add(shows);
    }
    svg.parentElement?.replaceWith(box);
    // Shapes without a width are listed in the result, but not drawn. `drawings.ts` gives VML shapes no width.
    if (!box.style.width) box.remove();
    if (!box.matches('.square, .topAndBottom')) continue;
    missing.add('den genauen Textfluss um Bilder und Textfelder');
    if (box.closest('article')) box.closest('p')?.before(box);
  }
  return [...missing];
}

/**
 * Shows the boxes of a page, except the boxes that are part of the text. The CSS of a box computes its position from
 * the areas that this function measures (`positionOf` in drawings.ts). The boxes are moved out of their paragraphs,
 * because the CSS rules of a paragraph would also apply to the texts in its boxes.
 */
export function placeBoxes(page: HTMLElement) {
  const boxes = page.querySelectorAll<HTMLElement>('p .box:not(.inline)');
  const { left, top } = page.getBoundingClientRect();
  const setArea = ({ style }: HTMLElement, name: string, area = new DOMRect()) => {
    const { width, height } = area;
    const lengths = { left: area.left - left, top: area.top - top, width, height };
    for (const [side, length] of Object.entries(lengths)) {
      style.setProperty(`--${name}-${side}`, `${length}px`);
    }
  };
  setArea(page, 'margin', page.querySelector(':scope > article')?.getBoundingClientRect());
  // All areas are measured before the first box is moved. The browser then lays out the page only once.
  const textAreas = Array.from(boxes, textAreaOf);
  for (const [at, box] of boxes.entries()) {
    setArea(box, 'text', textAreas[at]);
    box.closest('header, footer, article')?.append(box);
  }
}

/** Returns the area of the paragraph of a box, without indents and height. */
function textAreaOf(box: HTMLElement) {
  const paragraph = box.closest('p') ?? box;
  const { marginLeft, marginRight } = getComputedStyle(paragraph);
  const indent = numberOf(marginLeft);
  const [rect = paragraph.getBoundingClientRect()] = paragraph.getClientRects();
  return new DOMRect(rect.left - indent, rect.top, rect.width + indent + numberOf(marginRight), 0);
}
