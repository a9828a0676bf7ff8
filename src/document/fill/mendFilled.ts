import type { Element } from '@xmldom/xmldom';
import { body, contentOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { isUnseen } from '../tags/readTags';
import { uniqueMaker } from '../word/ids';
import {
  child,
  elementsBelow,
  elementsIn,
  holds,
  propertyOf,
  rebuilt,
  remove,
  shapes,
  valOf,
} from '../xml/tree';

/**
 * Mends what a loop repeats although it may stand once in a document. The ids of drawings, shapes, content controls and
 * tracked changes become unique. A bookmark, protected range or comment stays in the first turn only.
 *
 * @param paths the names of the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]) {
  const mend = uniqueMaker();
  const notes = new Set(paths.flatMap((path) => elementsBelow(filled.xml(path)).flatMap(noteKeys)));
  for (const path of paths) {
    const root = filled.xml(path);
    const elements = elementsBelow(root);
    const gone = mend(elements);
    for (const one of elements) if (isOrphaned(one, notes)) gone.push(one);
    rebuilt(root, new Map(gone.map((one) => [one, []])));
    filled.save(path);
  }
}

/** The keys of a footnote or endnote: its kind, and its kind with its id. */
function noteKeys(element: Element) {
  const { nodeName } = element;
  if (!/^w:(foot|end)note$/.test(nodeName)) return [];
  return [nodeName, `${nodeName} ${element.getAttribute('w:id')}`];
}

/** True for a reference to a note that is gone, because a condition reaches from one note into another. */
function isOrphaned(element: Element, notes: ReadonlySet<string>) {
  const [, kind] = /^(w:(?:foot|end)note)Reference$/.exec(element.nodeName) ?? [];
  return kind && notes.has(kind) && !notes.has(`${kind} ${element.getAttribute('w:id')}`);
}

/**
 * Removes the last section when it begins a page and nothing is printed in it, as when nobody ticked the option of a
 * sheet at the end. The section before it becomes the last.
 *
 * `<w:p><w:pPr><w:sectPr A/></w:pPr></w:p><w:sectPr B/>` becomes `<w:p><w:pPr/></w:p><w:sectPr A/>`
 */
export function dropEmptySheet(filled: WordPackage) {
  const content = contentOf(filled);
  const [section, ...before] = elementsIn(content).reverse();
  // A continuous section at the end balances the columns of the section before it: it stays.
  const begins = section && valOf(child(section, 'w:type')) !== 'continuous';
  const end = before.find((one) => !isEmpty(one));
  const ofEnd = end && propertyOf(end, 'w:sectPr');
  if (!begins || !ofEnd) return;
  for (const one of [section, ...before.slice(0, before.indexOf(end))]) remove(one);
  content.appendChild(ofEnd);
  filled.save(body);
}

function isEmpty(element: Element) {
  return (
    element.nodeName === 'w:p' &&
    !propertyOf(element, 'w:sectPr') &&
    isUnseen(element.textContent ?? '') &&
    !holds(element, shapes)
  );
}
