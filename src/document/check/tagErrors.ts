import type { Diagnostic } from '../diagnostic';
import { blockSign, type Fields } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import { withoutOddSign } from '../tags/checkTagName';
import {
  type Block,
  type Blocks,
  blocksAround,
  isUnsigned,
  loopsOf,
  nameInPart,
  type PlacedTag,
} from '../tags/readBlocks';
import { isControlLine, signAndName } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { type TagError, wrongTags } from '../tags/wrongTags';
import { type Paragraph, rowOf, runsBetween } from '../word/paragraphs';
import { propertyOf } from '../xml/tree';

/** Errors in the tags of a template: names, pairs and braces. A tag has one error at most. */
export function tagErrors(read: Blocks, fields: Fields) {
  const braces = looseBraces(read.paragraphs);
  const ofTags = new Map([
    ...splitSections(read.blocks),
    ...pairErrors(read, braces),
    ...wrongTags(read, fields),
  ]);
  return [
    ...ofTags.values(),
    ...braces,
    ...wrongBrackets(read.paragraphs, fields),
    ...sectionBreaks(read),
  ];
}

/**
 * Blocks without their start tag or end tag. An end tag without a start tag, after a start tag without an end tag, was
 * meant to close it. A tag with a wrong brace or sign counts as present.
 *
 * @param braces the errors of braces
 */
function pairErrors({ tags, blocks, unopened }: Blocks, braces: readonly Diagnostic[]): TagError[] {
  const unsigned = new Set(
    tags.flatMap((tag) => {
      const name = withoutOddSign(tag.name);
      return isUnsigned(tag) || name !== tag.name ? nameInPart({ ...tag, name }) : [];
    }),
  );
  const errors = new Map<PlacedTag, Diagnostic>();
  const open: Block[] = [];
  for (const tag of tags.filter((one) => !unsigned.has(nameInPart(one)))) {
    const block = blocks.find(({ start, end }) => start === tag && !end);
    if (block) {
      open.push(block);
      errors.set(tag, checkDiagnostic('unclosed-loop', tag, tag.name, tag.sign + tag.name));
    } else if (unopened.includes(tag)) {
      // Of blocks that cross, the block of this name is meant; else the innermost block.
      const [meant] = open.splice(
        open.findLastIndex(({ start }) => start.name === tag.name),
        1,
      );
      if (meant?.start.paragraph.path !== tag.paragraph.path) {
        errors.set(tag, checkDiagnostic('unopened-loop', tag, tag.name));
      } else errors.set(meant.start, wrongEnd(meant, tag));
    }
  }
  const cut = new Set(
    braces.filter(({ tag = '' }) => signAndName(tag).sign).map(({ part }) => part),
  );
  return [...errors].filter(([, { part }]) => !cut.has(part));
}

// Where two blocks cross, the end tag of the outer block closes the inner block.
function wrongEnd({ start }: Block, end: PlacedTag) {
  const crossing =
    start.name === end.name && blocksAround(start.around).find((one) => one.end)?.end;
  const closing = crossing || end;
  return checkDiagnostic(
    crossing ? 'wrong-end.crossed' : 'wrong-end',
    whereIs(closing, start.name),
    start.name,
    start.sign + start.name,
    closing.name,
  );
}

/**
 * Blocks of which one tag stands in a table, text box, content control, link or tracked change and the other tag does
 * not. docxtemplater fills some of these into a document that Word refuses. The two tags may stand in different cells
 * of one table: docxtemplater repeats the rows. Control lines go with their paragraphs, whatever is around them.
 */
function splitSections(blocks: readonly Block[]): TagError[] {
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
  return (isControlLine(start) && isControlLine(end)) || around(start) === around(end);
}

// The names of the elements between the run of a tag and its paragraph: a link, a tracked change.
function around(tag: PlacedTag) {
  const names: string[] = [];
  let node = runParent(tag);
  for (; node && node !== tag.paragraph.element; node = node.parentNode) names.push(node.nodeName);
  return names.join(' ');
}

// The parent of a run is the paragraph, a link or a tracked change.
function runParent(tag: PlacedTag) {
  return runsBetween(tag.paragraph, tag.start, tag.end)[0]?.parentNode;
}

/**
 * Section breaks inside a loop. The loop would repeat each break with the columns, page size and headers of its section.
 * A break on the last control line of the loop does not count: filling moves it behind the loop.
 */
function sectionBreaks({ enclosed }: Blocks) {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    if (!propertyOf(paragraph.element, 'w:sectPr')) return [];
    const { start, end } = innermost;
    const isLast = end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
    const [loop] = loopsOf(isLast ? start.around : innermost);
    return loop ? checkDiagnostic('section-break-inside', { paragraph }, loop.start.name) : [];
  });
}

/** Fields with more braces than one on a side, as other programs have them, or in other brackets. */
function wrongBrackets(paragraphs: readonly Paragraph[], fields: Fields) {
  const names = namesIn(fields).join('|');
  const wrong = new RegExp(
    `\\{{2,}[^{}]*\\}+|\\{[^{}]*\\}{2,}|[[(<]+${blockSign}?(?:${names})[\\])>]+`,
    'gu',
  );
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.text.matchAll(wrong), ({ index, 0: text }) => {
      const tag = text.replace(/[{}[\]()<>]/g, '').trim();
      const where = whereIs({ paragraph, start: index, end: index + text.length }, tag);
      return checkDiagnostic('wrong-brackets', where, text, tag);
    }),
  );
}

/** Braces whose other half is missing or stands in the next paragraph. */
function looseBraces(paragraphs: readonly Paragraph[]) {
  const braces = paragraphs.flatMap(bracesIn);
  return braces.flatMap(({ paragraph, number, at, isOpen, half }, index) => {
    const start = isOpen ? at : at - half.length;
    const where = whereIs({ paragraph, start, end: start + half.length + 1 }, half);
    const other = braces[isOpen ? index + 1 : index - 1];
    // A split tag is said at its first half.
    if (other?.number === number + (isOpen ? 1 : -1) && other.isOpen !== isOpen)
      return isOpen
        ? checkDiagnostic('loose-brace', where, `{${half.trim()}`, `${other.half}}`.trim())
        : [];
    return checkDiagnostic(isOpen ? 'unclosed-tag' : 'unopened-tag', where, half.trim());
  });
}

/** The braces of a paragraph that belong to no tag, each with the text up to the next brace. */
function bracesIn(paragraph: Paragraph, number: number) {
  const { text } = paragraph;
  const rest = text.replace(/\{+[^{}]*\}+/g, (tag) => '-'.repeat(tag.length));
  return Array.from(rest.matchAll(/[{}]/g), ({ index: at, 0: brace }) => {
    const isOpen = brace === '{';
    const [before, after] = [text.slice(0, at).split(/[{}]/), text.slice(at + 1).split(/[{}]/)];
    return { paragraph, number, at, isOpen, half: (isOpen ? after[0] : before.at(-1)) ?? '' };
  });
}
