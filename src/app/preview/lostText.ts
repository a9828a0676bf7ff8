import { numberOf } from './wordXml';

/** A test for each kind of lost text. The kind of a text is the first kind whose test returns true. */
const kinds = {
  cutOff: isCutOff,
  broken: isBroken,
  covered: isCovered,
  // Text that is smaller than 8 px (6 pt) is tiny.
  tiny: (run: Element) => numberOf(getComputedStyle(run).fontSize) < 8,
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
  const text = run.getBoundingClientRect();
  return Array.from(page.querySelectorAll('article .box, header .box')).some((box) => {
    const rect = box.getBoundingClientRect();
    const { zIndex, backgroundColor } = getComputedStyle(box);
    const isBeside = text.left >= rect.right || text.right <= rect.left;
    if (isBeside || text.top >= rect.bottom || text.bottom <= rect.top || box.contains(run))
      return false;
    const isOver = box.closest('header')
      ? run.closest('article') && rect.bottom < top + height / 2
      : Number(zIndex) >= 0;
    return isOver && (backgroundColor !== 'rgba(0, 0, 0, 0)' || box.querySelector('img'));
  });
}
