import type { Diagnostic } from '../diagnostic';
import { blockSign, type Fields } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import {
  type Block,
  type Blocks,
  blocksAround,
  lacksSign,
  loopsOf,
  nameInPart,
  type PlacedTag,
} from '../tags/readBlocks';
import { isControlLine, signAndName } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import { type TagError, withoutOddSign } from '../tags/wrongTags';
import { type Paragraph, rowOf, runsOf } from '../word/paragraphs';
import { propertyOf } from '../xml/tree';

/**
 * Finds the errors in the tags of a template: wrong names, blocks that lack a tag, split blocks, single braces, wrong
 * brackets, and section breaks in loops. A tag with an error in its name gets no error about its block.
 *
 * @param wrong the errors that `wrongTags` found
 */
export function tagErrors(read: Blocks, wrong: readonly TagError[], fields: Fields) {
  const braces = looseBraces(read.paragraphs);
  const ofParagraphs = [
    ...braces,
    ...wrongBrackets(read.paragraphs, fields),
    ...sectionBreakErrors(read),
  ];
  const ofTags = new Map([
    ...splitBlocks(read.blocks),
    ...unpairedTagErrors(read, braces),
    ...wrong,
  ]);
  return [...ofTags.values(), ...ofParagraphs];
}

/**
 * Finds blocks that lack their start tag or end tag. An unclosed start tag and a later unopened end tag count as one
 * block with a wrong end tag: `{#items}…{/itmes}`. If a tag has a wrong sign, all blocks of its name in this part are
 * left out. All blocks of a part are left out when a tag of a block in this part lacks a brace. The wrong sign and the
 * missing brace are reported by other functions.
 *
 * @param braces the errors that `looseBraces` found
 */
function unpairedTagErrors(
  { tags, blocks, unopened }: Blocks,
  braces: readonly Diagnostic[],
): TagError[] {
  const namesWithWrongSign = new Set(
    tags.flatMap((tag) => {
      const name = withoutOddSign(tag.name);
      return lacksSign(tag) || name !== tag.name ? nameInPart({ ...tag, name }) : [];
    }),
  );
  const errors = new Map<PlacedTag, Diagnostic>();
  const open: Block[] = [];
  for (const tag of tags.filter((one) => !namesWithWrongSign.has(nameInPart(one)))) {
    const block = blocks.find(({ start, end }) => start === tag && !end);
    if (block) {
      open.push(block);
      errors.set(tag, checkDiagnostic('unclosed-loop', tag, tag.name, tag.sign + tag.name));
    }
    if (!unopened.includes(tag)) continue;
    // The end tag was meant for the open block with the name of the end tag. Without such a block, the end tag was meant
    // for the innermost open block.
    const [meant] = open.splice(
      open.findLastIndex(({ start }) => start.name === tag.name),
      1,
    );
    if (meant?.start.paragraph.path !== tag.paragraph.path) {
      errors.set(tag, checkDiagnostic('unopened-loop', tag, tag.name));
      continue;
    }
    const { name, sign, around } = meant.start;
    // The blocks cross in `{#a}{#b}{/a}{/b}`. Here `{/b}` has the right name, but `{/a}` stands where `{/b}` belongs.
    // The error therefore names `{/a}`.
    const crossing = name === tag.name && blocksAround(around).find(({ end }) => end)?.end;
    const end = crossing || tag;
    const id = crossing ? 'wrong-end.crossed' : 'wrong-end';
    errors.set(meant.start, checkDiagnostic(id, { ...end, name }, name, sign + name, end.name));
  }
  const partsWithCutTags = new Set(
    braces.filter(({ tag = '' }) => signAndName(tag).sign).map(({ part }) => part),
  );
  return [...errors].filter(([, { part }]) => !partsWithCutTags.has(part));
}

/**
 * Finds blocks with one tag inside a table, text box, content control, link or tracked change, and the other tag
 * outside of this element. With some of these blocks, docxtemplater makes a document that Word refuses. Tags in
 * different cells of one table are no error, because docxtemplater repeats the rows. A control line is a paragraph
 * whose only visible text is a tag of a block (`isControlLine`). If both tags are in control lines, links and tracked
 * changes around them do not count, because filling removes both paragraphs.
 */
function splitBlocks(blocks: readonly Block[]): TagError[] {
  return blocks.flatMap(({ start, end }) => {
    if (!end || belongTogether(start, end)) return [];
    return [[start, checkDiagnostic('split-block', start, start.name, start.sign + start.name)]];
  });
}

function belongTogether(start: PlacedTag, end: PlacedTag) {
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return runParent(start) === runParent(end);
  const table = rowOf(start.paragraph)?.parentNode;
  if (table && table === rowOf(end.paragraph)?.parentNode) return true;
  if (first.parentNode !== last.parentNode) return false;
  return (
    (isControlLine(start) && isControlLine(end)) ||
    runParent(start)?.nodeName === runParent(end)?.nodeName
  );
}

// The parent of the run with a tag: the paragraph, a link or a tracked change.
function runParent(tag: PlacedTag) {
  return runsOf(tag)[0]?.parentNode;
}

/**
 * Finds section breaks inside a loop. The loop would repeat each section break, with the columns, page size and headers
 * of the section. A section break in the last control line of a loop is no error, because `separateBlockTags` puts
 * the section break behind the loop. A loop without an end tag is left out, because nobody knows where the loop ends.
 */
function sectionBreakErrors({ enclosed }: Blocks) {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    if (!propertyOf(paragraph.element, 'w:sectPr')) return [];
    const { start, end } = innermost;
    const isLast = end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
    const [loop] = loopsOf(isLast ? start.around : innermost);
    // The place is the start tag, because a paragraph with a section break is usually empty.
    return loop?.end ? checkDiagnostic('section-break-inside', loop.start, loop.start.name) : [];
  });
}

/**
 * Finds tags with more than one brace on a side (`{{text}}`), because other programs write tags in this form. Also
 * finds known names in other brackets (`[text]`).
 */
function wrongBrackets(paragraphs: readonly Paragraph[], fields: Fields) {
  const names = namesIn(fields).join('|');
  const wrong = new RegExp(
    `\\{{2,}[^{}]*\\}+|\\{[^{}]*\\}{2,}|[[(<]+${blockSign}?(?:${names})[\\])>]+`,
    'gu',
  );
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.text.matchAll(wrong), ({ index, 0: text }) => {
      const tag = text.replace(/[{}[\]()<>]/g, '').trim();
      const stretch = { paragraph, start: index, end: index + text.length, name: tag };
      return checkDiagnostic('wrong-brackets', stretch, text, tag);
    }),
  );
}

/** Finds opening braces without a closing brace in their paragraph, and closing braces without an opening brace. */
function looseBraces(paragraphs: readonly Paragraph[]) {
  const braces = paragraphs.flatMap(bracesIn);
  return braces.flatMap((brace, index) => {
    const { number, isOpen, name } = brace;
    const other = braces[isOpen ? index + 1 : index - 1];
    // A tag that is split between two paragraphs is reported once, at its opening brace.
    if (other?.number === number + (isOpen ? 1 : -1) && other.isOpen !== isOpen)
      return isOpen
        ? checkDiagnostic('loose-brace', brace, `{${name.trim()}`, `${other.name}}`.trim())
        : [];
    return checkDiagnostic(isOpen ? 'unclosed-tag' : 'unopened-tag', brace, name.trim());
  });
}

/**
 * The braces of a paragraph that belong to no tag. `name` is the text from an opening brace to the next brace, or from
 * the previous brace to a closing brace.
 */
function bracesIn(paragraph: Paragraph, number: number) {
  const withoutTags = paragraph.text.replace(/\{+[^{}]*\}+/g, (tag) => '\uE000'.repeat(tag.length));
  const pieces = withoutTags.matchAll(/\{?[^{}\uE000]*\}?/g);
  return Array.from(pieces, ({ index: start, 0: text }) => {
    const name = text.replace(/[{}]/, '');
    return { paragraph, number, start, end: start + text.length, name, isOpen: text[0] === '{' };
  }).filter(({ start, end, name }) => end - start > name.length);
}
