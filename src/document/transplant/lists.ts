import { insertInOrder } from '../word/insert';
import {
  child,
  copyFor,
  type Element,
  elementsBelow,
  elementsIn,
  elementsNamed,
  remove,
  setVal,
  sharePrefixes,
  valOf,
} from '../xml/tree';

/**
 * Copies all lists of the numbering part `from` to the numbering part `to`. The copied lists get new numbers.
 *
 * @param users elements that use lists of `from`. The `w:numId` elements inside them get the new numbers.
 * @param styles the ids of the styles that use the copied lists. A copied level that names any other style loses its
 *   `w:pStyle`, because a style can belong to one list only.
 */
export function addLists(
  to: Element,
  from: Element,
  users: readonly Element[],
  styles: ReadonlySet<string>,
) {
  const taken = elementsIn(to).flatMap((one) =>
    numberAttributes.map((id) => Number(valOf(one, id)) || 0),
  );
  const shift = Math.max(0, ...taken) + 1;
  const renumber = (element: Element, attribute: string) => {
    const number = valOf(element, attribute);
    if (number) setVal(element, `${Number(number) + shift}`, attribute);
  };
  for (const reference of users.flatMap((one) => elementsBelow(one, 'w:numId'))) {
    // The `w:numId` 0 means no list.
    if (valOf(reference) !== '0') renumber(reference, 'w:val');
  }
  sharePrefixes(from, to);
  for (const one of ['w:abstractNum', 'w:num'].flatMap((name) => elementsNamed(from, name))) {
    const added = insertInOrder(to, copyFor(to, one));
    for (const id of numberAttributes) renumber(added, id);
    for (const element of elementsBelow(added)) {
      const { nodeName } = element;
      if (nodeName === 'w:abstractNumId') renumber(element, 'w:val');
      const isForeignLink = nodeName === 'w:pStyle' && !styles.has(valOf(element));
      if (isForeignLink || removedElements.includes(nodeName)) remove(element);
    }
  }
}

// Elements that are removed from copied lists. If a copied list and another list have the same `w:nsid` and `w:tmpl`,
// Word may take the two lists for one list. `w:lvlPicBulletId` names a picture that is not copied.
const removedElements = ['w:nsid', 'w:tmpl', 'w:lvlPicBulletId'];

const numberAttributes = ['w:abstractNumId', 'w:numId'];

/**
 * Mends the levels of lists that LibreOffice 7.4 wrote. Moves `w:pStyle` to its place in the schema. Replaces the
 * alignments `start` and `end`, which only later editions of the standard allow: `<w:lvlJc w:val="start"/>` becomes
 * `<w:lvlJc w:val="left"/>`.
 */
export function mendLevels(numbering: Element) {
  for (const level of elementsBelow(numbering, 'w:lvl')) {
    const [style, side] = ['w:pStyle', 'w:lvlJc'].map((name) => child(level, name));
    if (style) insertInOrder(level, style);
    if (side) setVal(side, valOf(side).replace('start', 'left').replace('end', 'right'));
  }
}
