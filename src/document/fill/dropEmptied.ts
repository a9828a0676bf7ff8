import type { Element, Node } from '@xmldom/xmldom';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import type { Paragraph } from '../word/paragraphs';
import { elementsBelow, elementsNamed } from '../word/tree';

const mark = 'emptied';

/**
 * Marks the paragraphs that hold nothing without their loops and conditions, and that docxtemplater leaves as empty
 * ones: `{#headings}{title}{/headings}`, `{/items}{/groups}`. A cell that holds nothing but the end
 * of what begins in another one is there to write in.
 *
 * @returns whether there are any
 */
export function markEmptied(sections: readonly Section[]) {
  const pairs = sections.flatMap(({ start, end }) => (end ? [[start, end]] : []));
  const paragraphs = new Set(pairs.flat().map(({ paragraph }) => paragraph));
  const marked = [...paragraphs].filter((paragraph) => {
    const own = pairs.filter((pair) => pair.some((tag) => tag.paragraph === paragraph));
    const goesAnyway = own.some((pair) => pair.every(isControlLine));
    const isLine = isAmongLines(paragraph) || own.every(isInOnePlace);
    return !goesAnyway && isLine && isBare(paragraph);
  });
  for (const { element } of marked) element.setAttribute(mark, '1');
  return marked.length > 0;
}

function isAmongLines({ element }: Paragraph) {
  return elementsNamed(element.parentNode as Element, 'w:p').length > 1;
}

/** Whether the paragraphs of tags stand side by side: none in a cell or text box that the others are not in. */
function isInOnePlace(tags: readonly PlacedTag[]) {
  return new Set(tags.map(({ paragraph }) => paragraph.element.parentNode)).size === 1;
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
  for (const one of marked) {
    const isEmpty = isUnseen(one.textContent ?? '') && !elementsBelow(one).some(isSeen);
    const isFree = [beside(one, 'previousSibling'), beside(one, 'nextSibling')].includes('w:p');
    if (isEmpty && isFree) gone.add(one);
  }
  return [...gone];
}

function isSeen({ nodeName }: Element) {
  return /^w:(tab|br|sym|drawing|pict|object|sectPr|fldChar|bookmarkStart)$/.test(nodeName);
}
