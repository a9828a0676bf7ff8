import type { Element } from '@xmldom/xmldom';
import { closest } from './xmlTree';

export const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The children that are elements, in order. */
export function elementsIn(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE,
  );
}

/** The children of this name, in order. */
export function elementsNamed(root: Element, name: string): Element[] {
  return elementsIn(root).filter(({ nodeName }) => nodeName === name);
}

/** All elements below another, in the order of the text; the list stays as it is while they change. */
export function elementsBelow(parent: Element): Element[] {
  return Array.from(parent.getElementsByTagName('*'));
}

export function remove(element: Element): void {
  element.parentNode?.removeChild(element);
}

/** What holds a picture, a drawing or an object, in a run. */
export const shapes = ['w:drawing', 'w:pict', 'w:object'];

/** The shape that an element is part of, or else the element. */
export function shapeOf(element: Element): Element {
  return (closest(element, shapes) as Element | null) ?? element;
}

/** Puts an element into another, behind those of these names: the schema of Word wants an order. */
export function insertAfter(parent: Element, added: Element, earlier: readonly string[]): Element {
  remove(added);
  const next = elementsIn(parent).find((element) => !earlier.includes(element.nodeName));
  parent.insertBefore(added, next ?? null);
  return added;
}

/** A new element in the namespace of Word, e.g. `w:numPr`, not yet anywhere. */
export function newElement(beside: Element, name: string): Element {
  const { ownerDocument } = beside;
  if (!ownerDocument) throw new Error('an element without a document');
  return ownerDocument.createElementNS(w, name);
}

/** The copy of an element of one part for another. */
export function copyFor(beside: Element, original: Element): Element {
  const { ownerDocument } = beside;
  if (!ownerDocument) throw new Error('an element without a document');
  return ownerDocument.importNode(original, true);
}

/** The `w:val` of an element, which holds most settings of Word. */
export function valOf(element: Element | undefined): string | null {
  return element?.getAttribute('w:val') ?? null;
}

export function setVal(element: Element, value: string): void {
  element.setAttributeNS(w, 'w:val', value);
}

/** Whether a switch, such as `w:titlePg`, is there and on. */
export function isOn(element: Element | undefined): boolean {
  return element !== undefined && !/^(0|false|off)$/.test(valOf(element) ?? '');
}

const xmlns = 'http://www.w3.org/2000/xmlns/';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** What one part declares as newer than its readers may know, the other declares, too. */
export function shareIgnorable(from: Element, to: Element): void {
  const prefixes = (element: Element) =>
    (element.getAttributeNS(mc, 'Ignorable') ?? '').split(/\s+/).filter(Boolean);
  const known = prefixes(to);
  const more = prefixes(from).filter((prefix) => {
    const [mine, theirs] = [to.lookupNamespaceURI(prefix), from.lookupNamespaceURI(prefix)];
    if (!theirs || known.includes(prefix) || (mine && mine !== theirs)) return false;
    if (!mine) to.setAttributeNS(xmlns, `xmlns:${prefix}`, theirs);
    return true;
  });
  if (more.length === 0) return;
  if (!to.lookupNamespaceURI('mc')) to.setAttributeNS(xmlns, 'xmlns:mc', mc);
  to.setAttributeNS(mc, 'mc:Ignorable', [...known, ...more].join(' '));
}
