import type { Element } from '@xmldom/xmldom';
import { body, relationshipsOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { insertInOrder } from '../word/order';
import { sectionsOf } from '../word/sections';
import { child, copyFor, elementsIn, newElement, r, remove, w } from '../word/tree';

// The children of a section that make its page.
const ofPage =
  /^w:(pgSz|pgMar|pgBorders|lnNumType|pgNumType|cols|vAlign|titlePg|textDirection|bidi|rtlGutter|docGrid)$/;

/** A header or footer as it lies in the template now. */
export type PlacedHeaderFooter = { kind: string; pages: string; path: string };

/**
 * Gives the template the page of the model. The columns of a template with several sections stay: which
 * part of the text stands in how many is the template's.
 */
export function takePage(
  template: WordPackage,
  section: Element,
  headersFooters: readonly PlacedHeaderFooter[],
): void {
  const document = template.xml(body);
  const root = document.documentElement;
  if (!root) return;
  const content = child(root, 'w:body');
  const own = content ? sectionsOf(content) : [];
  for (const one of own) {
    const stays = (name: string) => own.length > 1 && name === 'w:cols';
    const isTaken = (name: string) => ofPage.test(name) && !stays(name);
    for (const element of elementsIn(one)) {
      const isReference = /^w:(header|footer)Reference$/.test(element.nodeName);
      if (isReference || isTaken(element.nodeName)) remove(element);
    }
    // Each has them itself: one that stands in a condition may be missing.
    for (const placed of headersFooters) addReference(template, one, placed);
    for (const element of elementsIn(section).filter(({ nodeName }) => isTaken(nodeName))) {
      const added = copyFor(one, element);
      for (const part of [added, ...elementsIn(added)]) removeReferences(part);
      insertInOrder(one, added);
    }
  }
  takeBackground(root, section);
  template.replace(body, document);
}

function addReference(template: WordPackage, section: Element, placed: PlacedHeaderFooter): void {
  const { kind, pages, path } = placed;
  const id = relationshipsOf(template, body).find((one) => one.target === path)?.id;
  if (!id) return;
  const reference = newElement(section, `w:${kind}Reference`);
  reference.setAttributeNS(w, 'w:type', pages);
  reference.setAttributeNS(r, 'r:id', id);
  insertInOrder(section, reference);
}

// The border of a page can be a picture of a file's own.
function removeReferences(element: Element): void {
  for (const attribute of Array.from(element.attributes)) {
    if (attribute.namespaceURI === r) element.removeAttributeNode(attribute);
  }
}

// The colour of the paper; a picture there stays behind.
function takeBackground(root: Element, section: Element): void {
  const own = child(root, 'w:background');
  if (own) remove(own);
  const model = section.ownerDocument?.documentElement;
  const background = model && child(model, 'w:background');
  if (!background) return;
  const added = copyFor(root, background.cloneNode(false) as Element);
  removeReferences(added);
  insertInOrder(root, added);
}
