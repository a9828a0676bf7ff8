import type { Paragraph } from './readParagraphs';

/** Takes stretches of its text out of a paragraph; its `text` and `pieces` are those of before. */
export function deleteText(
  { pieces }: Paragraph,
  stretches: readonly (readonly [start: number, end: number])[],
): void {
  let at = 0;
  for (const { text, holder } of pieces) {
    const from = at;
    at += text.length;
    const kept = stretches.reduceRight(
      (rest, [start, end]) =>
        rest.slice(0, Math.max(0, start - from)) + rest.slice(Math.max(0, end - from)),
      text,
    );
    if (kept === text) continue;
    holder.textContent = kept;
    if (kept === '') holder.parentNode?.removeChild(holder);
  }
}
