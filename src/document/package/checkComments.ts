import { type Element, XMLSerializer } from '@xmldom/xmldom';
import type PizZip from 'pizzip';
import { parseXml } from './parseXml';

/** Who writes the comments that a check puts into a template. */
export const commentAuthor = 'Lagerkiste';

/** Where the comments of a package stand: Word names the part as it likes. */
export function commentsPath(zip: PizZip): string {
  const relationships = zip.file('word/_rels/document.xml.rels')?.asText() ?? '';
  const comments = /<Relationship\b[^>]*relationships\/comments"[^>]*>/.exec(relationships)?.[0];
  const target = /Target="([^"]*)"/.exec(comments ?? '')?.[1] ?? 'comments.xml';
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}

/**
 * Takes out the comments that a check has put in, with their marks in the text, so that a forgotten
 * one reaches nobody. The comments of people stay.
 */
export function removeOwnComments(zip: PizZip): void {
  const path = commentsPath(zip);
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

// A reference mostly stands in a run of its own, which goes with it.
function remove(mark: Element): void {
  const run = mark.parentNode;
  const isAlone =
    run?.nodeName === 'w:r' &&
    Array.from(run.childNodes).every((node) => node === mark || node.nodeName === 'w:rPr');
  const gone = isAlone ? run : mark;
  gone.parentNode?.removeChild(gone);
}
