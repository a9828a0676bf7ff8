import type { Changes } from './changes';

/**
 * Brings a change into view, softly, and marks what is new for a moment. Who wants no motion gets the
 * same without any.
 */
export function pointOut(paragraphs: readonly HTMLElement[], { fresh, first }: Changes): void {
  const marked = fresh.flatMap((place) => paragraphs[place] ?? []);
  const nearest = marked[0] ?? paragraphs[first ?? -1];
  const frame = nearest?.ownerDocument.defaultView;
  // In a dialog that is closed, a frame has no height.
  if (!nearest || !frame || frame.innerHeight === 0) return;
  const isCalm = frame.matchMedia('(prefers-reduced-motion: reduce)').matches;

  if (!(marked.length > 0 ? marked : [nearest]).some((paragraph) => isInView(paragraph, frame))) {
    const { top } = nearest.getBoundingClientRect();
    frame.scrollBy({ top: top - frame.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
  }
  for (const paragraph of marked) {
    paragraph.animate([{ offset: 0, backgroundColor: 'var(--mark)' }], {
      duration: 1500,
      easing: isCalm ? 'steps(1, end)' : 'ease-in',
    });
  }
}

function isInView(paragraph: HTMLElement, frame: Window): boolean {
  const { top, bottom } = paragraph.getBoundingClientRect();
  return top >= 0 && bottom <= frame.innerHeight;
}
