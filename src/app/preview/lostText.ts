import { rangeOf } from './divide';
import { numberOf } from './wordXml';

/** What is said of each, and whether a text is so: the first that it is counts. */
const kinds = {
  cutOff: ['am Rand abgeschnitten', isCutOff],
  broken: [
    'auf zwei Zeilen verteilt',
    ({ text, lines }: Words) => /^[\p{L}\d]+$/u.test(text) && lines.length > 1,
  ],
  covered: ['von einem Bild oder einer Form verdeckt', isCovered],
  tiny: [
    'kleiner als 6 Punkt',
    ({ element }: Words) => numberOf(getComputedStyle(element).fontSize) < leastSize,
  ],
  faint: ['kaum zu sehen (fast die Farbe des Grundes)', isFaint],
} as const;

/** Text that the paper does not show, or not in one: a word or number alone that is too long for its line. */
export type LostText = {
  kind: keyof typeof kinds;
  /** From 1. */
  page: number;
  text: string;
  element: HTMLElement;
};

/** Says it in German: for each kind once, with the first place. */
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

/**
 * Nearer to the brightness of its ground, from 0 to 255, text is lost. Light grey (D0D0D0) on white is 47 from it; on
 * a dark ground 80 is a contrast of about 3:1 (737373 on 1F2A44).
 */
const leastContrast = { light: 44, dark: 80 };

/** In px: what an engine rounds. */
const tolerance = 1;

/** Under 6 points, in px. */
const leastSize = 8;

/** A text of a page, and where it stands there. */
type Words = { text: string; element: HTMLElement; rect: DOMRect; lines: DOMRectList };

/** Finds all text that pages do not show where they stand. */
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
  // What is too long for the page goes on, in Word, on the next one.
  const isBeside = rect.left < edge.left - tolerance || rect.right > edge.right + tolerance;
  // What is too long for columns Firefox 140 lays beside the page.
  const text = element.closest('article');
  return rect.width > 0 && isBeside && !(text && Number(getComputedStyle(text).columnCount) > 1);
}

/** Whether a picture or a box with a colour lies before text. */
function isCovered(words: Words, sheet: Element) {
  const isBefore = (box: Element) => {
    const { zIndex, backgroundColor } = getComputedStyle(box);
    const isFilled = box.querySelector('img') || channelsOf(backgroundColor)[3] !== 0;
    return Number(zIndex) >= 0 && isFilled && box.closest('article');
  };
  return boxesAt(words, sheet, '.box').some(isBefore);
}

/** Whether text has nearly the colour of its ground. Before a picture or a box that cannot be told. */
function isFaint(words: Words, sheet: Element) {
  const ground = groundOf(words.element, sheet);
  const { color } = getComputedStyle(words.element);
  if (!ground) return false;
  const light = brightness(ground);
  const least = leastContrast[light < 128 ? 'dark' : 'light'];
  const isNear = Math.abs(brightness(color) - light) < least;
  return isNear && boxesAt(words, sheet, 'img, svg, .box').length === 0;
}

/** What lies where a text stands, and does not hold it. */
function boxesAt({ element, rect }: Words, sheet: Element, selector: string) {
  return Array.from(sheet.querySelectorAll(selector)).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isHere = rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
    return isHere && !one.contains(element);
  });
}

/** The colour behind an element on its sheet; nothing where it is none or more than one. */
function groundOf(element: Element, sheet: Element): string | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return;
  if (channelsOf(backgroundColor)[3] !== 0) return backgroundColor;
  const { parentElement } = element;
  return element === sheet || !parentElement
    ? 'rgb(255, 255, 255)'
    : groundOf(parentElement, sheet);
}

/** @param color as a browser computes it: `rgb(0, 0, 0)`, `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0 0 / 0.5)` */
function channelsOf(color: string) {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** As bright as it looks, from 0 to 255. */
function brightness(color: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  const share = 0.299 * red + 0.587 * green + 0.114 * blue;
  return color.startsWith('color(srgb') ? 255 * share : share;
}
