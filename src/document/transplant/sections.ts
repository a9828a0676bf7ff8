import type { Element } from '@xmldom/xmldom';
import { addPart, addRelationship, body, freePath } from '../package/parts';
import { parseXml, type WordPackage } from '../package/wordPackage';
import { keyOf, referencesIn } from '../word/headers';
import { childOrNew, fragment, insertInOrder, smallestParagraph } from '../word/insert';
import { child, copyFor, elementsIn, newElement, propertyOf, r, setVal, w } from '../xml/tree';

/**
 * Gives a section headers and footers with these paragraphs.
 *
 * @param keys the keys of the headers and footers, e.g. `header first`
 * @param made the relationship ids of headers and footers that can be used again, by their kind; new ones are added
 */
export function addHeaders(
  opened: WordPackage,
  section: Element,
  keys: readonly string[],
  paragraphs: readonly Element[],
  made = new Map<string, string>(),
) {
  for (const key of keys) {
    const [kind = '', pages = ''] = key.split(' ');
    const id = made.get(kind) ?? addHeader(opened, kind, paragraphs);
    made.set(kind, id);
    const reference = newElement(section, `w:${kind}Reference`);
    reference.setAttributeNS(w, 'w:type', pages);
    reference.setAttributeNS(r, 'r:id', id);
    insertInOrder(section, reference);
  }
}

function addHeader(opened: WordPackage, kind: string, paragraphs: readonly Element[]) {
  const root = parseXml(`<w:${kind === 'header' ? 'hdr' : 'ftr'} xmlns:w="${w}"/>`);
  for (const one of paragraphs) root.appendChild(copyFor(root, one));
  const path = freePath(opened, `word/${kind}1.xml`);
  const type = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`;
  addPart(opened, path, root, type);
  return addRelationship(opened, body, kind, path);
}

/**
 * Keeps a document from taking over headers and footers of the document before it. A section inherits those that it
 * does not name (ECMA-376, 17.10.5): each that the document lacks and an earlier one has becomes an empty one.
 *
 * @returns a function to call with the sections of each document, in order
 */
export function headerKeeper(joined: WordPackage) {
  const known = new Set<string>();
  const empty = new Map<string, string>();
  return (sections: readonly Element[]) => {
    const [first] = sections;
    if (!first) return;
    const own = new Set(referencesIn(first).map(keyOf));
    const lacking = [...known].filter((key) => !own.has(key));
    addHeaders(joined, first, lacking, fragment(smallestParagraph(), first), empty);
    for (const reference of sections.flatMap(referencesIn)) known.add(keyOf(reference));
  };
}

/** Makes a document begin on a new page, and removes its page number starts, so that pages are counted through. */
export function continuePages(sections: readonly Element[]) {
  for (const section of sections) child(section, 'w:pgNumType')?.removeAttributeNS(w, 'start');
  const [first] = sections;
  if (first) setVal(childOrNew(first, 'w:type'), 'nextPage');
}

/** Moves the last section of a document into its last paragraph, so that another document can follow. */
export function endSection(content: Element) {
  const section = elementsIn(content).at(-1);
  if (section?.nodeName !== 'w:sectPr') return;
  const last = elementsIn(content).findLast(
    ({ nodeName }) => !/(^w:sectPr|Start|End)$/.test(nodeName),
  );
  // A last paragraph that already ends a section, or a table at the end, is followed by a new paragraph of no height.
  const isOpen = last?.nodeName === 'w:p' && !propertyOf(last, 'w:sectPr');
  for (const paragraph of isOpen ? [last] : fragment(smallestParagraph(), content)) {
    if (!isOpen) content.insertBefore(paragraph, section);
    insertInOrder(childOrNew(paragraph, 'w:pPr'), section);
  }
}
