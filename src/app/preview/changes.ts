/**
 * Compares the words of paragraphs.
 *
 * @returns `fresh`: the indices of new words; `first`: the first index at which the words before have gone, -1 when
 *   none have
 */
export function changesBetween(before: readonly string[], now: readonly string[]) {
  const known = new Set(before);
  const fresh = now.flatMap((words, place) => (known.has(words) ? [] : [place]));
  const first = before.findIndex((words, place) => words !== now[place]);
  return { fresh, first: Math.min(first, now.length - 1) };
}

/** The paragraphs of pages, without headers and footers, whose numbers change on every page. */
export function paragraphsIn(pages: ParentNode): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}

/**
 * Brings a change into view, and marks new paragraphs for a moment.
 *
 * @param before the words of the paragraphs that were shown
 */
export function pointOut(paragraphs: readonly HTMLElement[], before: readonly string[]) {
  const now = paragraphs.map(({ textContent }) => textContent);
  const { fresh, first } = changesBetween(before, now);
  const shown = fresh
    .flatMap((place) => paragraphs[place] ?? [])
    // Nobody sees an empty line that is new.
    .filter(({ textContent }) => textContent.trim());
  bringIntoView(shown.find(isWhereOneLooks) ?? shown[0] ?? paragraphs[first]);
  for (const paragraph of shown) highlight(paragraph);
}

/** Scrolls softly until a paragraph stands at a third of the height of its frame, unless it stands about there. */
export function bringIntoView(paragraph: HTMLElement | undefined) {
  const frame = paragraph?.ownerDocument.defaultView;
  if (!paragraph || !frame || isWhereOneLooks(paragraph)) return;
  const { top } = paragraph.getBoundingClientRect();
  const { matches: isCalm } = frame.matchMedia('(prefers-reduced-motion: reduce)');
  frame.scrollBy({ top: top - frame.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Marks a paragraph for a moment. */
export function highlight(paragraph: HTMLElement) {
  const keyframes = [{ offset: 0, backgroundColor: 'var(--mark)' }];
  paragraph.animate(keyframes, { duration: 1500, easing: 'ease-in' });
}

/** True when a paragraph begins so near to a third of the height of its frame that the frame need not scroll. */
function isWhereOneLooks(paragraph: HTMLElement) {
  const height = paragraph.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top } = paragraph.getBoundingClientRect();
  return top >= 0.15 * height && top <= 0.6 * height;
}
