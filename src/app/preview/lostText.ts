/** Text that the paper does not show: its edge cuts it off, or it has nearly the colour of its ground. */
export type LostText = {
  kind: 'cutOff' | 'faint';
  /** From 1. */
  page: number;
  text: string;
  element: HTMLElement;
};

/** Says it in German: for each kind once, with the first place. */
export function sayLost(lost: readonly LostText[]): { sentence: string; place: HTMLElement }[] {
  return (['cutOff', 'faint'] as const).flatMap((kind) => {
    const [first, ...more] = lost.filter((one) => one.kind === kind);
    if (!first) return [];
    const { page, text, element } = first;
    const what = `Auf Seite ${page} ist «${shortened(text)}» ${whatIsWrong[kind]}`;
    const others = more.length > 0 ? `, und noch an ${placesOf(more.length)}` : '';
    return [{ sentence: `${what}${others}.`, place: element.closest('p') ?? element }];
  });
}

const whatIsWrong = {
  cutOff: 'am Rand abgeschnitten',
  faint: 'kaum zu sehen (fast die Farbe des Grundes)',
};

function placesOf(count: number): string {
  return count === 1 ? 'einer Stelle' : `${count} Stellen`;
}

/** In characters: which place is meant can be told by the first. */
const enough = 60;

function shortened(text: string): string {
  return text.length > enough ? `${text.slice(0, enough)} …` : text;
}

/** Below, text is lost on its ground. Light grey (D0D0D0) on white has 1.55; WCAG 2.2 asks for 4.5. */
const leastContrast = 1.5;

/** In px: what an engine rounds. */
const tolerance = 1;

/** Finds all text that the pages in a frame do not show. */
export function findLostText(frame: Document): LostText[] {
  return Array.from(frame.querySelectorAll('section'), (sheet, at) => {
    const edge = sheet.getBoundingClientRect();
    const columns = columnsOn(sheet);
    const faint = new Map<HTMLElement, boolean>();
    const lost: LostText[] = [];
    const texts = frame.createNodeIterator(sheet, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element) continue;
      const range = frame.createRange();
      range.selectNodeContents(node);
      const rects = Array.from(range.getClientRects());
      if (!faint.has(element)) faint.set(element, isFaint(element, rects, sheet));
      const isCutOff = !columns?.contains(element) && rects.some((rect) => !isWithin(rect, edge));
      const kind = isCutOff ? 'cutOff' : faint.get(element) && 'faint';
      if (kind) lost.push({ kind, page: at + 1, text, element });
    }
    return lost;
  }).flat();
}

/** The text of a page, where it is in columns: what is too long for them Firefox 140 lays beside the page. */
function columnsOn(sheet: Element): Element | undefined {
  const text = sheet.querySelector('article');
  return text && Number(getComputedStyle(text).columnCount) > 1 ? text : undefined;
}

/** Between the sides of a page; what is too long for it goes on, in Word, on the next one. */
function isWithin({ left, right }: DOMRect, edge: DOMRect): boolean {
  return left >= edge.left - tolerance && right <= edge.right + tolerance;
}

/** Whether text has nearly the colour of its ground. Before a picture or a box that cannot be told. */
function isFaint(element: HTMLElement, rects: readonly DOMRect[], sheet: Element): boolean {
  const ground = groundOf(element, sheet);
  const color = channelsOf(getComputedStyle(element).color);
  if (!ground || contrast(color, ground) >= leastContrast) return false;
  return !Array.from(sheet.querySelectorAll('img, svg, .box')).some((one) => {
    const behind = one.getBoundingClientRect();
    return !one.contains(element) && rects.some((rect) => meet(rect, behind));
  });
}

/** The colour behind an element on its sheet; nothing where it is none or more than one. */
function groundOf(element: Element, sheet: Element): Color | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return;
  const color = channelsOf(backgroundColor);
  if (color[3] !== 0) return color;
  return element === sheet || !element.parentElement
    ? [255, 255, 255, 1]
    : groundOf(element.parentElement, sheet);
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Color = readonly [number, number, number, number];

/** @param color as a browser computes it: `rgb(0, 0, 0)`, `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0 0 / 0.5)` */
function channelsOf(color: string): Color {
  const full = color.startsWith('color(srgb') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red * full, green * full, blue * full, alpha];
}

/** From 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
