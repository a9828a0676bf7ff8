import type { Element } from '@xmldom/xmldom';
import { addPart, addRelationship, body, freePath } from '../package/parts';
import { parseXml, type WordPackage } from '../package/wordPackage';
import { keyOf, referencesIn } from '../word/headers';
import { childOrNew, fragment, insertInOrder, smallestParagraph } from '../word/insert';
import { child, copyFor, elementsIn, newElement, propertyOf, r, setVal, w } from '../word/tree';

/**
 * Gives a section a header or footer of these paragraphs under each of the keys.
 *
 * @param made the ids of those that the package has already, by their kind; what is added comes to them
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
 * Keeps the headers and footers of a document from being those of the one before, which a section without
 * its own takes on (ECMA-376, 17.10.5): what it lacks and another one has becomes an empty one.
 *
 * @returns for the sections of each document, in order
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

/** Lets a document begin on a new page, and its pages be counted on from those before. */
export function continuePages(sections: readonly Element[]) {
  for (const section of sections) child(section, 'w:pgNumType')?.removeAttributeNS(w, 'start');
  const [first] = sections;
  if (first) setVal(childOrNew(first, 'w:type'), 'nextPage');
}

/** Puts the last section of a document into its last paragraph, as when another one follows. */
export function endSection(content: Element) {
  const section = elementsIn(content).at(-1);
  if (section?.nodeName !== 'w:sectPr') return;
  const last = elementsIn(content).findLast(
    ({ nodeName }) => !/(^w:sectPr|Start|End)$/.test(nodeName),
  );
  // A paragraph after a table, and one that ends a section already, are followed by one of no height.
  const isOpen = last?.nodeName === 'w:p' && !propertyOf(last, 'w:sectPr');
  for (const paragraph of isOpen ? [last] : fragment(smallestParagraph(), content)) {
    if (!isOpen) content.insertBefore(paragraph, section);
    insertInOrder(childOrNew(paragraph, 'w:pPr'), section);
  }
}
