import type { Element } from '@xmldom/xmldom';
import { childOrNew, insertInOrder } from '../word/order';
import { child, elementsIn, newElement, propertiesOf, remove, setVal, w } from '../word/tree';
import { fragment, smallestParagraph } from './fragment';

/** Lets a document begin on a new page, and its pages be counted on from those before. */
export function continuePages(sections: readonly Element[]): void {
  for (const section of sections) {
    const numbers = child(section, 'w:pgNumType');
    numbers?.removeAttributeNS(w, 'start');
    if (numbers?.attributes.length === 0) remove(numbers);
  }
  const [first] = sections;
  if (!first) return;
  const type = child(first, 'w:type') ?? newElement(first, 'w:type');
  setVal(type, 'nextPage');
  insertInOrder(first, type);
}

/** Puts the last section of a document into its last paragraph, as when another one follows. */
export function endSection(content: Element): void {
  const section = elementsIn(content).at(-1);
  if (section?.nodeName !== 'w:sectPr') return;
  const paragraph = paragraphToEnd(content, section);
  remove(section);
  const properties = childOrNew(paragraph, 'w:pPr');
  properties.insertBefore(section, child(properties, 'w:pPrChange') ?? null);
}

// A paragraph after a table, and one that ends a section already, are followed by one of no height.
function paragraphToEnd(content: Element, section: Element): Element {
  const last = elementsIn(content)
    .filter((one) => one !== section && !/(Start|End)$/.test(one.nodeName))
    .at(-1);
  const properties = last?.nodeName === 'w:p' ? propertiesOf(last) : undefined;
  const isOpen = last?.nodeName === 'w:p' && !(properties && child(properties, 'w:sectPr'));
  if (isOpen) return last;
  const { ownerDocument } = content;
  const [added] = ownerDocument ? fragment(smallestParagraph(), ownerDocument) : [];
  if (!added) throw new Error('an element without a document');
  content.insertBefore(added, section);
  return added;
}
