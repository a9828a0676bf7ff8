import { bodyPath, type WordPackage } from '../package/wordPackage';
import { type Element, elementsBelow, remove, valOf } from '../xml/tree';

/** The author of check comments. Check comments are the comments that `commentTemplate` writes into a template. */
export const checkAuthor = 'Lagerkiste';

/** True when an id is a whole number between -2³¹ and 2³¹. Word reads no other ids. */
function isId(id: string) {
  return /^-?\d{1,10}$/.test(id) && Math.abs(Number(id)) < 2 ** 31;
}

/**
 * Removes check comments and their anchors from a package. Nobody should receive a document with check comments.
 * Removes comments whose ids Word cannot read, too. Empty runs may remain.
 */
export function removeCheckComments(opened: WordPackage) {
  const [path] = opened.pathsOf('comments');
  if (path === undefined) return;
  const idOf = (element: Element) => valOf(element, 'w:id');
  const removed = elementsBelow(opened.xml(path), 'w:comment').filter(
    (one) => valOf(one, 'w:author') === checkAuthor || !isId(idOf(one)),
  );
  if (removed.length === 0) return;
  const ids = new Set(removed.map(idOf));
  for (const changed of [path, bodyPath]) {
    for (const one of elementsBelow(opened.xml(changed))) {
      if (one.nodeName.startsWith('w:comment') && ids.has(idOf(one))) remove(one);
    }
    opened.save(changed);
  }
}
