import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { uniqueNames, uniqueNumbers } from '../word/ids';
import { elementsBelow, rebuilt } from '../word/tree';
import { emptiedAmong, takeMarked } from './dropEmptied';

/**
 * Mends what a loop repeats though Word wants it once in a document: the ids and names of bookmarks, the ids of
 * drawings, shapes, content controls, paragraphs and tracked changes come out unique; a comment stays on its first
 * turn; Word's own hints of old page breaks go, and so do the paragraphs that filling has emptied. What stands once stays
 * as it is.
 *
 * @param paths the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]): void {
  const mend = createMender();
  for (const path of paths) {
    const document = filled.xml(path);
    const root = document.documentElement;
    const elements = root ? elementsBelow(root) : [];
    const { gone, isChanged } = mend(elements);
    const marked = takeMarked(elements);
    if (!root || (gone.length + marked.length === 0 && !isChanged)) continue;
    rebuilt(root, new Map([...gone, ...emptiedAmong(marked)].map((one) => [one, []])));
    filled.replace(path, document);
  }
}

const rangeStart = /^w:(bookmark|moveFromRange|moveToRange)Start$/;
const rangeEnd = /^w:(bookmark|moveFromRange|moveToRange)End$/;
const comment = /^w:comment(RangeStart|RangeEnd|Reference)$/;
const change = /^w:(ins|del|moveFrom|moveTo|\w+Change)$/;
const paraId = 'w14:paraId';

/**
 * Of `<w:bookmarkStart w:id="3" w:name="a"/>` in each of two turns, the second becomes
 * `<w:bookmarkStart w:id="1" w:name="a_2"/>`.
 *
 * @returns takes the elements of one part after the other, and gives those that are too many
 */
function createMender() {
  const numbered = [
    { element: /^wp:docPr$/, attribute: 'id', numbers: uniqueNumbers() },
    { element: /^w:id$/, attribute: 'w:val', numbers: uniqueNumbers() },
    { element: change, attribute: 'w:id', numbers: uniqueNumbers() },
    { element: rangeStart, attribute: 'w:id', numbers: uniqueNumbers() },
  ];
  const seen = new Set<string>();
  const isFirst = (key: string) => seen.size < seen.add(key).size;
  const namers = new Map<string, (name: string) => string>();

  return (elements: readonly Element[]) => {
    let isChanged = false;
    const gone: Element[] = [];
    const open = new Map<string, Element>();

    function set(element: Element, attribute: string, to: (value: string) => string): void {
      const found = element.getAttributeNode(attribute);
      const value = found ? to(found.value) : '';
      if (!found || value === found.value) return;
      found.value = value;
      isChanged = true;
    }

    function rename(element: Element, attribute: string): void {
      const kind = element.nodeName.replace(/^v:.*/, attribute);
      const nameOf = namers.get(kind) ?? uniqueNames();
      namers.set(kind, nameOf);
      set(element, attribute, nameOf);
    }

    const kinds = elements.map(({ nodeName }) =>
      numbered.find(({ element }) => element.test(nodeName)),
    );
    for (const [at, kind] of kinds.entries()) {
      kind?.numbers.reserve(elements[at]?.getAttribute(kind.attribute) ?? '');
    }
    for (const [at, element] of elements.entries()) {
      const { nodeName } = element;
      const kind = kinds[at];
      const id = element.getAttribute('w:id');
      const range = `${nodeName.replace(/(Start|End)$/, '')} ${id}`;
      if (rangeStart.test(nodeName)) {
        // One that reaches over the edge of a loop begins or ends more than once: one of each is kept.
        gone.push(...[open.get(range) ?? []].flat());
        open.set(range, element);
        // Both ends of a move carry one name: it is unique among its kind only.
        rename(element, 'w:name');
      } else if (rangeEnd.test(nodeName)) {
        const start = open.get(range);
        if (!open.delete(range)) gone.push(element);
        set(element, 'w:id', (own) => start?.getAttribute('w:id') ?? own);
      } else if (nodeName === 'w:lastRenderedPageBreak') gone.push(element);
      else if (comment.test(nodeName)) {
        if (!isFirst(`${nodeName} ${id}`)) gone.push(element);
      } else if (nodeName.startsWith('v:')) {
        rename(element, 'id');
        rename(element, 'o:spid');
      } else if (element.hasAttribute(paraId) && !isFirst(element.getAttribute(paraId) ?? '')) {
        element.removeAttribute(paraId);
        isChanged = true;
      }
      if (kind) set(element, kind.attribute, kind.numbers.next);
    }
    return { gone: [...gone, ...open.values()], isChanged };
  };
}
