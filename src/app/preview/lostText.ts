import { numberOf } from './wordXml';

/** The kinds of lost text (`LostText`), each with a test. A text has the first kind whose test returns true. */
const kinds = [
  ['cutOff', isCutOff],
  ['broken', isBroken],
  ['covered', isCovered],
  ['tiny', isTiny],
] as const;

/** A text that cannot be read on paper, or a word or number that is too long for its line. */
export type LostText = ReturnType<typeof findLostText>[number];

/** Returns the lost texts of pages. The browser must have laid out the pages. */
export function findLostText(pages: ParentNode) {
  return Array.from(pages.querySelectorAll('section')).flatMap((page) =>
    Array.from(page.querySelectorAll('span:not(span span)')).flatMap((run) => {
      const text = run.textContent.trim();
      const [kind] = kinds.find(([, isLost]) => text && isLost(run, page)) ?? [];
      return kind ? [{ kind, text }] : [];
    }),
  );
}

function isCutOff(run: Element, page: Element) {
  const pageRect = page.getBoundingClientRect();
  const { left, right, width } = run.getBoundingClientRect();
  // Text below the page does not count as cut off, because Word moves such text to the next page.
  const isBeside = left < pageRect.left - 1 || right > pageRect.right + 1;
  // Text in several columns is not checked. Firefox 140 puts text beside the page when it is too long for its columns.
  const article = run.closest('article');
  return width > 0 && isBeside && !(article && Number(getComputedStyle(article).columnCount) > 1);
}

/**
 * Returns true when a run is a single word or number on more than one line. A tab before the word causes a second
 * rectangle on the same line.
 */
function isBroken(run: Element) {
  const lines = new Set(Array.from(run.getClientRects(), ({ bottom }) => Math.round(bottom)));
  return lines.size > 1 && /^[\p{L}\d]+$/u.test(run.textContent.trim());
}

/** Returns true when a text is smaller than 8 px (6 pt). */
function isTiny(run: Element) {
  return numberOf(getComputedStyle(run).fontSize) < 8;
}

/**
 * Returns true when a box with a picture or a background colour covers a run. A box in the `article` covers a run when
 * the box is in front of the text. A box in the header covers only runs in the `article`. A header box that reaches the
 * lower half of the page counts as a watermark or background, and covers nothing.
 */
function isCovered(run: Element, page: Element) {
  const { top, height } = page.getBoundingClientRect();
  const runRect = run.getBoundingClientRect();
  return Array.from(page.querySelectorAll('article .box, header .box')).some((box) => {
    const boxRect = box.getBoundingClientRect();
    const { zIndex, backgroundColor } = getComputedStyle(box);
    const isBeside = runRect.left >= boxRect.right || runRect.right <= boxRect.left;
    const isAboveOrBelow = runRect.top >= boxRect.bottom || runRect.bottom <= boxRect.top;
    if (isBeside || isAboveOrBelow || box.contains(run)) return false;
    const isOver = box.closest('header')
      ? run.closest('article') && boxRect.bottom < top + height / 2
      : Number(zIndex) >= 0;
    return isOver && (backgroundColor !== 'rgba(0, 0, 0, 0)' || box.querySelector('img'));
  });
}
