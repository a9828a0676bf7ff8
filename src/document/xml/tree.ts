import type { Document, Element, Node } from '@xmldom/xmldom';

/** The namespace of WordprocessingML (prefix `w:`). */
export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/**
 * The namespace of attributes that hold the id of a relationship, e.g. `r:id`. Most types of relationships begin with
 * this namespace, e.g. `…/relationships/image`.
 */
export const relationshipNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Matches a character that XML 1.0 forbids (clause 2.2). A lone surrogate matches. A surrogate pair does not match,
 * because the flag `u` reads the pair as one character. docxtemplater's option `stripInvalidXMLChars` would leave lone
 * surrogates, U+FFFE and U+FFFF in the text.
 */
export const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** Escapes a text for use in XML content and in XML attributes. */
export function escapeXml(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The child elements of an element, in document order. */
export function elementsIn(parent: Element | undefined) {
  return Array.from(parent?.children ?? []);
}

/** The child elements with the name `name`, in document order. */
export function elementsNamed(root: Element | undefined, name: string) {
  return elementsIn(root).filter(({ nodeName }) => nodeName === name);
}

/**
 * All elements inside `parent`, in document order. With a name, only the elements with this name are returned. Later
 * changes to the tree do not change the returned array.
 */
export function elementsBelow(parent: Element | undefined, name = '*') {
  return Array.from(parent?.getElementsByTagName(name) ?? []);
}

/** True when `parent` contains an element with one of the names. */
export function containsAny(parent: Element, names: readonly string[]) {
  return names.some((name) => elementsBelow(parent, name).length > 0);
}

/** The names in a list that separates names by white space. */
export function nameSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * Makes a pattern that matches the names in a list. In the list, white space separates names, and `*` stands for any
 * characters.
 */
export function namePattern(list: string) {
  const names = list.trim().replaceAll('.', '\\.').replaceAll('*', '.*');
  return new RegExp(`^(${names.replace(/\s+/g, '|')})$`);
}

/**
 * Splits a text into lines, and each line into cells at `separator`. The text `a b`, a line break and `c d` become
 * `[['a', 'b'], ['c', 'd']]`.
 */
export function tableRows(table: string, separator = ' ') {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(separator));
}

/** Removes an element from its tree. */
export function remove(element: Element) {
  element.parentNode?.removeChild(element);
}

/** The names of shapes. A shape is an element that holds a picture, a drawing or an embedded object. */
export const shapeNames = ['w:drawing', 'w:pict', 'w:object'];

/** Returns the shape around an element (`shapeNames`), or the element itself if no shape is around it. */
export function shapeOf(element: Element) {
  return closest(element, shapeNames) ?? element;
}

/**
 * Creates an element, e.g. `w:numPr`, with the namespace and XML document of `contextElement`. The new element has no
 * parent.
 */
export function newElement(contextElement: Element, name: string) {
  const { namespaceURI, ownerDocument } = contextElement;
  return (ownerDocument as Document).createElementNS(namespaceURI, name);
}

/** Copies an element with its content into the XML document of `contextElement`. The copy has no parent. */
export function copyFor(contextElement: Element, original: Element) {
  return (contextElement.ownerDocument as Document).importNode(original, true);
}

/** Copies a paragraph or run with its properties, but without its content and its id. */
export function emptyCopy(original: Element) {
  const copy = original.cloneNode(false) as Element;
  copy.removeAttribute('w14:paraId');
  const properties = propertiesOf(original);
  if (properties) copy.appendChild(properties.cloneNode(true));
  return copy;
}

/**
 * The value of an attribute, by default of `w:val`. The result is an empty text when the element or the attribute is
 * missing.
 */
export function valOf(element: Element | undefined, attribute = 'w:val') {
  return element?.getAttribute(attribute) ?? '';
}

/** Sets an attribute of WordprocessingML, by default `w:val`. */
export function setVal(element: Element, value: string, attribute = 'w:val') {
  element.setAttributeNS(wordNamespace, attribute, value);
}

/** True when an on/off element, such as `w:titlePg`, exists and is on. */
export function isOn(element: Element | undefined) {
  return element !== undefined && !isOff(valOf(element));
}

/** True when the value of an on/off element means off. An on/off element without a value is on (ECMA-376, 17.17.4). */
export function isOff(value: string | null | undefined) {
  return ['0', 'false', 'off'].includes(value ?? '');
}

/** The namespace of namespace declarations. */
export const xmlns = 'http://www.w3.org/2000/xmlns/';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * Copies the namespace declarations of `from` to `to`. A prefix that `to` already knows is not copied. The prefixes in
 * `mc:Ignorable` are copied, too.
 */
export function sharePrefixes(from: Element, to: Element) {
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
 * The properties of a paragraph, run, table, row or cell, e.g. the `w:pPr` of a paragraph. A style may have several
 * such elements. The result is then the first one, e.g. the `w:pPr` before the `w:rPr`.
 */
function propertiesOf(element: Element) {
  return elementsIn(element).find(({ nodeName }) => propertyElements.has(nodeName));
}

const propertyElements = nameSet('w:pPr w:rPr w:tblPr w:trPr w:tcPr');

/** One property of a paragraph, run, table, row, cell or style, e.g. the `w:pStyle` of a paragraph. */
export function propertyOf(element: Element, name: string) {
  return child(propertiesOf(element), name);
}

/**
 * The first child element with a name. Several names are a path: `child(style, 'w:pPr', 'w:spacing')` is the
 * `w:spacing` in the `w:pPr` of the style.
 */
export function child(element: Element | undefined, ...names: string[]) {
  return names.reduce((inner, name) => elementsNamed(inner, name)[0], element);
}

/** Returns `inner` or its nearest ancestor with one of the names. The result is null if no ancestor has such a name. */
export function closest(inner: Node | null, names: readonly string[]) {
  let node = inner;
  while (node && !names.includes(node.nodeName)) node = node.parentNode;
  return node as Element | null;
}

/**
 * Changes to a tree. Each entry replaces a node (key) by other nodes (value). The value `[]` removes the node. The
 * value `[line, node]` keeps the node, and adds `line` before the node. The value `node.childNodes` replaces the node
 * by its content.
 */
export type Edits = Map<Node, Iterable<Node>>;

/**
 * Makes edits in the order of the map. `<a><b/><c><d/></c></a>` becomes `<a><d/></a>` when `b` is replaced by nothing
 * and `c` by its children.
 */
export function applyEdits(edits: Edits) {
  for (const [node, pieces] of edits) {
    const { parentNode, nextSibling } = node;
    parentNode?.removeChild(node);
    for (const piece of [...pieces]) parentNode?.insertBefore(piece, nextSibling);
  }
}
