/** The paragraphs of pages, without headers and footers, whose numbers change on every page. */
export function paragraphsIn(pages: ParentNode): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}

/**
 * Brings new paragraphs into view, and marks them for a moment.
 *
 * @param before the words of the paragraphs that were shown
 */
export function pointOut(paragraphs: readonly HTMLElement[], before: ReadonlySet<string>) {
  // Nobody sees an empty line that is new.
  const fresh = paragraphs.filter(
    ({ textContent }) => textContent.trim() && !before.has(textContent),
  );
  const first = fresh.find(isWhereOneLooks) ?? fresh[0];
  for (const paragraph of fresh) mark(paragraph);
  if (first) bringIntoView(first);
}

/** Scrolls softly until a paragraph stands at a third of the height of its frame, unless it stands about there. */
export function bringIntoView(paragraph: HTMLElement) {
  const frame = paragraph.ownerDocument.defaultView;
  if (!frame || isWhereOneLooks(paragraph)) return;
  const { top } = paragraph.getBoundingClientRect();
  const { matches: isCalm } = frame.matchMedia('(prefers-reduced-motion: reduce)');
  frame.scrollBy({ top: top - frame.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Marks a paragraph for a moment. */
export function mark(paragraph: HTMLElement) {
  const keyframes = [{ offset: 0, backgroundColor: 'var(--mark)' }];
  paragraph.animate(keyframes, { duration: 1500, easing: 'ease-in' });
}

/** True when a paragraph begins so near to a third of the height of its frame that the frame need not scroll. */
function isWhereOneLooks(paragraph: HTMLElement) {
  const height = paragraph.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top } = paragraph.getBoundingClientRect();
  return top >= 0.15 * height && top <= 0.6 * height;
}
