import type { Where } from '../diagnostic';
import { bodyPath, partName } from '../package/parts';
import type { Paragraph } from '../word/paragraphs';

/** A stretch of a paragraph's text, by default the whole text. Only a tag has a `name`. */
export type Stretch = { paragraph: Paragraph; start?: number; end?: number; name?: string };

/**
 * Describes the place of a stretch of text for a diagnostic: the part, the surrounding words and, in the body, also the
 * index of the paragraph and the offsets.
 *
 * @param tag the tag that the diagnostic is about, without braces. The default is the name of the stretch.
 */
export function describePlace(
  { paragraph, start = 0, end = paragraph.text.length, name }: Stretch,
  tag = name,
): Where {
  return {
    ...(tag !== undefined && { tag: tag.trim() }),
    part: partName(paragraph.path),
    words: wordsAround(paragraph, start, end),
    ...(paragraph.path === bodyPath && { place: { paragraph: paragraph.index, start, end } }),
  };
}

/** The first hundred characters of a stretch, with up to 24 characters before and after the stretch. */
function wordsAround({ text }: Paragraph, start: number, end: number) {
  const from = Math.max(0, start - 24);
  const to = Math.min(text.length, end + 24, start + 100);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
