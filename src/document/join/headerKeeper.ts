import type { Element } from '@xmldom/xmldom';
import { addPart, addRelationship, body, freePath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { elementsNamed, newElement, r, w } from '../word/tree';
import { smallestParagraph } from './fragment';

/**
 * Keeps the headers and footers of a document from being those of the one before, which a section without
 * its own takes on (ECMA-376, 17.10.5): what it lacks and another one has becomes an empty one.
 *
 * @returns for the sections of each document, in order
 */
export function headerKeeper(joined: WordPackage) {
  const known = new Set<string>();
  const empty = new Map<string, string>();
  return (sections: readonly Element[]): void => {
    const [first] = sections;
    if (!first) return;
    const own = new Set(referencesIn(first).map(keyOf));
    for (const key of known) if (!own.has(key)) addEmpty(joined, first, key, empty);
    for (const reference of sections.flatMap(referencesIn)) known.add(keyOf(reference));
  };
}

function referencesIn(section: Element): Element[] {
  return ['w:headerReference', 'w:footerReference'].flatMap((name) => elementsNamed(section, name));
}

/** Of what kind a header or footer is and on which pages it stands, e.g. `header first`. */
function keyOf(reference: Element): string {
  const kind = reference.nodeName === 'w:headerReference' ? 'header' : 'footer';
  return `${kind} ${reference.getAttributeNS(w, 'type') ?? 'default'}`;
}

function addEmpty(
  joined: WordPackage,
  section: Element,
  key: string,
  empty: Map<string, string>,
): void {
  const [kind = '', pages = ''] = key.split(' ');
  const id = empty.get(kind) ?? addEmptyPart(joined, kind);
  empty.set(kind, id);
  const reference = newElement(section, `w:${kind}Reference`);
  reference.setAttributeNS(w, 'w:type', pages);
  reference.setAttributeNS(r, 'r:id', id);
  section.insertBefore(reference, section.firstChild);
}

function addEmptyPart(joined: WordPackage, kind: string): string {
  const path = freePath(joined, `word/${kind}1.xml`);
  const name = kind === 'header' ? 'w:hdr' : 'w:ftr';
  const empty = `<${name} xmlns:w="${w}">${smallestParagraph()}</${name}>`;
  const type = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`;
  addPart(joined, path, empty, type);
  return addRelationship(joined, body, kind, path);
}
