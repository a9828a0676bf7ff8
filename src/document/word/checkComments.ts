import { body, commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { isId } from './ids';
import { elementsBelow, rebuilt } from './tree';

/** Who writes the check comments: those that `commentTemplate` puts into a template. */
export const checkAuthor = 'Lagerkiste';

/**
 * Takes the check comments out of a package, with their marks in the text, so that a forgotten one
 * reaches nobody, and those whose id Word cannot read. The other comments of people stay, and so do empty runs.
 */
export function removeCheckComments(opened: WordPackage) {
  const path = commentsPath(opened);
  if (!opened.has(path)) return;
  const ids = new Set<string | null>();
  const gone = elementsBelow(opened.xml(path), 'w:comment').filter((comment) => {
    const id = comment.getAttribute('w:id');
    const isGone = comment.getAttribute('w:author') === checkAuthor || !isId(id);
    if (isGone) ids.add(id);
    return isGone;
  });
  if (gone.length === 0) return;
  const marks = elementsBelow(opened.xml(body)).filter(
    (one) => one.nodeName.startsWith('w:comment') && ids.has(one.getAttribute('w:id')),
  );
  const edits = new Map([...gone, ...marks].map((one) => [one, []]));
  for (const changed of [path, body]) {
    rebuilt(opened.xml(changed), edits);
    opened.save(changed);
  }
}
