/**
 * Returns the paragraphs of pages, except the paragraphs of headers and footers. Headers and footers hold page numbers,
 * which change on every page.
 */
export function paragraphsIn(pages: ParentNode): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}

/**
 * Marks new paragraphs for a moment. Scrolls to the first new paragraph unless a new paragraph already begins where a
 * reader looks (`isWhereOneLooks`).
 *
 * @param before the texts of the paragraphs that the preview showed before
 */
export function pointOut(paragraphs: readonly HTMLElement[], before: ReadonlySet<string>) {
  // A paragraph without text is not marked, because an empty paragraph shows the reader nothing new.
  const fresh = paragraphs.filter(
    ({ textContent }) => textContent.trim() && !before.has(textContent),
  );
  const first = fresh.find(isWhereOneLooks) ?? fresh[0];
  for (const paragraph of fresh) mark(paragraph);
  if (first) bringIntoView(first);
}

/**
 * Scrolls the frame of a paragraph until the paragraph begins at a third of the frame's height. Does not scroll when
 * the paragraph already begins where a reader looks (`isWhereOneLooks`). The scrolling is smooth unless the user
 * prefers less motion.
 */
export function bringIntoView(paragraph: HTMLElement) {
  const frame = paragraph.ownerDocument.defaultView;
  if (!frame || isWhereOneLooks(paragraph)) return;
  const { top } = paragraph.getBoundingClientRect();
  const { matches: isCalm } = frame.matchMedia('(prefers-reduced-motion: reduce)');
  frame.scrollBy({ top: top - frame.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Gives a paragraph a coloured background that fades within 1.5 seconds. */
export function mark(paragraph: HTMLElement) {
  const keyframes = [{ offset: 0, backgroundColor: 'var(--mark)' }];
  paragraph.animate(keyframes, { duration: 1500, easing: 'ease-in' });
}

/** Returns true when a paragraph begins between 15 % and 60 % of the height of its frame. */
function isWhereOneLooks(paragraph: HTMLElement) {
  const height = paragraph.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top } = paragraph.getBoundingClientRect();
  return top >= 0.15 * height && top <= 0.6 * height;
}
