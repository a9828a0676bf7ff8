import type { Element, Node } from '@xmldom/xmldom';

/** The first child of this name, e.g. the `w:rPr` of a run. */
export function child(element: Element, name: string): Element | undefined {
  return Array.from(element.childNodes).find((node) => node.nodeName === name) as
    | Element
    | undefined;
}

/** The element of one of these names that stands around another, or is it. */
export function closest(element: Element, names: readonly string[]): Node | null {
  let node: Node | null = element;
  while (node && !names.includes(node.nodeName)) node = node.parentNode;
  return node;
}
