import { type Element, namePattern, valOf } from '../xml/tree';

/**
 * Returns a function that makes names and numbers unique, e.g. the ids of styles. The second `plan` becomes `plan_2`,
 * and the second `7` an unused number. As in Word, names that differ only in capitals count as equal.
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

/**
 * The names of elements that are removed when their ids are repeated. Word ignores an unpaired start or end, so a start
 * may be removed without its end.
 */
export const removedWhenRepeated = namePattern(`
w:bookmarkStart w:permStart w:moveFromRangeStart w:moveToRangeStart w:commentRangeStart
w:bookmarkEnd w:permEnd w:moveFromRangeEnd w:moveToRangeEnd w:commentRangeEnd w:commentReference w:footnote w:endnote
`);

// Each line holds a pattern of element names, and an attribute. The values of the attribute must be unique among all
// elements whose names match.
const uniqueAttributes = [
  [/^v:/, 'id'],
  [/^v:/, 'o:spid'],
  [/^wp:docPr$/, 'id'],
  [/^w:id$/, 'w:val'],
  [namePattern('w:ins w:del w:moveFrom w:moveTo w:*Change'), 'w:id'],
] as const;

/**
 * Makes the ids of drawings, shapes, content controls and tracked changes unique in a file. A second
 * `<wp:docPr id="1"/>` becomes `<wp:docPr id="2"/>`.
 *
 * @returns a function to call once for each part, with all elements of the part. The function returns elements with
 *   repeated ids, which the caller must remove (`removedWhenRepeated`): bookmarks, ranges, anchors of comments, and
 *   notes
 */
export function createIdMender() {
  const seen = new Set<string>();
  const isRepeated = (key: string) => seen.size === seen.add(key).size;
  const kinds = uniqueAttributes.map((kind) => [...kind, createUniqueNames()] as const);

  return (elements: readonly Element[]) =>
    elements.filter((element) => {
      const { nodeName } = element;
      for (const [names, attribute, unique] of kinds) {
        const id = names.test(nodeName) && element.getAttributeNode(attribute);
        if (id) id.value = unique(id.value);
      }
      return (
        removedWhenRepeated.test(nodeName) && isRepeated(`${nodeName} ${valOf(element, 'w:id')}`)
      );
    });
}
