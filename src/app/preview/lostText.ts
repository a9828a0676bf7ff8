import { rangeOf } from './divide';

const kinds = {
  cutOff: 'am Rand abgeschnitten',
  broken: 'auf zwei Zeilen verteilt',
  faint: 'kaum zu sehen (fast die Farbe des Grundes)',
};

/** Text that the paper does not show, or not in one: a word or number alone that is too long for its line. */
type LostText = {
  kind: keyof typeof kinds;
  /** From 1. */
  page: number;
  text: string;
  element: HTMLElement;
};

/** Says it in German: for each kind once, with the first place. */
export function sayLost(lost: readonly LostText[]) {
  return Object.entries(kinds).flatMap(([kind, isWrong]) => {
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

/** Finds all text that pages do not show where they stand. */
export function findLostText(pages: ParentNode): LostText[] {
  return Array.from(pages.querySelectorAll('section'), (sheet, at) => {
    const edge = sheet.getBoundingClientRect();
    // What is too long for columns Firefox 140 lays beside the page.
    const columns = Array.from(sheet.querySelectorAll('article')).find(
      (text) => Number(getComputedStyle(text).columnCount) > 1,
    );
    // What is too long for the page goes on, in Word, on the next one.
    const isBeside = ({ left, right }: DOMRect) =>
      left < edge.left - tolerance || right > edge.right + tolerance;
    const lost: LostText[] = [];
    const texts = document.createNodeIterator(sheet, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element) continue;
      const range = rangeOf(node);
      const rect = range.getBoundingClientRect();
      const isCutOff = rect.width > 0 && !columns?.contains(element) && isBeside(rect);
      const isBroken = /^[\p{L}\d]+$/u.test(text) && range.getClientRects().length > 1;
      const kind = isCutOff
        ? 'cutOff'
        : isBroken
          ? 'broken'
          : isFaint(element, rect, sheet) && 'faint';
      if (kind) lost.push({ kind, page: at + 1, text, element });
    }
    return lost;
  }).flat();
}

/** Whether text has nearly the colour of its ground. Before a picture or a box that cannot be told. */
function isFaint(element: HTMLElement, own: DOMRect, sheet: Element) {
  const ground = groundOf(element, sheet);
  const { color } = getComputedStyle(element);
  if (!ground) return false;
  const light = brightness(ground);
  const least = leastContrast[light < 128 ? 'dark' : 'light'];
  if (Math.abs(brightness(color) - light) >= least) return false;
  return !Array.from(sheet.querySelectorAll('img, svg, .box')).some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isBehind = own.left < right && own.right > left && own.top < bottom && own.bottom > top;
    return isBehind && !one.contains(element);
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
