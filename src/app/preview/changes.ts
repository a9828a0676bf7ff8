/**
 * What has changed from the words of some paragraphs to those of others.
 *
 * @returns `fresh`: where words stand that stood nowhere before; `first`: the first place where something stood
 *   that is not there now; -1 where all of it still is
 */
export function changesBetween(before: readonly string[], now: readonly string[]) {
  const known = new Set(before);
  const fresh = now.flatMap((words, place) => (known.has(words) ? [] : [place]));
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
 */
export function pointOut(paragraphs: readonly HTMLElement[], before: readonly string[]) {
  const now = paragraphs.map(({ textContent }) => textContent);
  const { fresh, first } = changesBetween(before, now);
  const marked = fresh
    .flatMap((place) => paragraphs[place] ?? [])
    // On an empty line nobody sees a change.
    .filter(({ textContent }) => textContent.trim());
  bringIntoView(marked.find(isWhereOneLooks) ?? marked[0] ?? paragraphs[first]);
  for (const paragraph of marked) mark(paragraph);
}

/** Softly brings a paragraph to a third of its frame's height, unless it stands about there already. */
export function bringIntoView(paragraph: HTMLElement | undefined) {
  const frame = paragraph?.ownerDocument.defaultView;
  if (!paragraph || !frame || isWhereOneLooks(paragraph)) return;
  const { top } = paragraph.getBoundingClientRect();
  const { matches: isCalm } = frame.matchMedia('(prefers-reduced-motion: reduce)');
  frame.scrollBy({ top: top - frame.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Marks a paragraph for a moment. */
export function mark(paragraph: HTMLElement) {
  const keyframes = [{ offset: 0, backgroundColor: 'var(--mark)' }];
  paragraph.animate(keyframes, { duration: 1500, easing: 'ease-in' });
}

/** Whether a paragraph begins in the part of its frame in which the next one may begin, too. */
function isWhereOneLooks(paragraph: HTMLElement) {
  const height = paragraph.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top } = paragraph.getBoundingClientRect();
  return top >= 0.15 * height && top <= 0.6 * height;
}
