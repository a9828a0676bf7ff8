import { insertXml } from '../word/insert';
import type { Paragraph } from '../word/paragraphs';
import {
  child,
  containsAny,
  type Edits,
  type Element,
  elementsBelow,
  escapeXml,
  isOn,
  propertyOf,
  remove,
  shapeNames,
} from '../xml/tree';
import { type Block, isBlank, isControlLine, type Tag } from './readBlocks';

/**
 * Gives each tag of a block its own control line if the block holds whole paragraphs. The two paragraphs
 * `{#items}{text}` and `{/items}` become three paragraphs: `{#items}`, `{text}` and `{/items}`.
 *
 * - A tag beside text moves to a new control line. Otherwise, docxtemplater would leave an empty paragraph.
 * - A tag beside a break or picture, but not beside text, moves to a new control line (`holdsContent`). Otherwise,
 *   docxtemplater would remove or repeat the break or picture. A break or picture beside a start tag is then before the
 *   block. A break or picture beside an end tag is then behind the block. A page or column break beside the start tag
 *   of a condition stays in the block, because no page or column may begin when the condition is false.
 * - A tag beside text and a break or picture stays. The break or picture may belong inside or outside of the block.
 *
 * @param edits receives the new control lines
 * @returns the tags with a new control line. The caller deletes these tags from their old paragraphs.
 */
export function separateBlockTags(blocks: readonly Block[], edits: Edits) {
  /** The tags beside text. The `for` over paragraphs gives each of these tags a control line. */
  const moved: Tag[] = [];
  const movedFrom = (paragraph: Paragraph) =>
    moved.filter((tag) => tag.paragraph === paragraph).toSorted((a, b) => a.start - b.start);
  const restOf = (paragraph: Paragraph) =>
    movedFrom(paragraph).reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      paragraph.text,
    );
  /** The tags beside a break or picture. The `for` over blocks gives each of these tags a control line. */
  const replaced: Tag[] = [];
  // An outer block comes before its inner blocks. For the block `b` in the paragraph `{#a}{#b}`, `{#a}` is already in
  // `moved`. `restOf` then replaces `{#a}` by spaces, so that `{#b}` is the first text of the paragraph.
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
 * True when a control line holds a break: a section, page or column break. The end of a field code that begins in
 * another paragraph counts as a break. A picture in the control line of a loop also counts as a break. The result is
 * false if a text box in the control line holds tags.
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

// A control line has the properties of its paragraph, but no break and no `w14:paraId`.
function controlLineOf(paragraph: Element, { sign, name }: Tag) {
  const line = paragraph.cloneNode(false) as Element;
  line.removeAttribute('w14:paraId');
  const properties = child(paragraph, 'w:pPr');
  if (properties) line.appendChild(properties.cloneNode(true));
  for (const setting of ['w:pageBreakBefore', 'w:sectPr']) {
    const copied = propertyOf(line, setting);
    if (copied) remove(copied);
  }
  insertXml(`<w:r><w:t>{${sign}${escapeXml(name)}}</w:t></w:r>`, line);
  return line;
}
