import type { Element, Node } from '@xmldom/xmldom';
import type { PlacedTag, Sections } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import type { Paragraph } from '../word/paragraphs';
import { elementsBelow } from '../word/tree';

const mark = 'emptied';

/**
 * Marks the paragraphs that hold nothing without their loops and conditions, and that docxtemplater leaves as empty
 * ones: `{#headings}{title}{/headings}`, `{/items}{/groups}`. What ends in another cell is there to write in.
 *
 * @returns whether there are any
 */
export function markEmptied({ sections }: Sections) {
  const others = new Map<PlacedTag, PlacedTag>();
  for (const { start, end } of sections) {
    if (end) others.set(start, end).set(end, start);
  }
  const tags = [...others.keys()];
  const marked = [...new Set(tags.map(({ paragraph }) => paragraph))].filter((paragraph) => {
    const own = tags.filter((tag) => tag.paragraph === paragraph);
    const goesAnyway = own.some(
      (tag) => isControlLine(tag) && isControlLine(others.get(tag) ?? tag),
    );
    return !goesAnyway && own.every((tag) => isBeside(tag, others.get(tag))) && isBare(paragraph);
  });
  for (const { element } of marked) element.setAttribute(mark, '1');
  return marked.length > 0;
}

function isBeside({ paragraph }: PlacedTag, other: PlacedTag | undefined) {
  return paragraph.element.parentNode === other?.paragraph.element.parentNode;
}

// The only paragraph of a header stays anyway.
function isBare({ text, element }: Paragraph) {
  if (!element.previousSibling && !element.nextSibling) return false;
  const outside = text.replace(/\{[#^]([^{}]*)\}.*?\{\/\1\}/gs, '');
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

/** The paragraphs of a filled part that were marked; they are not any more. */
export function takeMarked(elements: readonly Element[]) {
  const marked = elements.filter((one) => one.hasAttribute(mark));
  for (const one of marked) one.removeAttribute(mark);
  return marked;
}

/** Those of them that are empty. Word wants a paragraph beside a table and in a cell. */
export function emptiedAmong(marked: readonly Element[]) {
  const gone = new Set<Node>();
  const beside = (element: Element, side: 'previousSibling' | 'nextSibling') => {
    let node = element[side];
    while (node && gone.has(node)) node = node[side];
    return node?.nodeName;
  };
  return marked.filter((one) => {
    const isEmpty = isUnseen(one.textContent ?? '') && !elementsBelow(one).some(isSeen);
    const isFree = [beside(one, 'previousSibling'), beside(one, 'nextSibling')].includes('w:p');
    if (isEmpty && isFree) gone.add(one);
    return isEmpty && isFree;
  });
}

function isSeen({ nodeName }: Element) {
  return /^w:(tab|br|sym|drawing|pict|object|sectPr|fldChar|bookmarkStart)$/.test(nodeName);
}
