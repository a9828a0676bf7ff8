import type { Element, Node } from '@xmldom/xmldom';

/** The namespace of Word's own elements. */
export const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The namespace of what names a relationship (`r:id`). */
export const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The children that are elements, in order. */
export function elementsIn(parent: Element | undefined) {
  return Array.from(parent?.childNodes ?? []).filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE,
  );
}

/** The children of this name, in order. */
export function elementsNamed(root: Element | undefined, name: string) {
  return elementsIn(root).filter(({ nodeName }) => nodeName === name);
}

/** All elements below another, or those of a name, in the order of the text; the list stays as it is while they change. */
export function elementsBelow(parent: Element, name = '*') {
  const found: Element[] = [];
  const walk = (node: Node) => {
    for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
      if (inner.nodeType !== inner.ELEMENT_NODE) continue;
      if (name === '*' || inner.nodeName === name) found.push(inner as Element);
      walk(inner);
    }
  };
  walk(parent);
  return found;
}

/** Whether there is an element of one of these names below another. */
export function holds(parent: Element, names: readonly string[]) {
  return names.some((name) => elementsBelow(parent, name).length > 0);
}

/** Takes an element out of its tree. */
export function remove(element: Element) {
  element.parentNode?.removeChild(element);
}

/** What holds a picture, a drawing or an object, in a run. */
export const shapes = ['w:drawing', 'w:pict', 'w:object'];

/** The shape that an element is part of, or else the element. */
export function shapeOf(element: Element) {
  return closest(element, shapes) ?? element;
}

export function documentOf({ ownerDocument }: Element) {
  if (!ownerDocument) throw new Error('an element without a document');
  return ownerDocument;
}

/** A new element in the namespace of another, e.g. `w:numPr`, not yet anywhere. */
export function newElement(beside: Element, name: string) {
  return documentOf(beside).createElementNS(beside.namespaceURI, name);
}

/** The copy of an element of one part for another. */
export function copyFor(beside: Element, original: Element) {
  return documentOf(beside).importNode(original, true);
}

/** A paragraph or run that looks like another and holds nothing; it has no id. */
export function emptyCopy(original: Element) {
  const copy = original.cloneNode(false) as Element;
  for (const name of ['w14:paraId', 'w14:textId']) copy.removeAttribute(name);
  const properties = propertiesOf(original);
  if (properties) copy.appendChild(properties.cloneNode(true));
  return copy;
}

/** The `w:val` of an element, which holds most settings of Word; an empty text where there is none. */
export function valOf(element: Element | undefined) {
  return element?.getAttribute('w:val') ?? '';
}

/** Sets the `w:val` of an element. */
export function setVal(element: Element, value: string) {
  element.setAttributeNS(w, 'w:val', value);
}

/** Whether a switch, such as `w:titlePg`, is there and on. */
export function isOn(element: Element | undefined) {
  return element !== undefined && !isOff(valOf(element));
}

/** Whether the value of a switch turns it off; without a value it is on (ECMA-376, 17.17.4). */
export function isOff(value: string | null | undefined) {
  return /^(0|false|off)$/.test(value ?? '');
}

const xmlns = 'http://www.w3.org/2000/xmlns/';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** The prefixes of one part's names, and what it declares as newer than its readers may know, for the other, too. */
export function shareNames(from: Element, to: Element) {
  for (const { prefix, localName, name, value } of Array.from(from.attributes)) {
    if (prefix !== 'xmlns' || !localName || to.lookupNamespaceURI(localName)) continue;
    to.setAttributeNS(xmlns, name, value);
  }
  const [known = [], more = []] = [to, from].map(
    (one) => one.getAttributeNS(mc, 'Ignorable')?.split(/\s+/).filter(Boolean) ?? [],
  );
  const shared = more.filter(
    (prefix) => to.lookupNamespaceURI(prefix) === from.lookupNamespaceURI(prefix),
  );
  if (shared.length === 0) return;
  to.setAttributeNS(xmlns, 'xmlns:mc', mc);
  to.setAttributeNS(mc, 'mc:Ignorable', [...new Set([...known, ...shared])].join(' '));
}

/** The properties of a paragraph, run, table, row or cell, and those for paragraphs of a style (`w:pPr`, `w:rPr`). */
function propertiesOf(element: Element) {
  return elementsIn(element).find(({ nodeName }) => /^w:(p|r|tbl|tr|tc)Pr$/.test(nodeName));
}

/** One of these properties, e.g. the `w:pStyle` of a paragraph. */
export function propertyOf(element: Element, name: string) {
  return child(propertiesOf(element), name);
}

/** The first child of this name, e.g. the `w:basedOn` of a style; of several names, the first child in the first one. */
export function child(element: Element | undefined, ...names: string[]) {
  const [name, ...inner] = names;
  if (name === undefined) return element;
  return child(elementsNamed(element, name)[0], ...inner);
}

/** The element of one of these names that stands around another node, or is it. */
export function closest(inner: Node | null, names: readonly string[]) {
  let node = inner;
  while (node && !names.includes(node.nodeName)) node = node.parentNode;
  return node as Element | null;
}

/** What stands in the place of a node: nothing, its children, or itself between others. */
export type Edits = Map<Node, readonly Node[]>;

/**
 * Puts a copy in the place of an element, with all edits made at once: of
 * `<a><b/><c><d/></c></a>`, without `b` and with its children for `c`, `<a><d/></a>`. xmldom 0.9.12 counts
 * all siblings anew for each one that is inserted or removed.
 */
export function rebuilt(root: Element, edits: ReadonlyMap<Node, readonly Node[]>) {
  if (edits.size === 0) return root;
  const copy = copyOf(root) as Element;
  root.parentNode?.replaceChild(copy, root);
  return copy;

  function copyOf(node: Node) {
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

/** The section that a body ends with. */
export function lastSection(content: Element) {
  return sectionsOf(content).at(-1);
}

/** The sections of a body, in order; a body without one gets it. */
export function sectionsOf(content: Element) {
  const last = elementsIn(content).at(-1);
  if (last?.nodeName !== 'w:sectPr') content.appendChild(newElement(content, 'w:sectPr'));
  return elementsBelow(content, 'w:sectPr').filter(
    ({ parentNode }) => parentNode === content || parentNode?.nodeName === 'w:pPr',
  );
}
