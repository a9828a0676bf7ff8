import type { Element } from '@xmldom/xmldom';
import { body, commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { elementsBelow, rebuilt } from '../xml/tree';
import { isId } from './ids';

/** The author of the check comments, which `commentTemplate` puts into a template. */
export const checkAuthor = 'Lagerkiste';

/**
 * Removes check comments from a package, so that a forgotten one reaches nobody. Comments with an id that Word cannot
 * read are removed, too. The anchors of these comments in the text go with them; emptied runs and other comments stay.
 */
export function removeCheckComments(opened: WordPackage) {
  const path = commentsPath(opened);
  if (!opened.has(path)) return;
  const idOf = (element: Element) => element.getAttribute('w:id');
  const gone = elementsBelow(opened.xml(path), 'w:comment').filter(
    (one) => one.getAttribute('w:author') === checkAuthor || !isId(idOf(one)),
  );
  if (gone.length === 0) return;
  const ids = new Set(gone.map(idOf));
  for (const changed of [path, body]) {
    const anchors = elementsBelow(opened.xml(changed)).filter(
      (one) => one.nodeName.startsWith('w:comment') && ids.has(idOf(one)),
    );
    rebuilt(opened.xml(changed), new Map(anchors.map((one) => [one, []])));
    opened.save(changed);
  }
}
