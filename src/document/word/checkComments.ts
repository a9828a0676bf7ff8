import type { Document, Node } from '@xmldom/xmldom';
import { body, commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { rebuilt } from './tree';

/** Who writes the check comments: those that `commentTemplate` puts into a template. */
export const checkAuthor = 'Lagerkiste';

/**
 * Takes the check comments out of a package, with their marks in the text, so that a forgotten one
 * reaches nobody. The comments of people stay.
 */
export function removeCheckComments(opened: WordPackage) {
  const path = commentsPath(opened);
  if (!opened.text(path)?.includes(checkAuthor)) return;
  const comments = opened.xml(path);
  const ofCheck = Array.from(comments.getElementsByTagName('w:comment')).filter(
    (comment) => comment.getAttribute('w:author') === checkAuthor,
  );
  const ids = new Set(ofCheck.map((comment) => comment.getAttribute('w:id')));
  takeOut(comments, ofCheck);
  opened.replace(path, comments);

  const document = opened.xml(body);
  const marks = ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'].flatMap((name) =>
    Array.from(document.getElementsByTagName(name)),
  );
  const ofIds = marks.filter((one) => ids.has(one.getAttribute('w:id')));
  takeOut(document, [...ofIds, ...runsOfNothingElse(ofIds)]);
  opened.replace(body, document);
}

function takeOut({ documentElement }: Document, nodes: readonly Node[]) {
  if (documentElement) rebuilt(documentElement, new Map(nodes.map((node) => [node, []])));
}

// A reference mostly stands in a run of its own, which goes with it.
function runsOfNothingElse(marks: readonly Node[]): Node[] {
  const gone = new Set(marks);
  const runs = new Set(marks.flatMap(({ parentNode }) => parentNode ?? []));
  return [...runs].filter(
    (run) =>
      run.nodeName === 'w:r' &&
      Array.from(run.childNodes).every((one) => gone.has(one) || one.nodeName === 'w:rPr'),
  );
}
