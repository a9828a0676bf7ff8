import { changesBetween, wordsOf } from './changes';
import { calibriRules } from './fonts';
import { layOut } from './layOut';
import { inSlices } from './limits';
import { pointOut } from './pointOut';
import type { Content } from './renderPages';
import { renew } from './renew';

export type Showing = {
  /** Ends it. */
  signal?: AbortSignal;
  /** The paragraph that somebody is working on. */
  workedOn?: () => HTMLElement | undefined;
  /** Faint, and its first page alone. */
  isExample?: boolean;
};

/**
 * Shows a document in a frame, page by page, in the place of the one before, and points out what is new.
 *
 * @throws TooLong; the reason of the signal
 */
export async function showPages(
  frame: Document,
  content: Content,
  { signal, workedOn, isExample = false }: Showing,
): Promise<void> {
  const look = `${calibriRules()}${content.styles.fonts}${content.styles.rules}`;
  const sheet = frame.querySelector('style[data-document]') ?? newSheet(frame);
  const isRestyled = sheet.textContent !== look;
  if (isRestyled) sheet.textContent = look;

  const fresh = await inSlices(layOut(content, frame.body), signal);
  fresh.classList.toggle('example', isExample);
  const shown = frame.querySelector('body > .docx-wrapper');
  // An example is no change of a document.
  if (shown?.className !== fresh.className) {
    frame.body.replaceChildren(fresh);
    return;
  }
  const before = wordsOf(paragraphsIn(shown));
  renew(shown, fresh);
  const paragraphs = paragraphsIn(shown);
  // In another look everything is new.
  if (isRestyled) return;
  pointOut(paragraphs, changesBetween(before, wordsOf(paragraphs)), workedOn?.());
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
