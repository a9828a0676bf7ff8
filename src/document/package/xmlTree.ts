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

/** What stands in the place of a node: nothing, its children, or itself between others. */
export type Edits = Map<Node, readonly Node[]>;

/**
 * Puts a copy in the place of an element, with all edits made at once: of
 * `<a><b/><c><d/></c></a>`, without `b` and with its children for `c`, `<a><d/></a>`. xmldom 0.9.12 counts
 * all siblings anew for each one that is inserted or removed.
 */
export function rebuilt(root: Element, edits: ReadonlyMap<Node, readonly Node[]>): Element {
  if (edits.size === 0) return root;
  const copy = copyOf(root) as Element;
  root.parentNode?.replaceChild(copy, root);
  return copy;

  function copyOf(node: Node): Node {
    const own = node.cloneNode(false);
    for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
      for (const one of edited(inner)) own.appendChild(one);
    }
    return own;
  }

  function edited(node: Node): Node[] {
    const pieces = edits.get(node) ?? [node];
    return pieces.flatMap((piece) => (piece === node ? copyOf(node) : edited(piece)));
  }
}
