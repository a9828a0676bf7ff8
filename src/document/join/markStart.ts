import type { Element } from '@xmldom/xmldom';
import { child } from '../word/tree';
import { code, type Entry, mark } from './coverPage';
import { fragment, smallestParagraph } from './fragment';

/**
 * Marks the first paragraph of a document for the contents: by a bookmark and by an entry, a field that
 * shows nothing.
 *
 * @param id of the bookmark
 */
export function markStart(content: Element, entry: Entry, id: number): void {
  const { ownerDocument } = content;
  if (!ownerDocument) return;
  if (content.getElementsByTagName('w:p').length === 0) {
    for (const one of fragment(smallestParagraph(), ownerDocument)) {
      content.insertBefore(one, content.firstChild);
    }
  }
  const [paragraph] = Array.from(content.getElementsByTagName('w:p'));
  if (!paragraph) return;
  const { start, end } = startOf(entry, id);
  const properties = child(paragraph, 'w:pPr');
  const next = properties ? properties.nextSibling : paragraph.firstChild;
  for (const one of fragment(start, ownerDocument)) paragraph.insertBefore(one, next);
  for (const one of fragment(end, ownerDocument)) paragraph.appendChild(one);
}

/** What stands before the text of the paragraph, and behind it. */
function startOf({ title, mark: name }: Entry, id: number) {
  // In the code of a field a quotation mark and a backslash want a backslash.
  const text = title.replace(/["\\]/g, '\\$&');
  return {
    start: `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${mark('begin')}${code(` TC "${text}" \\f L `)}${mark('end')}`,
    end: `<w:bookmarkEnd w:id="${id}"/>`,
  };
}
