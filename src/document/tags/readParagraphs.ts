import type { Document, Element, Node } from '@xmldom/xmldom';
import { filledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { closest } from '../package/xmlTree';

/** One paragraph of a part, or one text of the document properties. */
export type Paragraph = {
  path: string;
  /** Which of the paragraphs of its part it is, from 0. */
  index: number;
  element: Element;
  text: string;
  /** The texts it is put together from, each with its run. */
  pieces: readonly { text: string; run: Element }[];
};

/** The paragraphs of every part that docxtemplater fills, the body first. */
export function readParagraphs(opened: WordPackage): Paragraph[] {
  return filledParts(opened).flatMap((path) => paragraphsIn(opened.xml(path), path));
}

function paragraphsIn(document: Document, path: string): Paragraph[] {
  const isProperties = path.startsWith('docProps/');
  const elements = Array.from(document.getElementsByTagName(isProperties ? '*' : 'w:p'));
  return elements.map((element, index) => {
    const pieces = isProperties ? propertyPieces(element) : runPieces(element);
    return { path, index, element, pieces, text: pieces.map(({ text }) => text).join('') };
  });
}

// A text box stands twice, once for older versions of Word: it is read once.
function runPieces(paragraph: Element) {
  return closest(paragraph, ['mc:Fallback']) ? [] : piecesOf(paragraph, paragraph);
}

// The properties that docxtemplater fills (its `file-type-config.js`).
const filledProperty =
  /^(dc:(creator|description|subject|title)|cp:(category|contentStatus|keywords)|Company|Manager|HyperlinkBase|vt:lpstr|vt:lpwstr)$/;

function propertyPieces(element: Element) {
  return filledProperty.test(element.nodeName)
    ? [{ text: element.textContent ?? '', run: element }]
    : [];
}

// A text box is a paragraph inside a run of another: its text is its own.
function piecesOf(node: Node, paragraph: Element): { text: string; run: Element }[] {
  return Array.from(node.childNodes).flatMap((child) => {
    if (child.nodeType !== child.ELEMENT_NODE || child.nodeName === 'w:p') return [];
    if (child.nodeName === 'w:t') {
      return [{ text: child.textContent ?? '', run: child.parentNode as Element }];
    }
    return piecesOf(child, paragraph);
  });
}

/** The runs that the text between two places of a paragraph stands in. */
export function runsBetween({ pieces }: Paragraph, start: number, end: number): Element[] {
  let at = 0;
  return pieces.flatMap(({ text, run }) => {
    const from = at;
    at += text.length;
    return from < end && at > start ? [run] : [];
  });
}
