import { deleteText } from '../tags/deleteText';
import { isControlLine, readTags, type Tag } from '../tags/readTags';
import type { Paragraph } from '../word/paragraphs';
import type { Edits } from '../word/tree';

/**
 * Takes out of a paragraph what stands in the way of its control tags and cannot be seen in Word: spaces
 * around the sign and the name (`{ / items }`), and all that stands beside a control tag that is alone in
 * its paragraph, which docxtemplater would keep as an empty one.
 *
 * @param edits as `deleteText` has them
 * @returns whether there was anything
 */
export function mendTags(paragraph: Paragraph, edits: Edits): boolean {
  const tags = readTags(paragraph).filter(({ isMeant }) => !isMeant);
  const stretches = tags.flatMap((tag) => [
    ...(isControlLine(tag) ? [[0, tag.start] as const] : []),
    ...(tag.sign === '' ? [] : spacesIn(tag)),
    ...(isControlLine(tag) ? [[tag.end, paragraph.text.length] as const] : []),
  ]);
  const filled = stretches.filter(([start, end]) => start < end);
  if (filled.length > 0) deleteText(paragraph, filled, edits);
  return filled.length > 0;
}

function spacesIn({ inner, sign, repeats, name, start, end }: Tag): (readonly [number, number])[] {
  const before = repeats ? `-${repeats} ` : sign;
  const signAt = start + 1 + inner.length - inner.trimStart().length;
  const nameEnd = end - 1 - (inner.length - inner.trimEnd().length);
  return [
    [start + 1, signAt],
    [signAt + before.length, nameEnd - name.length],
    [nameEnd, end - 1],
  ];
}
