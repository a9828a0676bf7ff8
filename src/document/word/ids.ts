import type { Element } from '@xmldom/xmldom';

/** True when an id is a number that Word can read. */
export function isId(id: string | null) {
  return /^-?\d{1,10}$/.test(id ?? '') && Math.abs(Number(id)) < 2 ** 31;
}

/**
 * Makes a function that gives unique numbers, for ids that may stand once in a file. The first element with an id keeps
 * it. Every further element gets a free number, and so does one whose id is no number.
 */
function uniqueNumbers() {
  const used = new Set<string>();
  return (id: string) => {
    let own = id;
    for (let number = used.size; used.has(own) || !isId(own); number += 1) own = String(number);
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

const rangeEdge = /^w:(bookmark|perm|moveFromRange|moveToRange)(Start|End)$/;
const once = /^w:(comment(RangeStart|RangeEnd|Reference)|footnote|endnote)$/;
const change = /^w:(ins|del|moveFrom|moveTo|\w+Change)$/;
const paraId = 'w14:paraId';

/**
 * Makes ids and names unique that may stand once in a file: the ids and names of bookmarks, and the ids of protected
 * ranges, drawings, shapes, content controls, paragraphs and tracked changes. A second
 * `<w:bookmarkStart w:id="3" w:name="a"/>` becomes `<w:bookmarkStart w:id="1" w:name="a_2"/>`.
 *
 * @returns a function to call with the elements of each part in turn; it returns the elements to remove (`gone`), and
 *   whether it changed any other
 */
export function uniqueMaker() {
  const seen = new Set<string>();
  const isFirst = (key: string) => seen.size < seen.add(key).size;
  const makers = new Map<string, (value: string) => string>();

  return (elements: readonly Element[]) => {
    let isChanged = false;
    const gone: Element[] = [];
    const open = new Map<string, Element>();

    function set(element: Element, attribute: string, to: (value: string) => string) {
      const found = element.getAttributeNode(attribute);
      const value = found ? to(found.value) : '';
      if (!found || value === found.value) return;
      found.value = value;
      isChanged = true;
    }

    /** Makes an attribute unique among the elements of one kind. */
    function setUnique(element: Element, attribute: string, kind: string, make = uniqueNumbers) {
      const unique = makers.get(kind) ?? make();
      makers.set(kind, unique);
      set(element, attribute, unique);
    }

    for (const element of elements) {
      const { nodeName } = element;
      const id = element.getAttribute('w:id');
      const [, kind, edge] = rangeEdge.exec(nodeName) ?? [];
      const range = `${kind} ${id}`;
      if (edge === 'Start') {
        // A range that crosses the edge of a loop begins or ends more than once: one start and one end are kept.
        gone.push(...[open.get(range) ?? []].flat());
        open.set(range, element);
        setUnique(element, 'w:id', 'range');
        // The two ranges of a move share one name: names are unique among the starts of one kind.
        setUnique(element, 'w:name', nodeName, uniqueNames);
      } else if (edge === 'End') {
        const start = open.get(range);
        if (!open.delete(range)) gone.push(element);
        set(element, 'w:id', (own) => start?.getAttribute('w:id') ?? own);
      } else if (nodeName === 'w:lastRenderedPageBreak') gone.push(element);
      else if (once.test(nodeName)) {
        if (!isFirst(`${nodeName} ${id}`)) gone.push(element);
      } else if (nodeName.startsWith('v:')) {
        for (const name of ['id', 'o:spid']) setUnique(element, name, name, uniqueNames);
      } else if (element.hasAttribute(paraId) && !isFirst(element.getAttribute(paraId) ?? '')) {
        element.removeAttribute(paraId);
        isChanged = true;
      }
      if (nodeName === 'wp:docPr') setUnique(element, 'id', nodeName);
      if (nodeName === 'w:id') setUnique(element, 'w:val', nodeName);
      if (change.test(nodeName)) setUnique(element, 'w:id', 'change');
    }
    return { gone: [...gone, ...open.values()], isChanged };
  };
}
