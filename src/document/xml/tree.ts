import type { Document, Element, Node } from '@xmldom/xmldom';

// Other files import these types from here, so that few files name the package of the XML library.
export type { Element, Node };

/** The namespace of WordprocessingML (prefix `w:`). */
export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/**
 * The namespace of attributes that hold the id of a relationship, e.g. `r:id`. Most types of relationships begin with
 * this address, e.g. `…/relationships/image`.
 */
export const relationshipNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Matches a character that XML 1.0 forbids (clause 2.2). A lone surrogate matches. A surrogate pair does not match,
 * because the flag `u` reads the pair as one character. docxtemplater's option `stripInvalidXMLChars` is not used,
 * because it leaves lone surrogates, U+FFFE and U+FFFF in the text.
 */
export const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** Escapes a text for XML content, or for an attribute in double quotes. */
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

/** True when an element with one of the names is inside `parent`, at any depth. */
export function containsAny(parent: Element, names: readonly string[]) {
  return names.some((name) => elementsBelow(parent, name).length > 0);
}

/** Makes a pattern that matches each name in `list`. White space separates the names. `*` stands for any characters. */
export function namePattern(list: string) {
  const names = list.trim().replaceAll('.', '\\.').replaceAll('*', '.*');
  return new RegExp(`^(${names.replace(/\s+/g, '|')})$`);
}

/** Splits a text into lines, and each line at `separator`: `'a b\nc d'` becomes `[['a', 'b'], ['c', 'd']]`. */
export function tableRows(table: string, separator = ' ') {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(separator));
}

/** Returns the columns of a table. A row that is too short has no cell in the last columns. */
export function columnsOf<Cell>(rows: readonly (readonly Cell[])[]) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1)));
}

/** Removes an element from its tree. */
export function remove(element: Element) {
  element.parentNode?.removeChild(element);
}

/** The names of shapes. A shape holds a picture, a drawing or an embedded object. */
export const shapeNames = ['w:drawing', 'w:pict', 'w:object'];

/** Returns the shape around an element, or the element itself if no shape is around it. */
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

/** True when the value of an on/off element means off. An element without a value is on (ECMA-376, 17.17.4). */
export function isOff(value: string | null | undefined) {
  return ['0', 'false', 'off'].includes(value ?? '');
}

/** The namespace of `xmlns:…` attributes, which declare prefixes. */
export const xmlns = 'http://www.w3.org/2000/xmlns/';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * Declares the prefixes of `from` in `to`. A prefix that `to` already knows is left as it is. `to` then ignores the
 * prefixes that `from` ignores (`mc:Ignorable`).
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

const propertyElements = namePattern('w:pPr w:rPr w:tblPr w:trPr w:tcPr');

/**
 * One property of a paragraph, run, table, row, cell or style, e.g. the `w:pStyle` in the `w:pPr` of a paragraph. Of a
 * style with a `w:pPr` and a `w:rPr`, only the `w:pPr` is read, which comes first.
 */
export function propertyOf(element: Element, name: string) {
  const properties = elementsIn(element).find(({ nodeName }) => propertyElements.test(nodeName));
  return child(properties, name);
}

/**
 * The first child element with a name. Several names are a path: `child(style, 'w:pPr', 'w:spacing')` is the
 * `w:spacing` in the `w:pPr` of the style.
 */
export function child(element: Element | undefined, ...names: string[]) {
  return names.reduce((inner, name) => elementsNamed(inner, name)[0], element);
}

/** Returns the first element with one of the names: `inner` itself, its parent, and so on. Otherwise, returns null. */
export function closest(inner: Node | null, names: readonly string[]) {
  let node = inner;
  while (node && !names.includes(node.nodeName)) node = node.parentNode;
  return node as Element | null;
}

/**
 * Changes to a tree. The nodes of a value replace the node of the key:
 *
 * - `[]` removes the node.
 * - `[line, node]` adds `line` before the node.
 * - `node.childNodes` replaces the node by its content.
 */
export type Edits = Map<Node, Iterable<Node>>;

/**
 * Makes edits in the order of the map. With the edits `b → []` and `c → c.childNodes`, `<a><b/><c><d/></c></a>` becomes
 * `<a><d/></a>`.
 */
export function applyEdits(edits: Edits) {
  for (const [node, pieces] of edits) {
    const { parentNode, nextSibling } = node;
    parentNode?.removeChild(node);
    for (const piece of [...pieces]) parentNode?.insertBefore(piece, nextSibling);
  }
}
