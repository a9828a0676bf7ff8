import type { Element } from '@xmldom/xmldom';
import { body, contentOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { isUnseen } from '../tags/readTags';
import { child, elementsIn, holds, propertyOf, remove, shapes, valOf } from '../xml/tree';

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
