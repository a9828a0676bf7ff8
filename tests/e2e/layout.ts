import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { eventually } from './site';

export async function expectNoSidewaysScrolling(page: Page | FrameLocator) {
  // The expectation is repeated, because scripts react to a new width a moment later.
  const root = page.locator(':root');
  const beyond = () => root.evaluate((one) => one.scrollWidth - one.clientWidth);
  await eventually(beyond).toBe(0);
}

/** Returns the place of an element in its window. Unlike `boundingBox`, the place has all edges and is never null. */
export const boxOf = (element: Locator) =>
  element.evaluate((one): DOMRect => one.getBoundingClientRect().toJSON());

/** Returns the number of rows in which elements stand. */
export async function rowCount(elements: Locator) {
  const tops = await elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  return new Set(tops).size;
}

/** Expects all visible texts to break words at soft hyphens only. */
export async function expectWholeWords(page: Page) {
  await eventually(() => page.evaluate(brokenWords)).toEqual([]);
}

function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]{2,}/gu)) {
      const range = document.createRange();
      // The rectangle of the first letter after a soft hyphen includes the hyphen on the line before.
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => top)).size > 1) words.push(word);
    }
  }
  return words;
}

/** Sets the default size of letters, as a person does in the settings of the browser. The result takes it back. */
export async function setFontSize(page: Page, size: number): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const set = async (standard: number) => {
    await client.send('Page.setFontSizes', { fontSizes: { standard } });
  };
  await set(size);
  return () => set(16);
}

/** Expects controls to be high enough for a finger. Beside the preview, points may be lower: a mouse is exact. */
export async function expectFingers(page: Page) {
  const isForMouse = (page.viewportSize()?.width ?? 0) >= 1100;
  // Checkboxes are left out, because a person presses the label around the checkbox.
  const targets = page.locator('a, button, label, input:not([type=checkbox], [type=radio])');
  const small = await targets.evaluateAll(
    (elements, mouse) =>
      elements
        .filter((element) => element.checkVisibility() && !element.matches('.field label'))
        .filter((element) => {
          const isInList = element.matches('.tick, .own-points > button');
          return element.getBoundingClientRect().height < (mouse && isInList ? 32 : 44);
        })
        .map((element) => element.outerHTML),
    isForMouse,
  );
  expect(small).toEqual([]);
}

/** Expects all form fields to have letters of at least 16 px, because phones zoom in on fields with smaller letters. */
export async function expectFieldsWithoutZoom(page: Page) {
  const fields = 'input:not([type=checkbox], [type=hidden], [type=file]), select, textarea';
  const small = await page.locator(fields).evaluateAll((all) => {
    const sizeOf = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize);
    return all.filter((field) => sizeOf(field) < 16).map(({ outerHTML }) => outerHTML);
  });
  expect(small).toEqual([]);
}

export async function expectNothingMoves(page: Page) {
  const moving = await page.locator('*').evaluateAll((all) =>
    all.flatMap((one) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one);
      const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
      return isStill && scrollBehavior !== 'smooth' ? [] : one.outerHTML.slice(0, 100);
    }),
  );
  expect(moving).toEqual([]);
}

/** Sets the text spacing of WCAG 2.2, success criterion 1.4.12. The returned function removes the spacing. */
export async function setSpacing(page: Page): Promise<() => Promise<unknown>> {
  // The style sheet is constructed by script, because the policy of the page forbids inline styles.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(spacing);
  });
  return () => page.evaluate(() => document.adoptedStyleSheets.pop());
}

export async function expectNothingCut(page: Page) {
  await expectNoSidewaysScrolling(page);
  const cutTexts = await page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      // Texts for screen readers are invisible. Skip links are above the screen until they have the focus.
      if (parent.closest('.visually-hidden, .skip-links, [aria-hidden=true]')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      let frame: HTMLElement | null = parent;
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
      const clip = getComputedStyle(frame ?? document.body);
      const scrolls = ['auto', 'scroll'].includes(clip.overflowX);
      const box = (frame ?? document.documentElement).getBoundingClientRect();
      const isOut = !scrolls && (left < -1 || right > document.documentElement.clientWidth + 1);
      const isCut =
        ['hidden', 'clip'].includes(clip.overflowY) &&
        (top < box.top - 1 || bottom > box.bottom + 1);
      if (isOut || isCut) cut.push(text.textContent.trim().slice(0, 80));
    }
    return cut;
  });
  expect(cutTexts).toEqual([]);
}

/** Returns fields narrower than 80 px, and elements that leave the screen or overlap. Runs in the page. */
export function placingFaults(inside: string): string[] {
  const { scrollWidth } = document.documentElement;
  const faults = scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const isField = (one: Element) => one.matches('input, select, textarea');
  const called = (one: Element) =>
    `${one.tagName} ${one.getAttribute('name') ?? one.textContent?.trim().slice(0, 40)}`;
  // Sticky and fixed elements may cover the elements that scroll below them.
  const layerOf = (one: Element | null): Element | null =>
    !one || ['sticky', 'fixed'].includes(getComputedStyle(one).position)
      ? one
      : layerOf(one.parentElement);
  // A negative margin enlarges the box of a control for a finger. The enlarged area is empty, so it may overlap.
  const boxOf = (one: Element) => {
    const { left, right, width, top, bottom } = one.getBoundingClientRect();
    const beyond = Math.min(0, Number.parseFloat(getComputedStyle(one).marginTop));
    return { left, right, width, top: top - beyond, bottom: bottom + beyond };
  };
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const tags = ':is(input, select, textarea, button, label, legend, summary, p, h2, h3)';
  const all = `${inside} ${tags}:not(iframe *, .visually-hidden, .visually-hidden *)`;
  const shown = [...document.querySelectorAll(all)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ one, box: boxOf(one), layer: layerOf(one) }))
    .filter(({ one, box }) => box.width > 1 && getComputedStyle(one).clipPath === 'none');
  for (const { one, box } of shown) {
    const isNarrow = isField(one) && !one.matches('[type=checkbox], [type=radio], [type=file]');
    if (isNarrow && box.width < 80) faults.push(`${called(one)}: ${Math.round(box.width)} px`);
    const isOut = box.left < 0 || box.right > innerWidth;
    if (isOut && !scrolls(one.parentElement)) faults.push(`${called(one)} leaves the page`);
  }
  const inOrder = shown.sort((a, b) => a.box.top - b.box.top);
  for (const [at, { one, box, layer }] of inOrder.entries()) {
    for (const other of inOrder.slice(at + 1)) {
      if (other.box.top >= box.bottom - 1) break;
      const isApart = other.box.left >= box.right - 1 || other.box.right <= box.left + 1;
      if (isApart || layer !== other.layer) continue;
      if (one.contains(other.one) || other.one.contains(one)) continue;
      faults.push(`${called(one)} over ${called(other.one)}`);
    }
  }
  return faults;
}
