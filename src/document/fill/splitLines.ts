import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { type Paragraph, runsBetween } from '../word/paragraphs';
import type { Edits } from '../word/tree';
import { cutParagraph, isLineBreak } from './cutParagraph';

/**
 * Gives the beginning and the end of a section that reaches over several lines a paragraph each: of
 * `{#items}{text}` and `{/items}`, the first becomes two. docxtemplater 3.71 prints the second turn in the
 * look of the end's paragraph, and leaves an empty one.
 *
 * @param edits get what does it
 */
export function splitLines(sections: readonly Section[], edits: Edits): void {
  const cuts = new Map<Paragraph, PlacedTag[]>();
  for (const tag of sections.flatMap(tagsToCut)) {
    const known = cuts.get(tag.paragraph);
    if (known) known.push(tag);
    else cuts.set(tag.paragraph, [tag]);
  }
  for (const [paragraph, tags] of cuts) edits.set(paragraph.element, cutParagraph(paragraph, tags));
}

function tagsToCut({ start, end, isLoop }: Section): PlacedTag[] {
  if (!end || start.repeats || !canCut(start) || !canCut(end)) return [];
  const tags = [start, end].filter((tag) => !isControlLine(tag));
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return hasLineInParagraph(start) && hasLineInParagraph(end) ? tags : [];
  if (first.parentNode !== last.parentNode) return [];
  // A condition from the middle of one paragraph to the middle of another joins them.
  return isLoop || isAtEdge(start) || isAtEdge(end) ? tags : [];
}

// In a link or a field of Word, a paragraph cannot be cut.
function canCut({ paragraph, start, end }: PlacedTag): boolean {
  const runs = runsBetween(paragraph, start, end);
  const isDirect = runs.every(({ parentNode }) => parentNode === paragraph.element);
  return isDirect && factsOf(paragraph).fields.every(([from, to]) => end <= from || to <= start);
}

function isAtEdge({ sign, start, end, paragraph: { text } }: PlacedTag): boolean {
  const outside = sign === '/' ? text.slice(end) : text.slice(0, start);
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

// Shift and Enter make lines of one paragraph.
function hasLineInParagraph({ paragraph, start, end }: PlacedTag): boolean {
  const { breaks } = factsOf(paragraph);
  const isEdge = (at: number) => at === 0 || at === paragraph.text.length || breaks.has(at);
  return breaks.size > 0 && isEdge(start) && isEdge(end);
}

/** Before which letters of its text a line break stands, and from where to where there is a field of Word. */
type Facts = { breaks: ReadonlySet<number>; fields: readonly (readonly [number, number])[] };

const known = new WeakMap<Paragraph, Facts>();

// A paragraph may hold many sections.
function factsOf(paragraph: Paragraph): Facts {
  const found = known.get(paragraph);
  if (found) return found;
  const lengths = new Map(paragraph.pieces.map(({ holder, text }) => [holder, text.length]));
  const elements = Array.from(paragraph.element.getElementsByTagName('*'));
  const breaks = new Set<number>();
  const open: number[] = [];
  const fields: [number, number][] = [];
  let at = 0;
  for (const element of elements) {
    if (isLineBreak(element)) breaks.add(at);
    const type = element.getAttribute('w:fldCharType');
    if (type === 'begin') open.push(at);
    // Of a field that began in a paragraph before, all up to its end.
    if (type === 'end') fields.push([open.pop() ?? 0, at]);
    at += lengths.get(element) ?? 0;
  }
  for (const from of open) fields.push([from, at]);
  const facts = { breaks, fields };
  known.set(paragraph, facts);
  return facts;
}
