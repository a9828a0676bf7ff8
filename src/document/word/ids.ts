import type { Element } from '@xmldom/xmldom';

/** True when an id is a number that Word can read. */
export function isId(id: string | null) {
  return /^-?\d{1,10}$/.test(id ?? '') && Math.abs(Number(id)) < 2 ** 31;
}

/** Makes a function that gives unique numbers. The first element with an id keeps it; others get a free number. */
function uniqueNumbers() {
  const used = new Set<string>();
  return (id: string) => {
    let own = id;
    for (let number = used.size; used.has(own); number += 1) own = String(number);
    used.add(own);
    return own;
  };
}

/**
 * Makes a function that gives unique names, for names that may stand once in a file, such as those of bookmarks: a
 * second `plan` becomes `plan_2`. Word allows names of up to 40 characters, and ignores their case.
 */
export function uniqueNames(reserved: readonly string[] = []) {
  const used = new Set(reserved.map((name) => name.toLowerCase()));
  return (name: string) => {
    let own = name;
    for (let turn = 2; used.has(own.toLowerCase()); turn += 1) own = `${name.slice(0, 34)}_${turn}`;
    used.add(own.toLowerCase());
    return own;
  };
}

// Word needs no pairs: it ignores a start or end that is alone.
const once =
  /^w:((bookmark|perm|moveFromRange|moveToRange|commentRange)(Start|End)|commentReference|footnote|endnote)$/;
const change = /^w:(ins|del|moveFrom|moveTo|\w+Change)$/;
const paraId = 'w14:paraId';

/**
 * Makes the ids unique that may stand once in a file: those of drawings, shapes, content controls, paragraphs and tracked
 * changes. A second `<wp:docPr id="3"/>` becomes `<wp:docPr id="1"/>`.
 *
 * @returns a function to call with the elements of each part in turn; it returns those to remove: repeated bookmarks,
 *   protected ranges, comments and notes, and page breaks of an earlier layout
 */
export function uniqueMaker() {
  const seen = new Set<string>();
  const isRepeated = (key: string) => seen.size === seen.add(key).size;
  const makers = new Map<string, (value: string) => string>();

  /** Makes an attribute unique among the elements of one kind. */
  function setUnique(element: Element, attribute: string, kind: string, make = uniqueNumbers) {
    const found = element.getAttributeNode(attribute);
    const unique = makers.get(kind) ?? make();
    makers.set(kind, unique);
    if (found) found.value = unique(found.value);
  }

  return (elements: readonly Element[]) =>
    elements.filter((element) => {
      const { nodeName } = element;
      const paragraph = element.getAttribute(paraId);
      if (paragraph && isRepeated(paragraph)) element.removeAttribute(paraId);
      if (nodeName.startsWith('v:')) {
        for (const name of ['id', 'o:spid']) setUnique(element, name, name, uniqueNames);
      }
      if (nodeName === 'wp:docPr') setUnique(element, 'id', nodeName);
      if (nodeName === 'w:id') setUnique(element, 'w:val', nodeName);
      if (change.test(nodeName)) setUnique(element, 'w:id', 'change');
      const isOnce =
        once.test(nodeName) && isRepeated(`${nodeName} ${element.getAttribute('w:id')}`);
      return isOnce || nodeName === 'w:lastRenderedPageBreak';
    });
}
