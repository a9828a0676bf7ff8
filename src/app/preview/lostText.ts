import { numberOf } from './wordXml';

/** The test of each kind. A text is of the first kind whose test it passes. */
const kinds = {
  cutOff: isCutOff,
  broken: isBroken,
  covered: isCovered,
  // 6 points are 8 px.
  tiny: (run: Element) => numberOf(getComputedStyle(run).fontSize) < 8,
  faint: isFaint,
};

/** Text that cannot be read on paper, or a single word or number that is too long for its line. */
export type LostText = { kind: keyof typeof kinds; text: string };

/** Finds the lost text of pages that are laid out. */
export function findLostText(pages: ParentNode): LostText[] {
  const names = Object.keys(kinds) as LostText['kind'][];
  return Array.from(pages.querySelectorAll('section')).flatMap((sheet) =>
    Array.from(sheet.querySelectorAll('span:not(span span)')).flatMap((run) => {
      const text = run.textContent.trim();
      const kind = text ? names.find((name) => kinds[name](run, sheet)) : undefined;
      return kind ? [{ kind, text }] : [];
    }),
  );
}

function isCutOff(run: Element, sheet: Element) {
  const edge = sheet.getBoundingClientRect();
  const { left, right, width } = run.getBoundingClientRect();
  // In Word, text below the page goes on on the next page.
  const isBeside = left < edge.left - 1 || right > edge.right + 1;
  // Firefox 140 lays text that is too long for columns beside the page.
  const text = run.closest('article');
  return width > 0 && isBeside && !(text && Number(getComputedStyle(text).columnCount) > 1);
}

/** True when a single word or number is on two lines. */
function isBroken(run: Element) {
  return /^[\p{L}\d]+$/u.test(run.textContent.trim()) && run.getClientRects().length > 1;
}

/** True when a picture or a coloured box lies before a text. */
function isCovered(run: Element, sheet: Element) {
  return boxesAt(run, sheet, 'article .box').some((box) => {
    const { zIndex, backgroundColor } = getComputedStyle(box);
    return Number(zIndex) >= 0 && (backgroundColor !== clear || box.querySelector('img'));
  });
}

/**
 * True when a text is nearly as bright as its ground: D0D0D0 on white is 47 from it. The ground is not known where a
 * picture or box lies.
 */
function isFaint(run: Element, sheet: Element) {
  const contrast = Math.abs(brightness(getComputedStyle(run).color) - brightness(groundOf(run)));
  return contrast < 44 && boxesAt(run, sheet, 'img, .box').length === 0;
}

/** The boxes at the place of a text, without the box that holds the text. */
function boxesAt(run: Element, sheet: Element, selector: string) {
  const text = run.getBoundingClientRect();
  return Array.from(sheet.querySelectorAll(selector)).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isHere = text.left < right && text.right > left && text.top < bottom && text.bottom > top;
    return isHere && !one.contains(run);
  });
}

const clear = 'rgba(0, 0, 0, 0)';

/** The colour behind an element. The sheet has one at the latest. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const { parentElement } = element;
  return backgroundColor === clear && parentElement ? groundOf(parentElement) : backgroundColor;
}

/** The brightness of a computed colour (`rgb(0, 0, 0)`, `color(srgb 0 0 0)`) for the eye, from 0 to 255. */
function brightness(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const share = 0.299 * red + 0.587 * green + 0.114 * blue;
  return color.startsWith('color(srgb') ? 255 * share : share;
}
