import { rangeOf } from './divide';
import { numberOf } from './wordXml';

/** The German words and the test of each kind. A text is of the first kind whose test it passes. */
const kinds = {
  cutOff: ['am Rand abgeschnitten', isCutOff],
  broken: [
    'auf zwei Zeilen verteilt',
    ({ text, lines }: Words) => /^[\p{L}\d]+$/u.test(text) && lines.length > 1,
  ],
  covered: ['von einem Bild oder einer Form verdeckt', isCovered],
  tiny: [
    'kleiner als 6 Punkt',
    // 6 points are 8 px.
    ({ element }: Words) => numberOf(getComputedStyle(element).fontSize) < 8,
  ],
  faint: ['kaum zu sehen (fast die Farbe des Grundes)', isFaint],
} as const;

/** Text that cannot be read on paper, or a single word or number that is too long for its line. */
export type LostText = {
  kind: keyof typeof kinds;
  /** The number of the page, from 1. */
  page: number;
  text: string;
  element: HTMLElement;
};

/** A German sentence for each kind, with the first place. */
export function sayLost(lost: readonly LostText[]) {
  return Object.entries(kinds).flatMap(([kind, [isWrong]]) => {
    const [first, ...more] = lost.filter((one) => one.kind === kind);
    if (!first) return [];
    const { page, text, element } = first;
    const what = `Auf Seite ${page} ist «${text.replace(/^(.{60}).+/s, '$1 …')}» ${isWrong}`;
    const others = more.length > 0 ? ', und noch an anderen Stellen' : '';
    return [{ sentence: `${what}${others}.`, place: element.closest('p') ?? element }];
  });
}

/** The rounding of an engine, in px. */
const tolerance = 1;

/** A text of a page, and its place there. */
type Words = { text: string; element: HTMLElement; rect: DOMRect; lines: DOMRectList };

/** Finds the lost text of pages that are laid out. */
export function findLostText(pages: ParentNode) {
  return Array.from(pages.querySelectorAll('section'), (sheet, at) => {
    const lost: LostText[] = [];
    const texts = document.createNodeIterator(sheet, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element) continue;
      const range = rangeOf(node);
      const [rect, lines] = [range.getBoundingClientRect(), range.getClientRects()];
      const found = Object.entries(kinds).find(([, [, is]]) =>
        is({ text, element, rect, lines }, sheet),
      );
      if (found) lost.push({ kind: found[0] as LostText['kind'], page: at + 1, text, element });
    }
    return lost;
  }).flat();
}

function isCutOff({ rect, element }: Words, sheet: Element) {
  const edge = sheet.getBoundingClientRect();
  // In Word, text below the page goes on on the next page.
  const isBeside = rect.left < edge.left - tolerance || rect.right > edge.right + tolerance;
  // Firefox 140 lays text that is too long for columns beside the page.
  const text = element.closest('article');
  return rect.width > 0 && isBeside && !(text && Number(getComputedStyle(text).columnCount) > 1);
}

/** True when a picture or a coloured box lies before a text. */
function isCovered(words: Words, sheet: Element) {
  return boxesAt(words, sheet, 'article .box').some((box) => {
    const { zIndex, backgroundColor } = getComputedStyle(box);
    return Number(zIndex) >= 0 && (backgroundColor !== clear || box.querySelector('img'));
  });
}

/**
 * True when a text is nearly as bright as its ground: D0D0D0 on white is 47 from it. The ground is not known where a
 * picture or box lies.
 */
function isFaint(words: Words, sheet: Element) {
  const { color } = getComputedStyle(words.element);
  const contrast = Math.abs(brightness(color) - brightness(groundOf(words.element)));
  return contrast < 44 && boxesAt(words, sheet, 'img, .box').length === 0;
}

/** The boxes at the place of a text, without the box that holds the text. */
function boxesAt({ element, rect }: Words, sheet: Element, selector: string) {
  return Array.from(sheet.querySelectorAll(selector)).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isHere = rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
    return isHere && !one.contains(element);
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
