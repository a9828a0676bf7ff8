import type { Element, Node } from '@xmldom/xmldom';
import { rootOf, save } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { isUnseen } from '../tags/readTags';
import { uniqueMaker } from '../word/ids';
import { elementsBelow, rebuilt } from '../word/tree';
import { mark } from './markEmptied';

/**
 * Mends what a loop repeats though Word wants it once in a document: the ids and names of bookmarks, the ids of
 * drawings, shapes, content controls, paragraphs and tracked changes come out unique; a comment stays on its first
 * turn; Word's own hints of old page breaks go, and so do the paragraphs that filling has emptied. What stands once stays
 * as it is.
 *
 * @param paths the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]) {
  const mend = uniqueMaker();
  for (const path of paths) {
    const root = rootOf(filled, path);
    const elements = elementsBelow(root);
    const { gone, isChanged } = mend(elements);
    const marked = elements.filter((one) => one.hasAttribute(mark));
    for (const one of marked) one.removeAttribute(mark);
    if (gone.length + marked.length === 0 && !isChanged) continue;
    rebuilt(root, new Map([...gone, ...emptiedAmong(marked)].map((one) => [one, []])));
    save(filled, path);
  }
}

/** Those of the marked paragraphs that are empty. Word wants a paragraph beside a table and in a cell. */
function emptiedAmong(marked: readonly Element[]) {
  const gone = new Set<Node>();
  for (const one of marked) {
    let before = one.previousSibling;
    while (before && gone.has(before)) before = before.previousSibling;
    const isFree = [before, one.nextSibling].some((node) => node?.nodeName === 'w:p');
    const isEmpty = isUnseen(one.textContent ?? '') && !elementsBelow(one).some(isSeen);
    if (isEmpty && isFree) gone.add(one);
  }
  return [...gone];
}

function isSeen({ nodeName }: Element) {
  return /^w:(tab|br|sym|drawing|pict|object|sectPr|fldChar|bookmarkStart)$/.test(nodeName);
}
