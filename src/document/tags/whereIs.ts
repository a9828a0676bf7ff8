import type { Where } from '../diagnostic';
import { body, partName } from '../package/parts';
import type { Paragraph } from '../word/paragraphs';

/** A stretch of a paragraph's text; without offsets, all of it. A tag has a name. */
export type Stretch = { paragraph: Paragraph; start?: number; end?: number; name?: string };

/**
 * The place of a stretch of text: its part, the words around it and, in the body, its paragraph and offsets.
 *
 * @param tag the tag that the place is reported for, without its braces; by default the stretch itself, if it is a tag
 */
export function whereIs(
  { paragraph, start = 0, end = paragraph.text.length, name }: Stretch,
  tag = name,
): Where {
  return {
    ...(tag === undefined ? {} : { tag: tag.trim() }),
    part: partName(paragraph.path),
    words: wordsAround(paragraph, start, end),
    ...(paragraph.path === body ? { place: { paragraph: paragraph.index, start, end } } : {}),
  };
}

/** The text around a stretch, up to 24 characters on each side. */
function wordsAround({ text }: Paragraph, start: number, end: number) {
  const from = Math.max(0, start - 24);
  const to = Math.min(text.length, end + 24);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
