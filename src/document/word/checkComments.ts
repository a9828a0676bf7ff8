import { body, commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { elementsBelow, rebuilt } from './tree';

/** Who writes the check comments: those that `commentTemplate` puts into a template. */
export const checkAuthor = 'Lagerkiste';

/**
 * Takes the check comments out of a package, with their marks in the text, so that a forgotten one
 * reaches nobody. The comments of people stay, and so do empty runs.
 */
export function removeCheckComments(opened: WordPackage) {
  const path = commentsPath(opened);
  if (!opened.text(path).includes(checkAuthor)) return;
  const ofCheck = elementsBelow(opened.xml(path), 'w:comment').filter(
    (comment) => comment.getAttribute('w:author') === checkAuthor,
  );
  const ids = new Set(ofCheck.map((comment) => comment.getAttribute('w:id')));
  const marks = elementsBelow(opened.xml(body)).filter(
    (one) => one.nodeName.startsWith('w:comment') && ids.has(one.getAttribute('w:id')),
  );
  const edits = new Map([...ofCheck, ...marks].map((one) => [one, []]));
  for (const changed of [path, body]) {
    rebuilt(opened.xml(changed), edits);
    opened.save(changed);
  }
}
