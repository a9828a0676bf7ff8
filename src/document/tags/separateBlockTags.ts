import type { Element } from '@xmldom/xmldom';
import type { Paragraph } from '../word/paragraphs';
import { containsAny, type Edits, emptyCopy, newElement, shapeNames } from '../xml/tree';
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
  const rests = new Map<Paragraph, string>();
  const restOf = (paragraph: Paragraph) => rests.get(paragraph) ?? paragraph.text;
  // Outer blocks come first. When the tags of the outer block are blanked, nothing is left before the start tag and
  // after the end tag of the inner block.
  for (const { start, end = start } of blocks) {
    if (isControlLine(start) && isControlLine(end)) continue;
    const [first, last] = [start.paragraph, end.paragraph];
    const lines = [first.element, last.element];
    const isMoved =
      first !== last &&
      lines[0]?.parentNode === lines[1]?.parentNode &&
      lines.every((line) => line.nodeName === 'w:p' && !containsAny(line, notText)) &&
      isBlank(restOf(first).slice(0, start.start) + restOf(last).slice(end.end));
    for (const tag of isMoved ? [start, end].filter((one) => !isControlLine(one)) : []) {
      moved.push(tag);
      const rest = restOf(tag.paragraph);
      const blanks = ' '.repeat(tag.end - tag.start);
      rests.set(tag.paragraph, rest.slice(0, tag.start) + blanks + rest.slice(tag.end));
    }
  }
  for (const [paragraph, rest] of rests) {
    const tags = moved.filter((tag) => tag.paragraph === paragraph);
    const linesWith = (isStart: boolean) =>
      tags
        .filter(({ sign }) => (sign !== '/') === isStart)
        .toSorted((a, b) => a.start - b.start)
        .map((tag) => controlLineOf(paragraph.element, tag));
    const kept = isBlank(rest) ? [] : [paragraph.element];
    edits.set(paragraph.element, [...linesWith(true), ...kept, ...linesWith(false)]);
  }
  return moved;
}

const notText = [...shapeNames, 'w:br', 'w:sectPr', 'w:fldChar', 'w:pageBreakBefore'];

function controlLineOf(paragraph: Element, { sign, name }: Tag) {
  const [line, run, text] = [
    emptyCopy(paragraph),
    newElement(paragraph, 'w:r'),
    newElement(paragraph, 'w:t'),
  ];
  text.textContent = `{${sign}${name}}`;
  run.appendChild(text);
  line.appendChild(run);
  return line;
}
