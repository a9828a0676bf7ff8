import type { Element } from '@xmldom/xmldom';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import type { Paragraph } from '../word/paragraphs';
import { elementsNamed } from '../word/tree';

/** The attribute that marks a paragraph. */
export const mark = 'emptied';

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
