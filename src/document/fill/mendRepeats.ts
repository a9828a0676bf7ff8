import type { Element, Node } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { isUnseen } from '../tags/readTags';
import { uniqueMaker } from '../word/ids';
import { closest, elementsBelow, elementsNamed, rebuilt } from '../word/tree';
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
    const root = filled.xml(path);
    const elements = elementsBelow(root);
    const { gone, isChanged } = mend(elements);
    const marked = elements.filter((one) => one.hasAttribute(mark));
    for (const one of marked) one.removeAttribute(mark);
    if (gone.length + marked.length === 0 && !isChanged) continue;
    rebuilt(root, new Map([...gone, ...emptiedAmong(marked)].map((one) => [one, []])));
    filled.save(path);
  }
}

/**
 * Those of the marked paragraphs that are empty, and rows that hold no other. Word wants a paragraph beside a table and
 * in a cell, and a row in a table.
 */
function emptiedAmong(marked: readonly Element[]) {
  const gone = new Set<Node>();
  const empty = marked.filter(
    (one) => isUnseen(one.textContent ?? '') && !elementsBelow(one).some(isSeen),
  );
  for (const one of empty) {
    const row = closest(one, ['w:tr']);
    const isRow = row && elementsBelow(row, 'w:p').every((other) => empty.includes(other));
    const rows = isRow ? elementsNamed(row.parentNode as Element, 'w:tr') : [];
    if (row && rows.some((other) => other !== row && !gone.has(other))) gone.add(row);
    let before = one.previousSibling;
    while (before && gone.has(before)) before = before.previousSibling;
    if ([before, one.nextSibling].some((node) => node?.nodeName === 'w:p')) gone.add(one);
  }
  return [...gone];
}

function isSeen({ nodeName }: Element) {
  return /^w:(tab|br|sym|drawing|pict|object|sectPr|fldChar|bookmarkStart)$/.test(nodeName);
}
