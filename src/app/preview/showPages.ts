import { changesBetween, wordsOf } from './changes';
import { calibriRules } from './fonts';
import { layOut } from './layOut';
import { pointOut } from './pointOut';
import type { Content } from './renderPages';
import { renew } from './renew';

/**
 * Shows a document in a frame, page by page, in the place of the one before, and points out what is new.
 *
 * @param workedOn the paragraph that somebody is working on
 */
export function showPages(
  frame: Document,
  content: Content,
  workedOn: () => HTMLElement | undefined,
): void {
  const look = `${calibriRules()}${content.styles.fonts}${content.styles.rules}`;
  const sheet = frame.querySelector('style[data-document]') ?? newSheet(frame);
  const isRestyled = sheet.textContent !== look;
  if (isRestyled) sheet.textContent = look;

  const shown = frame.body.firstElementChild;
  const fresh = layOut(content, frame.body);
  if (!shown) {
    frame.body.append(fresh);
    return;
  }
  const before = wordsOf(paragraphsIn(shown));
  renew(shown, fresh);
  const paragraphs = paragraphsIn(shown);
  // In another look everything is new.
  if (isRestyled) return;
  pointOut(paragraphs, changesBetween(before, wordsOf(paragraphs)), workedOn());
}

function newSheet(frame: Document): HTMLStyleElement {
  const sheet = frame.createElement('style');
  sheet.dataset.document = '';
  frame.head.append(sheet);
  return sheet;
}

/** Without headers and footers: a number in them changes on every page. */
function paragraphsIn(pages: Element): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}
