import type { Element } from '@xmldom/xmldom';
import { insertXml } from '../word/insert';
import type { Paragraph } from '../word/paragraphs';
import {
  containsAny,
  type Edits,
  elementsBelow,
  emptyCopy,
  escapeXml,
  isOn,
  propertyOf,
  remove,
  shapeNames,
} from '../xml/tree';
import type { Block } from './readBlocks';
import { isBlank, isControlLine, type Tag } from './readTags';

/**
 * Gives tags of blocks their own control lines when a block holds whole paragraphs. Otherwise, docxtemplater would
 * leave an empty paragraph, or remove or repeat a break or picture beside the tag. `{#items}{text}` and `{/items}`
 * become `{#items}`, `{text}` and `{/items}`.
 *
 * - A paragraph with text and other content stays as it is, because the other content may belong before or after the
 *   block.
 * - A paragraph with a tag and content without text (`holdsContent`) goes before the block, or after its end. Page and
 *   column breaks beside the start tag of a condition stay inside the condition, because no page or column may begin
 *   when the condition is false.
 *
 * @returns the tags that the caller deletes from their paragraphs
 */
export function separateBlockTags(blocks: readonly Block[], edits: Edits) {
  /** The tags beside text. The second loop gives each of these tags a control line. */
  const moved: Tag[] = [];
  const movedFrom = (paragraph: Paragraph) =>
    moved.filter((tag) => tag.paragraph === paragraph).toSorted((a, b) => a.start - b.start);
  const restOf = (paragraph: Paragraph) =>
    movedFrom(paragraph).reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      paragraph.text,
    );
  /** The tags beside content without text. The first loop gives each of these tags a control line. */
  const replaced: Tag[] = [];
  // Outer blocks come first. When the tags of the outer block are blanked, nothing is left before the start tag and
  // after the end tag of the inner block.
  for (const { start, end = start, isLoop } of blocks) {
    const [first, last] = [start.paragraph, end.paragraph];
    const isSeparated =
      first !== last &&
      first.element.parentNode === last.element.parentNode &&
      [start, end].every((tag) => {
        const { element } = tag.paragraph;
        return element.nodeName === 'w:p' && (isControlLine(tag) || !containsAny(element, notText));
      }) &&
      isBlank(restOf(first).slice(0, start.start) + restOf(last).slice(end.end));
    for (const tag of isSeparated ? [start, end] : []) {
      const { element } = tag.paragraph;
      if (!isControlLine(tag)) moved.push(tag);
      else if (holdsContent(element, isLoop)) {
        const isLineFirst =
          tag === end || !(isLoop || containsAny(element, ['w:sectPr', 'w:fldChar']));
        const line = controlLineOf(element, tag);
        edits.set(element, isLineFirst ? [line, element] : [element, line]);
        replaced.push(tag);
      }
    }
  }
  for (const paragraph of new Set(moved.map((tag) => tag.paragraph))) {
    const linesOf = (isEnd: boolean) =>
      movedFrom(paragraph)
        .filter(({ sign }) => (sign === '/') === isEnd)
        .map((tag) => controlLineOf(paragraph.element, tag));
    const kept = isBlank(restOf(paragraph)) ? [] : [paragraph.element];
    edits.set(paragraph.element, [...linesOf(false), ...kept, ...linesOf(true)]);
  }
  return [...moved, ...replaced];
}

const notText = [...shapeNames, 'w:br', 'w:sectPr', 'w:fldChar', 'w:pageBreakBefore'];

/**
 * True when a control line holds a section, page or column break, a piece of a field code that begins elsewhere or, in a
 * loop, a picture. A control line with a text box that holds tags stays as it is.
 */
function holdsContent(line: Element, isLoop: boolean) {
  const inside = elementsBelow(line);
  const fieldCharTypes = inside.flatMap((one) => one.getAttribute('w:fldCharType') ?? []);
  const holdsOtherTags = /\{.*\{/s.test(line.textContent ?? '');
  return (
    !holdsOtherTags &&
    (['w:pageBreakBefore', 'w:sectPr'].some((name) => isOn(propertyOf(line, name))) ||
      inside.some((one) => /page|column/.test(one.getAttribute('w:type') ?? '')) ||
      (fieldCharTypes.length > 0 && !fieldCharTypes.includes('begin')) ||
      (isLoop && containsAny(line, shapeNames)))
  );
}

function controlLineOf(paragraph: Element, { sign, name }: Tag) {
  const line = emptyCopy(paragraph);
  for (const setting of ['w:pageBreakBefore', 'w:sectPr']) {
    const copied = propertyOf(line, setting);
    if (copied) remove(copied);
  }
  insertXml(`<w:r><w:t>{${sign}${escapeXml(name)}}</w:t></w:r>`, line, null);
  return line;
}
