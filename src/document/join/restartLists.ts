import type { Element } from '@xmldom/xmldom';
import { type List, readLists } from '../word/lists';
import { childOrNew, insertInOrder } from '../word/order';
import { child, elementsNamed, newElement, remove, setVal, w } from '../word/tree';

/**
 * Lets the numbered lists of each document begin anew: those of one file that are made by one definition
 * count on from each other (ECMA-376, 17.9.15). Lists without numbers stay as they are.
 *
 * @param numbering the lists that all documents share; it is changed
 * @param styles the styles that all documents share
 * @returns for the paragraphs of each document, in order
 */
export function listRestarter(numbering: Element, styles: Element) {
  const { listOf, startsOf, definitionOf } = readLists(numbering, styles);
  const counted = new Set<Element>();
  return (paragraphs: readonly Element[]): void => {
    const own = new Set<Element>();
    const restarted = new Map<string, string>();
    for (const paragraph of paragraphs) {
      const list = listOf(paragraph);
      const definition = list && definitionOf(list.id);
      const starts = list && definition ? startsOf(list.id) : [];
      if (!list || !definition || starts.length === 0) continue;
      own.add(definition);
      if (!counted.has(definition)) continue;
      const id = restarted.get(list.id) ?? addRestart(numbering, list.id, starts);
      restarted.set(list.id, id);
      nameList(paragraph, { ...list, id });
    }
    for (const definition of own) counted.add(definition);
  };
}

/** Adds a list that is another one begun anew, and gives its number. */
function addRestart(numbering: Element, id: string, starts: readonly string[]): string {
  const lists = elementsNamed(numbering, 'w:num');
  const original = lists.find((one) => one.getAttribute('w:numId') === id);
  const highest = Math.max(...lists.map((one) => Number(one.getAttribute('w:numId')) || 0));
  const added = original?.cloneNode(true) as Element;
  for (const { name } of Array.from(added.attributes)) {
    // Word's own id of a list, which another one cannot have.
    if (name.endsWith(':durableId')) added.removeAttribute(name);
  }
  added.setAttributeNS(w, 'w:numId', String(highest + 1));
  for (const [level, start] of starts.entries()) restartLevel(added, String(level), start);
  numbering.insertBefore(added, lists.at(-1)?.nextSibling ?? null);
  return String(highest + 1);
}

function restartLevel(list: Element, level: string, start: string): void {
  const overrides = elementsNamed(list, 'w:lvlOverride');
  const own = overrides.find((one) => one.getAttribute('w:ilvl') === level);
  const override = own ?? (list.appendChild(newElement(list, 'w:lvlOverride')) as Element);
  override.setAttributeNS(w, 'w:ilvl', level);
  if (child(override, 'w:startOverride')) return;
  const first = newElement(override, 'w:startOverride');
  setVal(first, start);
  override.insertBefore(first, override.firstChild);
}

function nameList(paragraph: Element, { id, level, indent }: List): void {
  const properties = childOrNew(paragraph, 'w:pPr');
  const list = child(properties, 'w:numPr') ?? newElement(properties, 'w:numPr');
  for (const one of ['w:ilvl', 'w:numId'].flatMap((name) => elementsNamed(list, name))) {
    remove(one);
  }
  const names = { 'w:numId': id, 'w:ilvl': level };
  for (const [name, value] of Object.entries(names)) {
    const element = newElement(list, name);
    setVal(element, value);
    list.insertBefore(element, list.firstChild);
  }
  insertInOrder(properties, list);
  // What a paragraph says of its list goes before the indent of its style.
  if (indent && !child(properties, 'w:ind')) {
    const own = properties.ownerDocument?.importNode(indent, true);
    if (own) insertInOrder(properties, own);
  }
}
