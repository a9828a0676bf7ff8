import type { Element } from '@xmldom/xmldom';
import { insertInOrder } from '../word/order';
import {
  child,
  copyFor,
  elementsBelow,
  elementsIn,
  elementsNamed,
  remove,
  setVal,
  shareNames,
  valOf,
  w,
} from '../word/tree';

/**
 * Adds the lists of one file to the numbering of another, under numbers of their own.
 *
 * @param shown what names lists, by numbers that are changed
 * @param styles the ids of those styles that keep their lists: a style is that of one level alone
 */
export function addLists(
  to: Element,
  from: Element,
  shown: readonly Element[],
  styles: ReadonlySet<string>,
) {
  const taken = elementsIn(to).flatMap((one) => ids.map((id) => Number(one.getAttribute(id)) || 0));
  const shift = Math.max(0, ...taken) + 1;
  const shifted = (number: string) => String((Number(number) || 0) + shift);
  for (const name of shown.flatMap((one) => elementsBelow(one, 'w:numId'))) {
    // 0 says that there shall be none.
    if (valOf(name) !== '0') setVal(name, shifted(valOf(name)));
  }
  shareNames(from, to);
  for (const one of ['w:abstractNum', 'w:num'].flatMap((name) => elementsNamed(from, name))) {
    const added = insertInOrder(to, copyFor(to, one));
    for (const id of ids) {
      const number = added.getAttribute(id);
      if (number) added.setAttributeNS(w, id, shifted(number));
    }
    for (const element of elementsBelow(added)) {
      const { nodeName } = element;
      if (nodeName === 'w:abstractNumId') setVal(element, shifted(valOf(element)));
      const isOthers = nodeName === 'w:pStyle' && !styles.has(valOf(element));
      if (isOthers || ofFile.test(nodeName)) remove(element);
    }
  }
}

// By the first two Word tells whether lists of several files are the same; the third names a picture of one.
const ofFile = /^w:(nsid|tmpl|lvlPicBulletId)$/;

const ids = ['w:abstractNumId', 'w:numId'];

/** Mends lists of LibreOffice 7.4: it names the style of a level too early, and its side in words of a later standard. */
export function mendLevels(numbering: Element) {
  for (const level of elementsBelow(numbering, 'w:lvl')) {
    const [style, side] = ['w:pStyle', 'w:lvlJc'].map((name) => child(level, name));
    if (style) insertInOrder(level, style);
    if (side && valOf(side) === 'start') setVal(side, 'left');
    if (side && valOf(side) === 'end') setVal(side, 'right');
  }
}
