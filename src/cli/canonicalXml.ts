import type { Attr, Element, Node } from '@xmldom/xmldom';
import { hashOf } from '../build/release';
import { inputNamespace } from '../document/package/carriedInput';
import { openPackage } from '../document/package/openPackage';
import { escapeXml, tableRows, xmlns } from '../document/xml/tree';

/**
 * The XML of a Word file in a form that a person and `diff` can read.
 *
 * - The parts are sorted by name. Each part begins with a line `<!-- word/document.xml -->`. A part that is no XML,
 *   e.g. a picture, has only this line, with its size and SHA-256.
 * - Each element begins a new, indented line. An element with only text stays on one line: `<w:t>Lager</w:t>`.
 * - Attributes are sorted by name. Namespace declarations are left out. A name gets the usual prefix of its namespace
 *   (`prefixes`). A namespace without a usual prefix is written in braces: `{urn:a}name`.
 * - The attributes and elements `w:rsid*` are left out, because Word changes them at each save.
 * - In a text, white space that is hard to see becomes character references: line breaks, tabs, no-break spaces, a
 *   space after a space, and a space at the start or end. White space between elements is left out.
 *
 * These differences do not change the canonical XML of a document:
 *
 * - rsids, namespace declarations, XML declarations, and the order of attributes
 * - white space, comments and processing instructions between elements
 * - the spelling of characters: `A`, `&#65;` or `<![CDATA[A]]>`
 * - the order and times of the zip entries
 *
 * @param docx the bytes of a .docx file
 * @returns the text of each part, with `\n` at the end of each line. The key of a part is its first line.
 * @throws TemplateError when `openPackage` refuses the file
 */
export function canonicalParts(docx: Uint8Array) {
  const opened = openPackage(docx);
  const parts = opened
    .paths()
    .sort()
    .map((path): [string, ...string[]] => {
      const root = opened.readableXml(path);
      if (root) return [`<!-- ${path} -->`, ...linesOf(root, '')];
      const bytes = opened.content(path);
      return [`<!-- ${path}: ${bytes.length} bytes, SHA-256 ${hashOf(bytes)} -->`];
    });
  return new Map(parts.map((lines) => [lines[0], `${lines.join('\n')}\n`]));
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
  const open = [name, ...writtenAttributes(element)].join(' ');
  const children = Array.from(element.childNodes);
  if (children.every(isText)) {
    const text = element.textContent ?? '';
    const isEmpty = !text || (isBlank(text) && !textElements.includes(element.localName ?? ''));
    return [`${indent}<${open}${isEmpty ? '/>' : `>${escaped(text)}</${name}>`}`];
  }
  const inner = `${indent}  `;
  const lines = children.flatMap((child) => linesOf(child, inner));
  return [`${indent}<${open}>`, ...lines, `${indent}</${name}>`];
}

// The local names of elements whose text may be only white space.
const textElements =
  't delText instrText v lpstr lpwstr title subject creator keywords description'.split(' ');

function writtenAttributes(element: Element) {
  return Array.from(element.attributes)
    .filter((attribute) => attribute.namespaceURI !== xmlns)
    .map((one) => `${canonicalName(one)}="${escaped(one.value)}"`)
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

/** True for white space as XML defines it. A no-break space is no white space in XML. */
function isBlank(text: string) {
  return /^[ \t\r\n]*$/.test(text);
}

function escaped(text: string) {
  return escapeXml(text).replace(
    /^ | $|(?<= ) |[\t\n\r\u00a0]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}

const prefixes = new Map(
  tableRows(`
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
`) as [string, string][],
);
