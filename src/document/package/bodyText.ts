import { body } from './filledParts';
import type { WordPackage } from './wordPackage';

/**
 * The letters of the body, in their order: without white space, without the signs that XML may write in
 * several ways, and without what a text box says for older programs. So whoever opens and saves a document
 * leaves them the same.
 */
export function bodyText(opened: WordPackage): string {
  return lettersOf(opened.text(body) ?? '');
}

/** Which of several documents in one file begins at a bookmark: they are counted from 1. */
export function markOf(number: number): string {
  return `_Lagerkiste_${number}`;
}

/** The letters of each of several documents in one file, in the order of the text, by their bookmarks. */
export function textsByMark(opened: WordPackage): Map<string, string> {
  const xml = opened.text(body) ?? '';
  const pattern = /<w:bookmarkStart\s[^>]*\bw:name\s*=\s*["'](_Lagerkiste_\d+)["']/g;
  const marks = Array.from(xml.matchAll(pattern), ({ index, 1: name = '' }) => ({ index, name }));
  return new Map(
    marks.map(({ index, name }, at) => [name, lettersOf(xml.slice(index, marks[at + 1]?.index))]),
  );
}

function lettersOf(xml: string): string {
  const shown = xml.replace(/<mc:Fallback(?:\s[^>]*)?>.*?<\/mc:Fallback>/gs, '');
  const texts = shown.match(/<w:t(?=[\s>])[^<]*/g) ?? [];
  return texts
    .map((text) => text.slice(text.indexOf('>') + 1))
    .join('')
    .replace(/\s|&#?\w+;|["'>]/g, '');
}
