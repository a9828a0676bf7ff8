import type { Diagnostic } from '../diagnostic';
import { blockSign, type Fields } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import {
  type Block,
  type Blocks,
  blocksAround,
  isControlLine,
  lacksSign,
  loopsOf,
  nameInPart,
  type PlacedTag,
  signAndName,
} from '../tags/readBlocks';
import { namesIn } from '../tags/scopes';
import { type TagError, withoutOddSign } from '../tags/wrongTags';
import { type Paragraph, rowOf, runsOf } from '../word/paragraphs';
import { propertyOf } from '../xml/tree';

/**
 * Returns all errors in the tags of a template, including the errors in `wrong`.
 *
 * @param wrong the errors in the names and signs of tags (`wrongTags`). A tag in `wrong` gets no error about its block.
 */
export function tagErrors(read: Blocks, wrong: readonly TagError[], fields: Fields) {
  const braces = looseBraces(read.paragraphs);
  return [
    ...braces,
    ...wrongBrackets(read.paragraphs, fields),
    ...sectionBreakErrors(read),
    ...new Map([
      ...splitBlocks(read.blocks),
      ...unpairedTagErrors(read, braces),
      ...wrong,
    ]).values(),
  ];
}

/**
 * Finds start tags without an end tag, and end tags without a start tag. `{#items}…{/itmes}` counts as one block with a
 * wrong end tag.
 *
 * An unpaired tag is left out if the cause may be another error, which another function reports:
 *
 * - A tag has a wrong sign or none, e.g. `{?items}` or `{items}`. All tags `items` of this part are left out.
 * - A tag of a block lacks a brace, e.g. `{#items`. All tags of this part are left out.
 *
 * @param braces the errors that `looseBraces` found
 */
function unpairedTagErrors({ tags, blocks, unopened }: Blocks, braces: readonly Diagnostic[]) {
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
    // The end tag belongs to the open block with its name. If no open block has this name, the index is -1, and
    // `splice` takes the innermost open block: `{/itmes}` belongs to `{#items}`.
    const [meant] = open.splice(
      open.findLastIndex(({ start }) => start.name === tag.name),
      1,
    );
    if (meant?.start.paragraph.path !== tag.paragraph.path) {
      errors.set(tag, checkDiagnostic('unopened-loop', tag, tag.name));
      continue;
    }
    const { name, sign, around } = meant.start;
    // In `{#a}{#b}{/a}{/b}`, the blocks cross. `readBlocks` closes `b` at `{/a}`, so that `{/b}` closes no block. The
    // error at `{#b}` names `{/a}`, because `{/a}` is at the wrong place.
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
 * Finds blocks with one tag inside a table, text box, content control, link or tracked change, and one tag outside.
 * From some of these blocks, docxtemplater would make XML that Word refuses. Two cases do no harm:
 *
 * - The tags are in different cells of one table. docxtemplater then repeats whole rows.
 * - The tags are in control lines (`isControlLine`), inside links or tracked changes. Filling removes control lines.
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

// Returns the paragraph, link or tracked change that holds the start of a tag.
function runParent(tag: PlacedTag) {
  return runsOf(tag)[0]?.parentNode;
}

/**
 * Finds section breaks inside loops. A loop would repeat the section break. If the tags of the loop are in control
 * lines, a section break in the paragraph of the end tag is no error: `separateBlockTags` moves it behind the loop. A
 * loop without an end tag is left out.
 */
function sectionBreakErrors({ enclosed }: Blocks) {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    if (!propertyOf(paragraph.element, 'w:sectPr')) return [];
    const { start, end } = innermost;
    const isLast = end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
    const [loop] = loopsOf(isLast ? start.around : innermost);
    // The error is at the start tag. A paragraph with a section break is usually empty, so nobody would find it.
    return loop?.end ? checkDiagnostic('section-break-inside', loop.start, loop.start.name) : [];
  });
}

/**
 * Finds tags as other programs write them: tags with double braces (`{{text}}`), and names of `fields` in square, round
 * or angle brackets (`[text]`).
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
    // A tag `{text}` may be split between two paragraphs: `{te` and `xt}`. Only the opening brace then gets an error.
    if (other?.number === number + (isOpen ? 1 : -1) && other.isOpen !== isOpen)
      return isOpen
        ? checkDiagnostic('loose-brace', brace, `{${name.trim()}`, `${other.name}}`.trim())
        : [];
    return checkDiagnostic(isOpen ? 'unclosed-tag' : 'unopened-tag', brace, name.trim());
  });
}

/**
 * Returns the braces of a paragraph that belong to no tag. `name` is the text after an opening brace, or before a
 * closing brace, without neighbouring tags. `number` is the index of the paragraph.
 */
function bracesIn(paragraph: Paragraph, number: number) {
  const withoutTags = paragraph.text.replace(/\{+[^{}]*\}+/g, (tag) => '\uE000'.repeat(tag.length));
  const pieces = withoutTags.matchAll(/\{?[^{}\uE000]*\}?/g);
  return Array.from(pieces, ({ index: start, 0: text }) => {
    const name = text.replace(/[{}]/, '');
    return { paragraph, number, start, end: start + text.length, name, isOpen: text[0] === '{' };
  }).filter(({ start, end, name }) => end - start > name.length);
}
