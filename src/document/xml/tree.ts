import type { Element, Node } from '@xmldom/xmldom';

/** The namespace of Word's own elements. */
export const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The namespace of attributes that name a relationship (`r:id`). */
export const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The children that are elements, in order. */
export function elementsIn(parent: Element | undefined) {
  const found: Element[] = [];
  for (let node = parent?.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) found.push(node as Element);
  }
  return found;
}

/** The children of this name, in order. */
export function elementsNamed(root: Element | undefined, name: string) {
  return elementsIn(root).filter(({ nodeName }) => nodeName === name);
}

/**
 * All elements below another, or those of one name, in the order of the text. Later changes to the tree do not change
 * the returned array.
 */
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

/** True when there is an element of one of these names below another. */
export function holds(parent: Element, names: readonly string[]) {
  return names.some((name) => elementsBelow(parent, name).length > 0);
}

/** Removes an element from its tree. */
export function remove(element: Element) {
  element.parentNode?.removeChild(element);
}

/** The elements of a run that hold a picture, a drawing or an object. */
export const shapes = ['w:drawing', 'w:pict', 'w:object'];

/** The shape around an element, or the element itself where there is none. */
export function shapeOf(element: Element) {
  return closest(element, shapes) ?? element;
}

/** The document of an element. */
function documentOf({ ownerDocument }: Element) {
  if (!ownerDocument) throw new Error('an element without a document');
  return ownerDocument;
}

/** A new element, e.g. `w:numPr`, in the namespace and document of another; it stands nowhere yet. */
export function newElement(beside: Element, name: string) {
  return documentOf(beside).createElementNS(beside.namespaceURI, name);
}

/** A copy of an element, for the part in which `beside` stands. */
export function copyFor(beside: Element, original: Element) {
  return documentOf(beside).importNode(original, true);
}

/** An empty paragraph or run with the properties of another, without its ids. */
export function emptyCopy(original: Element) {
  const copy = original.cloneNode(false) as Element;
  for (const name of ['w14:paraId', 'w14:textId']) copy.removeAttribute(name);
  const properties = propertiesOf(original);
  if (properties) copy.appendChild(properties.cloneNode(true));
  return copy;
}

/** The `w:val` of an element; an empty text where there is none. */
export function valOf(element: Element | undefined) {
  return element?.getAttribute('w:val') ?? '';
}

export function setVal(element: Element, value: string) {
  element.setAttributeNS(w, 'w:val', value);
}

/** True when a switch, such as `w:titlePg`, is there and on. */
export function isOn(element: Element | undefined) {
  return element !== undefined && !isOff(valOf(element));
}

/** True when the value of a switch turns it off. A switch without a value is on (ECMA-376, 17.17.4). */
export function isOff(value: string | null | undefined) {
  return /^(0|false|off)$/.test(value ?? '');
}

const xmlns = 'http://www.w3.org/2000/xmlns/';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * Declares the namespace prefixes of one part in another, too, and ignores there the newer namespaces that the first
 * part ignores (`mc:Ignorable`).
 */
export function shareNames(from: Element, to: Element) {
  for (const { prefix, localName, name, value } of Array.from(from.attributes)) {
    if (prefix !== 'xmlns' || !localName || to.lookupNamespaceURI(localName)) continue;
    to.setAttributeNS(xmlns, name, value);
  }
  const ignored = [to, from].flatMap(
    (one) => one.getAttributeNS(mc, 'Ignorable')?.split(/\s+/).filter(Boolean) ?? [],
  );
  if (ignored.length === 0) return;
  to.setAttributeNS(xmlns, 'xmlns:mc', mc);
  to.setAttributeNS(mc, 'mc:Ignorable', [...new Set(ignored)].join(' '));
}

/**
 * The properties of a paragraph, run, table, row or cell. For a style, those of its paragraphs or runs, whichever come
 * first.
 */
function propertiesOf(element: Element) {
  return elementsIn(element).find(({ nodeName }) => /^w:(p|r|tbl|tr|tc)Pr$/.test(nodeName));
}

/** One property of a paragraph, run, table, row, cell or style, e.g. the `w:pStyle` of a paragraph. */
export function propertyOf(element: Element, name: string) {
  return child(propertiesOf(element), name);
}

/**
 * The first child of this name, e.g. the `w:basedOn` of a style. Of several names, each is looked up in the child
 * before.
 */
export function child(element: Element | undefined, ...names: string[]) {
  const [name, ...inner] = names;
  if (name === undefined) return element;
  return child(elementsNamed(element, name)[0], ...inner);
}

/** The nearest element of one of these names around a node; the node itself counts. */
export function closest(inner: Node | null, names: readonly string[]) {
  let node = inner;
  while (node && !names.includes(node.nodeName)) node = node.parentNode;
  return node as Element | null;
}

/** The nodes that replace a node: none, its children, or itself among others. */
export type Edits = Map<Node, readonly Node[]>;

/**
 * Replaces an element by a copy with all edits made at once, as xmldom 0.9.12 counts all siblings anew for each node
 * that is inserted or removed. `<a><b/><c><d/></c></a>` becomes `<a><d/></a>` when `b` is replaced by nothing and `c`
 * by its children.
 *
 * @returns the copy; the element itself when there are no edits
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

/** The last section of a body. */
export function lastSection(content: Element) {
  return sectionsOf(content).at(-1);
}

/** The sections of a body, in order. A body that does not end with a section gets an empty one. */
export function sectionsOf(content: Element) {
  const last = elementsIn(content).at(-1);
  if (last?.nodeName !== 'w:sectPr') content.appendChild(newElement(content, 'w:sectPr'));
  return elementsBelow(content, 'w:sectPr').filter(
    ({ parentNode }) => parentNode === content || parentNode?.nodeName === 'w:pPr',
  );
}
