import { body, commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { isId } from './ids';
import { elementsBelow, rebuilt } from './tree';

/** The author of the check comments, which `commentTemplate` puts into a template. */
export const checkAuthor = 'Lagerkiste';

/**
 * Removes check comments from a package, so that a forgotten one reaches nobody. Comments with an id that Word cannot
 * read are removed, too. The anchors of these comments in the text go with them; emptied runs and other comments stay.
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
