import type { Document, Element, Node } from '@xmldom/xmldom';
import type { FilledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { fieldsIn } from './fields';
import { closest } from './tree';

/** One paragraph of a part, or one text of a part without paragraphs, as the document properties. */
export type Paragraph = {
  path: string;
  /** Which of the paragraphs of its part it is, from 0. */
  index: number;
  element: Element;
  text: string;
  /** The texts it is put together from. */
  pieces: readonly Piece[];
};

/** A text with the element that holds it, and the run around. */
type Piece = { text: string; holder: Element; run: Element };

/** The paragraphs of every part that docxtemplater fills, the body first. */
export function readParagraphs(opened: WordPackage, filled: FilledParts): Paragraph[] {
  return filled.paths.flatMap((path) => {
    const paragraphs = paragraphsIn(opened.xml(path), path, filled.textElements);
    // A text box stands twice, once for older versions of Word: it is read once.
    return paragraphs.map((paragraph) =>
      closest(paragraph.element, ['mc:Fallback'])
        ? { ...paragraph, text: '', pieces: [] }
        : paragraph,
    );
  });
}

/** The paragraphs of one part, those of the second copy of a text box too. */
export function paragraphsIn(
  document: Document,
  path: string,
  textElements: ReadonlySet<string>,
): Paragraph[] {
  const find = (name: string) => Array.from(document.getElementsByTagName(name));
  const [kind, text] = [
    ['w:p', 'w:t'],
    ['a:p', 'a:t'],
  ].find(([name = '']) => find(name).length > 0) ?? ['*', ''];
  return find(kind ?? '*').map((element, index) => {
    const pieces = text ? piecesOf(element, text) : textOf(element, textElements);
    return { path, index, element, pieces, text: pieces.map((piece) => piece.text).join('') };
  });
}

function textOf(element: Element, textElements: ReadonlySet<string>): Piece[] {
  if (!textElements.has(element.nodeName)) return [];
  return [{ text: element.textContent ?? '', holder: element, run: element }];
}

// A text box is a paragraph inside a run of another: its text is its own.
function piecesOf(node: Node, name: string): Piece[] {
  return Array.from(node.childNodes).flatMap((child) => {
    if (!isElement(child) || child.nodeName === 'w:p') return [];
    if (child.nodeName !== name) return piecesOf(child, name);
    return [{ text: child.textContent ?? '', holder: child, run: child.parentNode as Element }];
  });
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** The texts in the tracked deletions of a paragraph. */
export function deletedIn({ element }: Paragraph): string[] {
  return Array.from(element.getElementsByTagName('w:delText'), (one) => one.textContent ?? '');
}

/** The codes of the fields of Word that begin in a paragraph. */
export function codesIn({ element }: Paragraph): string[] {
  return fieldsIn(ownElements(element, '*')).map(({ code }) => code);
}

/** The elements of this name in a paragraph, without those in its text boxes. */
export function ownElements(paragraph: Element, name: string): Element[] {
  const all = Array.from(paragraph.getElementsByTagName(name));
  return all.filter((one) => closest(one, ['w:p']) === paragraph);
}

/** The runs that the text between two places of a paragraph stands in. */
export function runsBetween({ pieces }: Paragraph, start: number, end: number): Element[] {
  const ends = endsOf(pieces);
  const runs: Element[] = [];
  for (let index = firstAfter(ends, start); index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece || (ends[index] ?? 0) - piece.text.length >= end) break;
    runs.push(piece.run);
  }
  return runs;
}

const known = new WeakMap<Paragraph['pieces'], readonly number[]>();

// Where in the paragraph's text each piece ends, counted once: a paragraph may hold many tags.
function endsOf(pieces: Paragraph['pieces']): readonly number[] {
  let at = 0;
  const ends = known.get(pieces) ?? pieces.map(({ text }) => (at += text.length));
  known.set(pieces, ends);
  return ends;
}

// By halves: the numbers rise.
function firstAfter(ends: readonly number[], start: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}
