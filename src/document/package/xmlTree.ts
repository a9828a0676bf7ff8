import type { Element, Node } from '@xmldom/xmldom';

/** The properties of a paragraph or run, which stand before all else (`w:pPr`, `w:rPr`). */
export function propertiesOf(element: Element): Element | undefined {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== node.ELEMENT_NODE) continue;
    return /^w:[pr]Pr$/.test(node.nodeName) ? (node as Element) : undefined;
  }
  return undefined;
}

/** The first child of this name, e.g. the `w:basedOn` of a style. */
export function child(element: Element, name: string): Element | undefined {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeName === name) return node as Element;
  }
  return undefined;
}

/** The element of one of these names that stands around another, or is it. */
export function closest(element: Element, names: readonly string[]): Node | null {
  let node: Node | null = element;
  while (node && !names.includes(node.nodeName)) node = node.parentNode;
  return node;
}
