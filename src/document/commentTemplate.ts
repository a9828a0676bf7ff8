import type { Document, Element } from '@xmldom/xmldom';
import { openPackage } from './package/openPackage';
import { parseXml } from './package/parseXml';
import { addPart, addRelationship, body, commentsPath, targetOfType } from './package/parts';
import type { TemplateProblem } from './templateProblem';
import { checkAuthor, removeCheckComments } from './word/checkComments';
import { type Paragraph, paragraphsIn, runsBetween } from './word/paragraphs';

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/**
 * The same template with a Word comment at each problem, by the author «Lagerkiste»; what was said once
 * for many places is written at each of them. What stands outside the body, where Word allows no comment,
 * hangs on the body's first paragraph.
 *
 * @param bytes a readable .docx file, as it was checked
 * @param problems what `checkTemplate` said of it
 * @returns the bytes of the commented .docx file
 * @throws TemplateError when the bytes are no whole Word file
 */
export function commentTemplate(
  bytes: Uint8Array,
  problems: readonly TemplateProblem[],
): Uint8Array {
  const opened = openPackage(bytes);
  removeCheckComments(opened);
  const path = commentsPath(opened);
  const document = opened.xml(body);
  const comments = opened.has(path) ? opened.xml(path) : parseXml(`<w:comments xmlns:w="${w}"/>`);
  const [content] = Array.from(document.getElementsByTagName('w:body'));
  if (content && document.getElementsByTagName('w:p').length === 0) {
    content.insertBefore(element(document, 'w:p', {}), content.firstChild);
  }
  const paragraphs = paragraphsIn(document, body, new Set());
  let id = highestId(comments);
  for (const problem of problems.flatMap((one) => one.each ?? [one])) {
    id += 1;
    comments.documentElement?.appendChild(commentOf(comments, `${id}`, problem.message));
    mark(document, `${id}`, paragraphs, problem);
  }
  opened.replace(body, document);
  addPart(opened, path, comments, commentsType);
  if (!targetOfType(opened, body, 'comments')) addRelationship(opened, body, 'comments', path);
  return opened.bytes();
}

function highestId(comments: Document): number {
  const ids = Array.from(comments.getElementsByTagName('w:comment'), (comment) =>
    Number(comment.getAttribute('w:id')),
  );
  return ids.reduce((highest, id) => Math.max(highest, id), -1);
}

function commentOf(comments: Document, id: string, message: string): Element {
  const comment = element(comments, 'w:comment', { 'w:id': id, 'w:author': checkAuthor });
  const text = element(comments, 'w:t', {});
  // A brace in a comment would be a tag itself.
  text.appendChild(comments.createTextNode(message.replaceAll('{', '‹').replaceAll('}', '›')));
  comment
    .appendChild(element(comments, 'w:p', {}))
    .appendChild(element(comments, 'w:r', {}))
    .appendChild(text);
  return comment;
}

function mark(
  document: Document,
  id: string,
  paragraphs: readonly Paragraph[],
  { place }: TemplateProblem,
): void {
  const paragraph = paragraphs[place?.paragraph ?? 0];
  if (!paragraph) return;
  const runs = place ? runsBetween(paragraph, place.start, place.end) : [];
  const all = runs.length > 0 ? runs : paragraph.pieces.map(({ run }) => run);
  const reference = element(document, 'w:r', {});
  reference.appendChild(element(document, 'w:commentReference', { 'w:id': id }));
  const first = all[0];
  const last = all.at(-1);
  if (first && last) {
    first.parentNode?.insertBefore(element(document, 'w:commentRangeStart', { 'w:id': id }), first);
    last.parentNode?.insertBefore(reference, last.nextSibling);
    last.parentNode?.insertBefore(
      element(document, 'w:commentRangeEnd', { 'w:id': id }),
      reference,
    );
  } else {
    paragraph.element.appendChild(reference);
  }
}

function element(document: Document, name: string, attributes: Record<string, string>): Element {
  const created = document.createElementNS(w, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttributeNS(w, key, value);
  return created;
}
