/**
 * What has changed from the words of some paragraphs to those of others.
 *
 * @returns `fresh`: where paragraphs stand that were not there before; `first`: the first place where something stood
 *   that is not there now; -1 where all of it still is
 */
export function changesBetween(before: readonly string[], now: readonly string[]) {
  const left = new Map<string, number>();
  for (const words of before) left.set(words, (left.get(words) ?? 0) + 1);
  const fresh = now.flatMap((words, place) => {
    const count = left.get(words) ?? 0;
    left.set(words, count - 1);
    return count > 0 ? [] : [place];
  });
  const first = before.findIndex((words, place) => words !== now[place]);
  return { fresh, first: Math.min(first, now.length - 1) };
}

/** What pages say, without headers and footers: a number in them changes on every page. */
export function paragraphsIn(pages: ParentNode): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}

/**
 * Brings a change into view and marks what is new for a moment.
 *
 * @param before the words of the paragraphs that were shown
 * @param own the paragraph that somebody is working on
 */
export function pointOut(
  paragraphs: readonly HTMLElement[],
  before: readonly string[],
  own: HTMLElement | undefined,
) {
  const now = paragraphs.map(({ textContent }) => textContent);
  const { fresh, first } = changesBetween(before, now);
  const marked = fresh
    .flatMap((place) => paragraphs[place] ?? [])
    // On an empty line nobody sees a change.
    .filter(({ textContent }) => textContent.trim());
  const left = paragraphs[first];
  const workedOn = marked.find((one) => one === own);
  bringIntoView(workedOn ?? marked.find(isWhereOneLooks) ?? marked[0] ?? left);
  for (const paragraph of marked) mark(paragraph);
}

/** Softly brings a paragraph to a third of its frame's height, unless it stands about there already. */
export function bringIntoView(paragraph: HTMLElement | undefined) {
  const frame = paragraph?.ownerDocument.defaultView;
  if (!paragraph || !frame || isWhereOneLooks(paragraph)) return;
  const { top } = paragraph.getBoundingClientRect();
  frame.scrollBy({
    top: top - frame.innerHeight / 3,
    behavior: isCalm(frame) ? 'instant' : 'smooth',
  });
}

/** Marks a paragraph for a moment; for who wants no motion, without fading. */
export function mark(paragraph: HTMLElement) {
  const frame = paragraph.ownerDocument.defaultView;
  paragraph.animate([{ offset: 0, backgroundColor: 'var(--mark)' }], {
    duration: 1500,
    easing: frame && isCalm(frame) ? 'steps(1, end)' : 'ease-in',
  });
}

/** Whether a paragraph begins in the part of its frame in which the next one may begin, too. */
function isWhereOneLooks(paragraph: HTMLElement) {
  const height = paragraph.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top } = paragraph.getBoundingClientRect();
  return top >= 0.15 * height && top <= 0.6 * height;
}

function isCalm(frame: Window) {
  return frame.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
