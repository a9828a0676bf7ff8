import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { insertInOrder } from '../word/order';
import {
  child,
  closest,
  copyFor,
  elementsBelow,
  elementsIn,
  elementsNamed,
  remove,
  setVal,
  shareIgnorable,
  valOf,
} from '../word/tree';
import { partOrNew } from './parts';

/**
 * Adds the lists that the model's styles, headers and footers show to those of the template, under
 * numbers of their own.
 *
 * @param model the numbering of the model, its styles with the ids of the result; or nothing
 * @param shown the parts of the model that name lists; their numbers are changed
 * @param cleaned makes a list that is taken over fit to be so
 */
export function takeNumbering(
  template: WordPackage,
  model: Element | undefined,
  shown: readonly Element[],
  cleaned: (list: Element, numberingPath: string) => Element,
): void {
  const lists = model ? elementsNamed(model, 'w:num') : [];
  const names = keepNames(shown, lists);
  if (!model || names.length === 0) return;
  const part = partOrNew(template, 'numbering');
  const shift = highest(part.root) + 1;
  const used = new Set(names.map(valOf));
  for (const name of names) setVal(name, shifted(valOf(name), shift));
  shareIgnorable(model, part.root);
  const taken = listsToTake(model, used).map((one) => {
    const added = cleaned(copyFor(part.root, one), part.path);
    for (const element of [added, ...elementsBelow(added)]) {
      shiftIds(element, shift);
      if (element.nodeName === 'w:lvl') mendLevel(element);
    }
    return added;
  });
  const all = [...elementsIn(part.root), ...taken];
  const root = part.root.cloneNode(false);
  for (const one of all.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    root.appendChild(one.cloneNode(true));
  }
  part.document.replaceChild(root, part.root);
  template.replace(part.path, part.document);
}

// Pictures, definitions, lists, and then what Word adds (ECMA-376, 17.9.16).
function placeOf({ nodeName }: Element): number {
  const place = ['w:numPicBullet', 'w:abstractNum', 'w:num'].indexOf(nodeName);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

// What names a list that is not there names none; 0 takes the numbering away.
function keepNames(shown: readonly Element[], lists: readonly Element[]): Element[] {
  const there = new Set(lists.map((list) => list.getAttribute('w:numId')));
  const names = shown
    .flatMap(elementsBelow)
    .filter((element) => element.nodeName === 'w:numId' && valOf(element) !== '0');
  return names.filter((name) => {
    if (there.has(valOf(name))) return true;
    const numbering = closest(name, ['w:numPr']);
    numbering?.parentNode?.removeChild(numbering);
    return false;
  });
}

function listsToTake(model: Element, used: ReadonlySet<string | null>): Element[] {
  const lists = elementsNamed(model, 'w:num').filter((list) =>
    used.has(list.getAttribute('w:numId')),
  );
  const ids = new Set(lists.map(definitionOf));
  const definitions = elementsNamed(model, 'w:abstractNum').filter((one) =>
    ids.has(one.getAttribute('w:abstractNumId')),
  );
  const bullets = bulletsIn([...definitions, ...lists]);
  const pictures = elementsNamed(model, 'w:numPicBullet').filter((one) =>
    bullets.has(one.getAttribute('w:numPicBulletId')),
  );
  return [...pictures, ...definitions, ...lists];
}

// LibreOffice names the style of a level too early, and its side in the words of a later standard.
function mendLevel(level: Element): void {
  const style = child(level, 'w:pStyle');
  if (style) insertInOrder(level, style);
  const side = child(level, 'w:lvlJc');
  const value = valOf(side);
  if (side && value === 'start') setVal(side, 'left');
  if (side && value === 'end') setVal(side, 'right');
}

const ids = ['w:numPicBulletId', 'w:abstractNumId', 'w:numId'];

function shiftIds(element: Element, shift: number): void {
  for (const name of ids) {
    const value = element.getAttribute(name);
    if (value) element.setAttribute(name, shifted(value, shift));
  }
  if (/^w:(abstractNumId|lvlPicBulletId)$/.test(element.nodeName)) {
    setVal(element, shifted(valOf(element), shift));
  }
  // By these Word tells whether lists of several files are the same.
  if (/^w:(nsid|tmpl)$/.test(element.nodeName)) remove(element);
}

function shifted(value: string | null, shift: number): string {
  return String((Number(value) || 0) + shift);
}

function highest(root: Element): number {
  return elementsBelow(root)
    .flatMap((element) => ids.map((id) => Number(element.getAttribute(id)) || 0))
    .reduce((most, value) => Math.max(most, value), 0);
}

/** The id of the definition that a list (`w:num`) is made by. */
export function definitionOf(list: Element): string | null {
  return valOf(child(list, 'w:abstractNumId'));
}

/** The ids of the pictures that lists have as their signs. */
export function bulletsIn(lists: readonly Element[]): Set<string | null> {
  const named = lists.flatMap(elementsBelow);
  return new Set(named.filter(({ nodeName }) => nodeName === 'w:lvlPicBulletId').map(valOf));
}
