import { body } from './filledParts';
import type { WordPackage } from './wordPackage';

/**
 * The letters of the body, in their order: without white space, without the signs that XML may write in
 * several ways, and without what a text box says for older programs. So whoever opens and saves a document
 * leaves them the same.
 */
export function bodyText(opened: WordPackage): string {
  const xml = (opened.text(body) ?? '').replace(
    /<mc:Fallback(?:\s[^>]*)?>.*?<\/mc:Fallback>/gs,
    '',
  );
  const texts = xml.match(/<w:t(?=[\s>])[^<]*/g) ?? [];
  return texts
    .map((text) => text.slice(text.indexOf('>') + 1))
    .join('')
    .replace(/\s|&#?\w+;|["'>]/g, '');
}
