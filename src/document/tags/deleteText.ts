import type { Paragraph } from '../word/paragraphs';
import type { Edits } from '../word/tree';

/**
 * Takes stretches of its text out of a paragraph; its `text` and `pieces` are those of before.
 *
 * @param stretches in order, none over another
 * @param edits get the elements that hold no text any more
 */
export function deleteText(
  { pieces }: Paragraph,
  stretches: readonly (readonly [start: number, end: number])[],
  edits: Edits,
): void {
  let at = 0;
  let next = 0;
  for (const { text, holder } of pieces) {
    const from = at;
    at += text.length;
    let kept = '';
    let done = from;
    for (; next < stretches.length; next += 1) {
      const [start, end] = stretches[next] ?? [at, at];
      if (start >= at) break;
      kept += text.slice(done - from, Math.max(done, start) - from);
      done = Math.min(at, Math.max(done, end));
      // The rest of it stands in the next piece.
      if (end > at) break;
    }
    kept += text.slice(done - from);
    if (kept === text) continue;
    holder.textContent = kept;
    if (kept === '') edits.set(holder, []);
  }
}
