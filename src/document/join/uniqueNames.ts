import type { Element } from '@xmldom/xmldom';
import { fieldsIn, rewriteField } from '../word/fields';
import { closest, setVal, valOf, w } from '../word/tree';

const w14 = 'http://schemas.microsoft.com/office/word/2010/wordml';
const office = 'urn:schemas-microsoft-com:office:office';

/**
 * Makes unique what stands once in a file: the ids of marks, drawings, shapes, content controls and
 * paragraphs, and the names of bookmarks with what points at them. Of two documents with a bookmark
 * `plan`, that of the second becomes `plan_2`.
 *
 * @param reserved names of bookmarks that the file itself has, under the ids from 1 on
 * @returns mends one document after the other: the elements of its body, then those of each header and footer;
 *   gives the new names of its bookmarks
 */
export function uniqueNames(reserved: readonly string[]) {
  const bookmarks = taken(reserved);
  const moves = taken([]);
  const shapes = taken([]);
  const drawings = takenNumbers();
  const controls = takenNumbers();
  const paragraphs = taken([]);
  // The reserved names have the first ids.
  let marks = reserved.length;

  function mend(element: Element, ids: Map<string, string>, isBody: boolean): void {
    const mark = element.getAttributeNS(w, 'id');
    if (mark !== null && mark !== '') {
      const id = ids.get(mark) ?? String(++marks);
      ids.set(mark, id);
      element.setAttributeNS(w, 'w:id', id);
    }
    const paragraph = element.getAttributeNS(w14, 'paraId');
    if (paragraph && paragraphs.next(paragraph) !== paragraph) {
      element.removeAttributeNS(w14, 'paraId');
      element.removeAttributeNS(w14, 'textId');
    }
    if (element.nodeName === 'wp:docPr') {
      element.setAttribute('id', drawings.next(element.getAttribute('id') ?? ''));
    } else if (element.nodeName === 'w:id') {
      setVal(element, controls.next(valOf(element) ?? ''));
    } else if (element.nodeName === 'v:shapetype') {
      // What uses it stands in the same part.
      if (isBody) element.setAttribute('id', shapes.next(element.getAttribute('id') ?? ''));
    } else if (element.prefix === 'v') {
      const [id, spid] = [element.getAttribute('id'), element.getAttributeNS(office, 'spid')];
      if (id) element.setAttribute('id', shapes.next(id));
      if (spid) element.setAttributeNS(office, 'o:spid', shapes.next(spid));
    }
  }

  return (stories: readonly (readonly Element[])[]): ((name: string) => string) => {
    const renamed = new Map<string, string>();
    renameMoves(stories.flat(), moves);
    for (const bookmark of stories
      .flat()
      .filter(({ nodeName }) => nodeName === 'w:bookmarkStart')) {
      const name = bookmark.getAttributeNS(w, 'name') ?? '';
      const own = bookmarks.next(name);
      if (own !== name) renamed.set(name.toLowerCase(), own);
      bookmark.setAttributeNS(w, 'w:name', own);
    }
    const nameOf = (name: string) => renamed.get(name.toLowerCase()) ?? name;
    for (const [index, elements] of stories.entries()) {
      const ids = new Map<string, string>();
      for (const element of elements) mend(element, ids, index === 0);
      if (renamed.size > 0) rename(elements, nameOf);
    }
    return nameOf;
  };
}

// Both ends of a move carry one name.
function renameMoves(elements: readonly Element[], moves: ReturnType<typeof taken>): void {
  const own = new Map<string, string>();
  for (const element of elements) {
    if (!/^w:move(From|To)RangeStart$/.test(element.nodeName)) continue;
    const name = element.getAttributeNS(w, 'name') ?? '';
    if (!own.has(name)) own.set(name, moves.next(name));
    element.setAttributeNS(w, 'w:name', own.get(name) ?? name);
  }
}

/** Lets what points at bookmarks point at their new names. */
function rename(elements: readonly Element[], nameOf: (name: string) => string): void {
  for (const element of elements) {
    const anchor = element.getAttributeNS(w, 'anchor');
    if (anchor) element.setAttributeNS(w, 'w:anchor', nameOf(anchor));
    if (element.nodeName === 'w:name' && closest(element, ['w:ffData'])) {
      setVal(element, nameOf(valOf(element) ?? ''));
    }
  }
  for (const field of fieldsIn(elements)) {
    const changed = field.code.replace(
      /(^\s*REF\s+"?|\\l\s+"?)([^\s"\\]+)/i,
      (_, before: string, name: string) => before + nameOf(name),
    );
    if (changed !== field.code) rewriteField(field, changed);
  }
}

// Word knows no bookmark names longer than 40 characters, and does not tell upper from lower case.
function taken(reserved: readonly string[]) {
  const used = new Set(reserved.map((name) => name.toLowerCase()));
  return {
    next(name: string): string {
      let own = name;
      for (let turn = 2; used.has(own.toLowerCase()); turn += 1) {
        own = `${name.slice(0, 34)}_${turn}`;
      }
      used.add(own.toLowerCase());
      return own;
    },
  };
}

function takenNumbers() {
  const used = new Set<string>();
  let last = 0;
  return {
    next(id: string): string {
      let own = id;
      while (used.has(own)) own = String(++last);
      used.add(own);
      return own;
    },
  };
}
