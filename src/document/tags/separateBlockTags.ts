import type { Element } from '@xmldom/xmldom';
import { insertXml } from '../word/insert';
import type { Paragraph } from '../word/paragraphs';
import { containsAny, type Edits, emptyCopy, escapeXml, shapeNames } from '../xml/tree';
import type { Block } from './readBlocks';
import { isBlank, isControlLine, type Tag } from './readTags';

/**
 * Gives tags of blocks their own control lines when a block holds whole paragraphs. Otherwise, docxtemplater would
 * leave an empty paragraph. `{#items}{text}` and `{/items}` become `{#items}`, `{text}` and `{/items}`. A paragraph
 * with content other than text stays as it is, because such content may belong before or after the block.
 *
 * @returns the tags that the caller deletes from their paragraphs
 */
export function separateBlockTags(blocks: readonly Block[], edits: Edits) {
  const moved: Tag[] = [];
  const movedFrom = (paragraph: Paragraph) =>
    moved.filter((tag) => tag.paragraph === paragraph).toSorted((a, b) => a.start - b.start);
  const restOf = (paragraph: Paragraph) =>
    movedFrom(paragraph).reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      paragraph.text,
    );
  // Outer blocks come first. When the tags of the outer block are blanked, nothing is left before the start tag and
  // after the end tag of the inner block.
  for (const { start, end = start } of blocks) {
    const [first, last] = [start.paragraph, end.paragraph];
    const isMoved =
      first !== last &&
      first.element.parentNode === last.element.parentNode &&
      [first, last].every(
        ({ element }) => element.nodeName === 'w:p' && !containsAny(element, notText),
      ) &&
      isBlank(restOf(first).slice(0, start.start) + restOf(last).slice(end.end));
    if (isMoved) moved.push(...[start, end].filter((one) => !isControlLine(one)));
  }
  for (const paragraph of new Set(moved.map((tag) => tag.paragraph))) {
    const linesOf = (isEnd: boolean) =>
      movedFrom(paragraph)
        .filter(({ sign }) => (sign === '/') === isEnd)
        .map((tag) => controlLineOf(paragraph.element, tag));
    const kept = isBlank(restOf(paragraph)) ? [] : [paragraph.element];
    edits.set(paragraph.element, [...linesOf(false), ...kept, ...linesOf(true)]);
  }
  return moved;
}

const notText = [...shapeNames, 'w:br', 'w:sectPr', 'w:fldChar', 'w:pageBreakBefore'];

function controlLineOf(paragraph: Element, { sign, name }: Tag) {
  const line = emptyCopy(paragraph);
  insertXml(`<w:r><w:t>{${sign}${escapeXml(name)}}</w:t></w:r>`, line, null);
  return line;
}
