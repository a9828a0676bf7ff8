import type { Element, Node } from '@xmldom/xmldom';
import { commentsPath } from './commentsPath';
import { body } from './filledParts';
import type { WordPackage } from './wordPackage';

/** Who writes the check comments: those that `commentTemplate` puts into a template. */
export const checkAuthor = 'Lagerkiste';

/**
 * Takes the check comments out of a package, with their marks in the text, so that a forgotten one
 * reaches nobody. The comments of people stay.
 */
export function removeCheckComments(opened: WordPackage): void {
  const path = commentsPath(opened);
  if (!opened.text(path)?.includes(`"${checkAuthor}"`)) return;
  const comments = opened.xml(path);
  const ofCheck = Array.from(comments.getElementsByTagName('w:comment')).filter(
    (comment) => comment.getAttribute('w:author') === checkAuthor,
  );
  const ids = new Set(ofCheck.map((comment) => comment.getAttribute('w:id')));
  for (const comment of ofCheck) comment.parentNode?.removeChild(comment);
  opened.replace(path, comments);

  const document = opened.xml(body);
  const marks = ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'].flatMap((name) =>
    Array.from(document.getElementsByTagName(name)),
  );
  for (const mark of marks.filter((one) => ids.has(one.getAttribute('w:id')))) remove(mark);
  opened.replace(body, document);
}

// A reference mostly stands in a run of its own, which goes with it.
function remove(mark: Element): void {
  const run = mark.parentNode;
  const gone = run?.nodeName === 'w:r' && isAlone(mark, run) ? run : mark;
  gone.parentNode?.removeChild(gone);
}

// Node by node, as a run may hold thousands of marks.
function isAlone(mark: Element, run: Node): boolean {
  for (let node = run.firstChild; node; node = node.nextSibling) {
    if (node !== mark && node.nodeName !== 'w:rPr') return false;
  }
  return true;
}
