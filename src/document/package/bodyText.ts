import { body } from './filledParts';
import type { WordPackage } from './wordPackage';

/** The texts of the body, paragraph by paragraph; without what a text box says for older programs. */
export function bodyTexts(opened: WordPackage): string[] {
  return textsIn(opened.text(body) ?? '');
}

/**
 * The letters of a text: without white space and the signs that XML may write in several ways. So whoever
 * opens and saves a document leaves them the same.
 */
export function lettersOf(text: string): string {
  return text.replace(/\s|[&"'<>]/g, '');
}

/** Which of several documents in one file begins at a bookmark: they are counted from 1. */
export function markOf(number: number): string {
  return `_Lagerkiste_${number}`;
}

/** The texts of each of several documents in one file, in their order, by their bookmarks. */
export function textsByMark(opened: WordPackage): Map<string, string[]> {
  const xml = opened.text(body) ?? '';
  const pattern = /<w:bookmarkStart\s[^>]*\bw:name\s*=\s*["'](_Lagerkiste_\d+)["']/g;
  const marks = Array.from(xml.matchAll(pattern), ({ index, 1: name = '' }) => ({ index, name }));
  return new Map(
    marks.map(({ index, name }, at) => [name, textsIn(xml.slice(index, marks[at + 1]?.index))]),
  );
}

function textsIn(xml: string): string[] {
  const shown = xml.replace(/<mc:Fallback(?:\s[^>]*)?>.*?<\/mc:Fallback>/gs, '');
  const texts = shown.split(/<\/?w:p(?=[\s>])/).map((paragraph) =>
    Array.from(paragraph.matchAll(textOrGap), ([, text = ' ']) => text)
      .join('')
      .replace(/&#?(\w+);/g, (_reference, name) => signs[name] ?? '')
      .trim(),
  );
  return texts.filter((text) => lettersOf(text) !== '');
}

const textOrGap = /<w:(?:t(?=[\s>])[^>]*>([^<]*)|br|tab)/g;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};
