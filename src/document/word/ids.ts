import type { Element } from '@xmldom/xmldom';

/** True when an id is a whole number between -2³¹ and 2³¹. Word reads no other ids. */
export function isId(id: string | null) {
  return /^-?\d{1,10}$/.test(id ?? '') && Math.abs(Number(id)) < 2 ** 31;
}

/**
 * Returns a function that makes names and numbers unique, e.g. the ids of styles. The second `plan` becomes `plan_2`,
 * and the second `7` an unused number. Names that differ only in capitals count as equal, as in Word.
 *
 * @param reserved names that are already used
 */
export function createUniqueNames(reserved: readonly string[] = []) {
  const used = new Set(reserved.map((name) => name.toLowerCase()));
  return (name: string) => {
    const start = /^-?\d+$/.test(name) ? '' : `${name}_`;
    let unique = name;
    for (let turn = 2; used.has(unique.toLowerCase()); turn += 1) unique = `${start}${turn}`;
    used.add(unique.toLowerCase());
    return unique;
  };
}

// Matches elements that are removed when their ids are repeated. A start may be removed without its end, because Word
// ignores an unpaired start or end.
const removedWhenRepeated =
  /^w:((bookmark|perm|moveFromRange|moveToRange|commentRange)(Start|End)|commentReference|footnote|endnote)$/;
const change = /^w:(ins|del|moveFrom|moveTo|\w+Change)$/;

/**
 * Makes ids unique in a file: the ids of drawings, shapes, content controls and tracked changes. A second
 * `<wp:docPr id="3"/>` becomes `<wp:docPr id="2"/>`.
 *
 * @returns a function to call once for each part, with all elements of the part. The function returns the elements that
 *   the caller must remove because their ids are repeated: bookmarks, ranges with edit permission, moved ranges,
 *   anchors of comments, and notes
 */
export function createIdMender() {
  const seen = new Set<string>();
  const isRepeated = (key: string) => seen.size === seen.add(key).size;
  const uniqueByKind = new Map<string, (value: string) => string>();

  /** Makes an attribute unique among the elements of one kind. */
  function setUnique(element: Element, attribute: string, kind: string) {
    const found = element.getAttributeNode(attribute);
    const unique = uniqueByKind.get(kind) ?? createUniqueNames();
    uniqueByKind.set(kind, unique);
    if (found) found.value = unique(found.value);
  }

  return (elements: readonly Element[]) =>
    elements.filter((element) => {
      const { nodeName } = element;
      if (nodeName.startsWith('v:')) {
        for (const name of ['id', 'o:spid']) setUnique(element, name, name);
      }
      if (nodeName === 'wp:docPr') setUnique(element, 'id', nodeName);
      if (nodeName === 'w:id') setUnique(element, 'w:val', nodeName);
      if (change.test(nodeName)) setUnique(element, 'w:id', 'change');
      return (
        removedWhenRepeated.test(nodeName) &&
        isRepeated(`${nodeName} ${element.getAttribute('w:id')}`)
      );
    });
}
