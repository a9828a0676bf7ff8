import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, propertyOf, valOf } from './tree';

/** The lists or their definitions (`w:num`, `w:abstractNum`) by their numbers. */
export function byNumber(numbering: Element, name: string) {
  const all = elementsNamed(numbering, name);
  return new Map(all.map((one) => [one.getAttribute(`${name}Id`) ?? '', one]));
}

/** The number of the definition that a list (`w:num`) is made by. */
export function definitionNamed(list: Element) {
  return valOf(child(list, 'w:abstractNumId')) ?? '';
}

/** The number of the list that a paragraph or style names itself; 0 says that there shall be none. */
export function listNamed(dressed: Element) {
  return valOf(child(propertyOf(dressed, 'w:numPr'), 'w:numId'));
}
