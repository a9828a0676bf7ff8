import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { uniqueNames, uniqueNumbers } from '../word/ids';
import { elementsBelow, rebuilt } from '../word/tree';

/**
 * Mends what a loop repeats though Word wants it once in a document: the ids and names of bookmarks, the ids of
 * drawings, shapes, content controls, paragraphs and tracked changes come out unique; a comment stays on its first
 * turn; Word's own hints of old page breaks go. What stands once stays as it is.
 *
 * @param paths the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]): void {
  const mend = createMender();
  for (const path of paths) {
    const document = filled.xml(path);
    const root = document.documentElement;
    const found = root ? elementsBelow(root).filter(standsOnce) : [];
    if (!root || found.length === 0) continue;
    rebuilt(root, new Map(mend(found).map((one) => [one, []])));
    filled.replace(path, document);
  }
}

function standsOnce(element: Element): boolean {
  const { nodeName } = element;
  const isHint = nodeName === 'w:lastRenderedPageBreak';
  const kinds = [drawing, control, changes, rangeStart, rangeEnd, comment, shape];
  return isHint || element.hasAttribute(paraId) || kinds.some((kind) => kind.test(nodeName));
}

/**
 * Of `<w:bookmarkStart w:id="3" w:name="a"/>` in each of two turns, the second becomes
 * `<w:bookmarkStart w:id="1" w:name="a_2"/>`.
 *
 * @returns takes the elements of one part after the other, and gives those that are too many
 */
function createMender() {
  const numbered = [
    { element: drawing, attribute: 'id', numbers: uniqueNumbers() },
    { element: control, attribute: 'w:val', numbers: uniqueNumbers() },
    { element: changes, attribute: 'w:id', numbers: uniqueNumbers() },
    { element: rangeStart, attribute: 'w:id', numbers: uniqueNumbers() },
  ];
  const seen = new Set<string>();
  const isFirst = (key: string) => seen.size < seen.add(key).size;
  const namers = new Map<string, (name: string) => string>();

  function rename(element: Element, attribute: string): void {
    const kind = element.nodeName.replace(shape, attribute);
    const nameOf = namers.get(kind) ?? uniqueNames();
    namers.set(kind, nameOf);
    change(element, attribute, nameOf);
  }

  return (elements: readonly Element[]): Element[] => {
    const found = elements.map(
      (one) => [one, numbered.find(({ element }) => element.test(one.nodeName))] as const,
    );
    for (const [element, kind] of found) {
      kind?.numbers.reserve(element.getAttribute(kind.attribute) ?? '');
    }
    const gone: Element[] = [];
    const open = new Map<string, Element>();
    for (const [element, kind] of found) {
      const { nodeName } = element;
      const id = element.getAttribute('w:id');
      const range = `${nodeName.replace(/(Start|End)$/, '')} ${id}`;
      if (rangeStart.test(nodeName)) {
        // One that reaches over the edge of a loop begins or ends more than once: one of each is kept.
        const before = open.get(range);
        if (before) gone.push(before);
        open.set(range, element);
        // Both ends of a move carry one name: it is unique among its kind only.
        rename(element, 'w:name');
      } else if (rangeEnd.test(nodeName)) {
        const start = open.get(range);
        open.delete(range);
        if (!start) gone.push(element);
        change(element, 'w:id', (own) => start?.getAttribute('w:id') ?? own);
      } else if (nodeName === 'w:lastRenderedPageBreak') gone.push(element);
      else if (comment.test(nodeName)) {
        if (!isFirst(`${nodeName} ${id}`)) gone.push(element);
      } else if (element.hasAttribute(paraId)) {
        if (!isFirst(`${element.getAttribute(paraId)}`)) element.removeAttribute(paraId);
      } else if (shape.test(nodeName)) {
        rename(element, 'id');
        rename(element, 'o:spid');
      }
      if (kind) change(element, kind.attribute, kind.numbers.next);
    }
    return [...gone, ...open.values()];
  };
}

const paraId = 'w14:paraId';
const drawing = /^wp:docPr$/;
const control = /^w:id$/;
const shape = /^v:.*/;
const rangeStart = /^w:(bookmark|moveFromRange|moveToRange)Start$/;
const rangeEnd = /^w:(bookmark|moveFromRange|moveToRange)End$/;
const comment = /^w:comment(RangeStart|RangeEnd|Reference)$/;
const changes = /^w:(ins|del|moveFrom|moveTo|\w+Change)$/;

function change(element: Element, attribute: string, to: (value: string) => string): void {
  const found = element.getAttributeNode(attribute);
  if (found) found.value = to(found.value);
}
