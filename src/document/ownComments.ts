import { type Element, XMLSerializer } from '@xmldom/xmldom';
import type PizZip from 'pizzip';
import { parseXml } from './parseXml';

/** Who writes the comments that a check puts into a template. */
export const commentAuthor = 'Lagerkiste';

const path = 'word/comments.xml';

/**
 * Takes out the comments that a check has put in, with their marks in the text, so that a forgotten
 * one reaches nobody. The comments of people stay.
 */
export function removeOwnComments(zip: PizZip): void {
  const xml = zip.file(path)?.asText();
  if (!xml?.includes(`"${commentAuthor}"`)) return;
  const comments = parseXml(xml);
  const own = Array.from(comments.getElementsByTagName('w:comment')).filter(
    (comment) => comment.getAttribute('w:author') === commentAuthor,
  );
  const ids = new Set(own.map((comment) => comment.getAttribute('w:id')));
  for (const comment of own) comment.parentNode?.removeChild(comment);
  zip.file(path, new XMLSerializer().serializeToString(comments));

  const document = parseXml(zip.file('word/document.xml')?.asText() ?? '');
  const marks = ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'].flatMap((name) =>
    Array.from(document.getElementsByTagName(name)),
  );
  for (const mark of marks.filter((one) => ids.has(one.getAttribute('w:id')))) remove(mark);
  zip.file('word/document.xml', new XMLSerializer().serializeToString(document));
}

// A reference stands in a run of its own, which goes with it.
function remove(mark: Element): void {
  const isReference = mark.nodeName === 'w:commentReference';
  const gone = isReference && mark.parentNode?.nodeName === 'w:r' ? mark.parentNode : mark;
  gone.parentNode?.removeChild(gone);
}
