import { changesBetween, wordsOf } from './changes';
import { pointOut } from './pointOut';
import type { Pages } from './renderPages';
import { renew } from './renew';

/** Shows pages in a frame, in the place of those before, and points out what is new in them. */
export function showPages(frame: Document, { styles, element }: Pages): void {
  const look = `${styles.fonts}${styles.rules}`;
  const sheet = frame.querySelector('style[data-document]') ?? newSheet(frame);
  const isRestyled = sheet.textContent !== look;
  if (isRestyled) sheet.textContent = look;

  const fresh = frame.importNode(element, true);
  const shown = frame.body.firstElementChild;
  if (!shown) {
    frame.body.append(fresh);
    return;
  }
  const before = wordsOf(paragraphsIn(shown));
  renew(shown, fresh);
  const paragraphs = paragraphsIn(shown);
  // In another look everything is new.
  if (!isRestyled) pointOut(paragraphs, changesBetween(before, wordsOf(paragraphs)));
}

function newSheet(frame: Document): HTMLStyleElement {
  const sheet = frame.createElement('style');
  sheet.dataset.document = '';
  frame.head.append(sheet);
  return sheet;
}

function paragraphsIn(pages: Element): HTMLElement[] {
  return Array.from(pages.querySelectorAll('p'));
}
