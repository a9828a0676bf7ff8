import type { Diagnostic } from './diagnostic';
import { openPackage } from './package/openPackage';
import { bodyPath } from './package/wordPackage';
import { checkAuthor, removeCheckComments } from './word/checkComments';
import { createUniqueNames } from './word/ids';
import { insertXml } from './word/insert';
import { paragraphsIn, runsOf } from './word/paragraphs';
import { type Element, elementsIn, escapeXml, valOf, wordNamespace } from './xml/tree';

/**
 * Writes diagnostics into a template as Word comments by the author «Lagerkiste». A merged diagnostic gets one comment
 * for each of its places (`each`). A diagnostic about a header, a footer or the whole file gets its comment at the
 * first paragraph of the body. Word allows no comments in headers and footers. Comments of an earlier check are
 * removed.
 *
 * @param bytes the bytes of the .docx file that was checked
 * @param diagnostics the diagnostics that `checkTemplate` reported
 * @returns the bytes of the .docx file with comments
 * @throws TemplateError when `openPackage` refuses the file
 */
export function commentTemplate(bytes: Uint8Array, diagnostics: readonly Diagnostic[]) {
  const opened = openPackage(bytes);
  removeCheckComments(opened);
  let [path] = opened.pathsOf('comments');
  if (path === undefined) {
    path = 'word/comments.xml';
    opened.addPart(
      path,
      `<w:comments xmlns:w="${wordNamespace}"/>`,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml',
    );
    opened.addRelationship(bodyPath, 'comments', path);
  }
  const comments = opened.xml(path);
  const paragraphs = paragraphsIn(opened, bodyPath).filter(
    ({ element }) => element.nodeName === 'w:p',
  );
  const unusedId = createUniqueNames(elementsIn(comments).map((one) => valOf(one, 'w:id')));
  for (const { message, place } of diagnostics.flatMap((one) => one.each ?? [one])) {
    const id = unusedId('1');
    const comment = `<w:comment w:id="${id}" w:author="${checkAuthor}"><w:p><w:r><w:t>${escapeXml(message)}</w:t></w:r></w:p></w:comment>`;
    insertXml(comment, comments);
    const paragraph = paragraphs[place?.paragraph ?? 0];
    if (!paragraph) continue;
    const runs = runsOf({ ...place, paragraph });
    const [first, last] = [runs[0], runs.at(-1)];
    const parentOf = (run: Element | undefined) =>
      (run?.parentNode ?? paragraph.element) as Element;
    const end = `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
    insertXml(`<w:commentRangeStart w:id="${id}"/>`, parentOf(first), first);
    insertXml(end, parentOf(last), last?.nextSibling);
  }
  opened.save(bodyPath);
  opened.save(path);
  return opened.bytes();
}
