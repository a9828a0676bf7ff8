import type { Attr, Element, Node } from '@xmldom/xmldom';
import { inputNamespace } from './package/carriedInput';
import { readPackage } from './package/openPackage';
import { readableXml, type WordPackage } from './package/wordPackage';

/**
 * The XML of a Word file in a form that a person and `diff` can read.
 *
 * - The parts are sorted by name, each under a comment line with its name. A part that is no XML, or a custom XML part
 *   that cannot be parsed, is listed by its name, size and SHA-256.
 * - Each element has a line, indented. An element that holds only text stands on one line with it.
 * - Attributes are sorted by name. Namespace declarations are left out: names carry the usual prefix of their
 *   namespace, or the namespace itself in braces.
 * - `w:rsid*` is left out, attributes and elements: Word writes it anew at each save.
 * - Text is unchanged. White space that the eye would miss (at an end, in a row, line breaks, tabs, no-break spaces) is
 *   written as character references. White space between elements is left out.
 *
 * So two documents have the same canonical XML when they differ in nothing but rsids, the order of attributes,
 * namespace declarations, XML declarations, white space between elements, the spelling of characters (CDATA,
 * references), comments and processing instructions between elements, and the order and times of the zip.
 *
 * @param docx the bytes of a .docx file
 * @returns the text, lines ended by `\n`
 * @throws TemplateError when the bytes are no Word file, or a part of Word's is not well-formed
 */
export async function canonicalXml(docx: Uint8Array) {
  const opened = readPackage(docx);
  const parts = opened.paths().sort();
  return (await Promise.all(parts.map((path) => canonicalPart(opened, path)))).join('');
}

async function canonicalPart(opened: WordPackage, path: string) {
  const root = /\.(xml|rels)$/.test(path) ? readableXml(opened, path) : undefined;
  if (root) return `<!-- ${path} -->\n${linesOf(root, '').join('\n')}\n`;
  const bytes = opened.content(path);
  return `<!-- ${path}: ${bytes.length} bytes, SHA-256 ${await sha256(bytes)} -->\n`;
}

function linesOf(node: Node, indent: string): string[] {
  if (isText(node)) {
    const text = node.nodeValue ?? '';
    return isBlank(text) ? [] : [indent + escaped(text)];
  }
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const element = node as Element;
  const name = canonicalName(element);
  if (name.startsWith('w:rsid')) return [];
  const open = [name, ...attributesOf(element)].join(' ');
  const children = Array.from(element.childNodes);
  const text = element.textContent ?? '';
  if (children.every(isText)) {
    const isEmpty = !text || (isBlank(text) && !textElements.includes(element.localName ?? ''));
    return [`${indent}<${open}${isEmpty ? '/>' : `>${escaped(text)}</${name}>`}`];
  }
  const inner = `${indent}  `;
  const lines = children.flatMap((child) => linesOf(child, inner));
  return [`${indent}<${open}>`, ...lines, `${indent}</${name}>`];
}

// The elements of Word files in which white space alone is text.
const textElements =
  't delText instrText v lpstr lpwstr title subject creator keywords description'.split(' ');

function attributesOf(element: Element) {
  return Array.from(element.attributes)
    .filter((attribute) => attribute.namespaceURI !== xmlns)
    .map((one) => `${canonicalName(one)}="${escaped(one.value).replaceAll('"', '&quot;')}"`)
    .filter((one) => !one.startsWith('w:rsid'))
    .sort();
}

function canonicalName(node: Element | Attr) {
  const { namespaceURI, localName, nodeName } = node;
  const prefix = namespaceURI && (prefixes.get(namespaceURI) ?? `{${namespaceURI}}`);
  return `${prefix ?? ''}${localName ?? nodeName}`;
}

function isText(node: Node) {
  return node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
}

function isBlank(text: string) {
  return /^[ \t\r\n]*$/.test(text);
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/^ | $|(?<= ) |[\t\n\r\u00a0]/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function sha256(bytes: Uint8Array) {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const xmlns = 'http://www.w3.org/2000/xmlns/';

const prefixes = new Map(
  `
http://www.w3.org/XML/1998/namespace xml:
http://schemas.openxmlformats.org/wordprocessingml/2006/main w:
http://schemas.openxmlformats.org/officeDocument/2006/relationships r:
http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing wp:
http://schemas.openxmlformats.org/drawingml/2006/main a:
http://schemas.openxmlformats.org/drawingml/2006/picture pic:
http://schemas.openxmlformats.org/markup-compatibility/2006 mc:
http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes vt:
http://schemas.openxmlformats.org/package/2006/metadata/core-properties cp:
http://purl.org/dc/elements/1.1/ dc:
http://purl.org/dc/terms/ dcterms:
http://www.w3.org/2001/XMLSchema-instance xsi:
http://schemas.microsoft.com/office/word/2010/wordml w14:
http://schemas.microsoft.com/office/word/2012/wordml w15:
http://schemas.openxmlformats.org/package/2006/content-types ct:
http://schemas.openxmlformats.org/package/2006/relationships rel:
http://schemas.openxmlformats.org/officeDocument/2006/extended-properties ep:
http://schemas.openxmlformats.org/officeDocument/2006/customXml ds:
${inputNamespace} lagerkiste:
`
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);
