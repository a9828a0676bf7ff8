import { numberOf } from './wordXml';

/** A test for each kind of lost text. The kind of a text is the first kind whose test returns true. */
const kinds = {
  cutOff: isCutOff,
  broken: isBroken,
  covered: isCovered,
  // Text that is smaller than 8 px (6 pt) is tiny.
  tiny: (run: Element) => numberOf(getComputedStyle(run).fontSize) < 8,
  faint: isFaint,
};

/** A text that cannot be read on paper. A word or number that is too long for its line also counts as a lost text. */
export type LostText = { kind: keyof typeof kinds; text: string };

/** Returns the lost texts of pages that are laid out. */
export function findLostText(pages: ParentNode): LostText[] {
  const names = Object.keys(kinds) as LostText['kind'][];
  return Array.from(pages.querySelectorAll('section')).flatMap((page) =>
    Array.from(page.querySelectorAll('span:not(span span)')).flatMap((run) => {
      const text = run.textContent.trim();
      const kind = text ? names.find((name) => kinds[name](run, page)) : undefined;
      return kind ? [{ kind, text }] : [];
    }),
  );
}

function isCutOff(run: Element, page: Element) {
  const pageRect = page.getBoundingClientRect();
  const { left, right, width } = run.getBoundingClientRect();
  // Text below the page does not count as cut off, because Word moves such text to the next page.
  const isBeside = left < pageRect.left - 1 || right > pageRect.right + 1;
  // Firefox 140 puts text that is too long for its columns beside the page. Text in several columns is therefore not
  // checked.
  const text = run.closest('article');
  return width > 0 && isBeside && !(text && Number(getComputedStyle(text).columnCount) > 1);
}

/** Returns true when a run is a single word or number on more than one line. */
function isBroken(run: Element) {
  return /^[\p{L}\d]+$/u.test(run.textContent.trim()) && run.getClientRects().length > 1;
}

/**
 * Returns true when a box with a picture or a background colour is in front of a text, or reaches from the header down
 * into the text. A box of the header that reaches into the lower half of the page does not count, because such a box is
 * a watermark or a background.
 */
function isCovered(run: Element, page: Element) {
  const { top, height } = page.getBoundingClientRect();
  return boxesAt(run, page, 'article .box, header .box').some((box) => {
    const { zIndex, backgroundColor } = getComputedStyle(box);
    const isOver = box.closest('header')
      ? run.closest('article') && box.getBoundingClientRect().bottom < top + height / 2
      : Number(zIndex) >= 0;
    return isOver && (backgroundColor !== clear || box.querySelector('img'));
  });
}

/**
 * Returns true when the brightness of a text differs by less than 44 from the brightness of its background. D0D0D0 on
 * white is not faint, because its brightness differs by 47. Returns false where a picture or box overlaps the text,
 * because the background is unknown there.
 */
function isFaint(run: Element, page: Element) {
  const contrast = Math.abs(brightness(getComputedStyle(run).color) - brightness(groundOf(run)));
  return contrast < 44 && boxesAt(run, page, 'img, .box').length === 0;
}

/** Returns the elements that match `selector` and overlap a text. Elements that contain the text are left out. */
function boxesAt(run: Element, page: Element, selector: string) {
  const text = run.getBoundingClientRect();
  return Array.from(page.querySelectorAll(selector)).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isHere = text.left < right && text.right > left && text.top < bottom && text.bottom > top;
    return isHere && !one.contains(run);
  });
}

const clear = 'rgba(0, 0, 0, 0)';

/**
 * Returns the background colour of an element or of its nearest ancestor with a background. The search ends at the
 * page, because every page has a background.
 */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const { parentElement } = element;
  return backgroundColor === clear && parentElement ? groundOf(parentElement) : backgroundColor;
}

/** Returns the perceived brightness of a colour (`rgb(0, 0, 0)`, `color(srgb 0 0 0)`), from 0 to 255. */
function brightness(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const share = 0.299 * red + 0.587 * green + 0.114 * blue;
  return color.startsWith('color(srgb') ? 255 * share : share;
}
