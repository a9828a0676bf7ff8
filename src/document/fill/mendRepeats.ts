import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { uniqueMaker } from '../word/ids';
import { elementsBelow, rebuilt } from '../xml/tree';

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
