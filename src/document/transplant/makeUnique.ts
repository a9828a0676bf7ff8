import type { Element } from '@xmldom/xmldom';
import { fieldsIn, rewriteField } from '../word/fields';
import { uniqueNames } from '../word/ids';
import { setVal, w } from '../word/tree';

const w14 = 'http://schemas.microsoft.com/office/word/2010/wordml';

/**
 * Makes unique what stands once in a file: the ids of marks, drawings, shapes and content controls, and the
 * names of bookmarks with what points at them. Of two documents with a bookmark `plan`, that of the second
 * becomes `plan_2`. Word's own ids of paragraphs go: they matter to comments alone.
 *
 * @param reserved names of bookmarks that the file itself has, under the ids from 1 on
 * @returns mends one document after the other: the elements of its body, then those of each header and footer
 */
export function uniqueMaker(reserved: readonly string[]) {
  const bookmarks = uniqueNames(reserved);
  const shapes = uniqueNames();
  let marks = reserved.length;
  let others = 0;

  function mend(element: Element, ids: Map<string, string>, isBody: boolean): void {
    const mark = element.getAttributeNS(w, 'id');
    if (mark) {
      const id = ids.get(mark) ?? String(++marks);
      ids.set(mark, id);
      element.setAttributeNS(w, 'w:id', id);
    }
    for (const name of ['paraId', 'textId']) element.removeAttributeNS(w14, name);
    if (element.nodeName === 'wp:docPr') element.setAttribute('id', String(++others));
    if (element.nodeName === 'w:id') setVal(element, String(++others));
    // What uses a type of shapes stands in the same part.
    if (element.prefix !== 'v' || (element.localName === 'shapetype' && !isBody)) return;
    for (const name of ['id', 'o:spid']) {
      const id = element.getAttribute(name);
      if (id) element.setAttribute(name, shapes(id));
    }
  }

  return (stories: readonly (readonly Element[])[]): void => {
    const renamed = new Map<string, string>();
    const nameOf = (name: string) => renamed.get(name.toLowerCase()) ?? name;
    for (const element of stories.flat().filter(({ nodeName }) => named.test(nodeName))) {
      const name = element.getAttributeNS(w, 'name') ?? '';
      // Both ends of a move carry one name.
      const own = renamed.get(name.toLowerCase()) ?? bookmarks(name);
      renamed.set(name.toLowerCase(), own);
      element.setAttributeNS(w, 'w:name', own);
    }
    for (const [index, elements] of stories.entries()) {
      const ids = new Map<string, string>();
      for (const element of elements) mend(element, ids, index === 0);
      rename(elements, nameOf);
    }
  };
}

const named = /^w:(bookmarkStart|move(From|To)RangeStart)$/;

/** Lets what points at bookmarks point at their new names. */
function rename(elements: readonly Element[], nameOf: (name: string) => string): void {
  for (const element of elements) {
    const anchor = element.getAttributeNS(w, 'anchor');
    if (anchor) element.setAttributeNS(w, 'w:anchor', nameOf(anchor));
  }
  for (const field of fieldsIn(elements)) {
    const changed = field.code.replace(
      /(^\s*REF\s+"?|\\l\s+"?)([^\s"\\]+)/i,
      (_, before: string, name: string) => before + nameOf(name),
    );
    if (changed !== field.code) rewriteField(field, changed);
  }
}
