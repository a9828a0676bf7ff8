import type { Element } from '@xmldom/xmldom';
import { elementsBelow, elementsIn, newElement } from './tree';

/** The sections of a body, in order; a body without one gets it. */
export function sectionsOf(content: Element) {
  const last = elementsIn(content).at(-1);
  if (last?.nodeName !== 'w:sectPr') content.appendChild(newElement(content, 'w:sectPr'));
  return elementsBelow(content, 'w:sectPr').filter(
    ({ parentNode }) => parentNode === content || parentNode?.nodeName === 'w:pPr',
  );
}
