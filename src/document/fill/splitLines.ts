import type { Element } from '@xmldom/xmldom';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { fieldsIn } from '../word/fields';
import { gapsIn, isLineBreak, type Paragraph, runsBetween } from '../word/paragraphs';
import {
  type Edits,
  elementsBelow,
  elementsIn,
  emptyCopy,
  propertyOf,
  remove,
  shapes,
} from '../word/tree';

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
    cuts.set(tag.paragraph, [...(cuts.get(tag.paragraph) ?? []), tag]);
  }
  for (const [paragraph, tags] of cuts) edits.set(paragraph.element, cut(paragraph, tags));
}

function tagsToCut({ start, end, isLoop }: Section): PlacedTag[] {
  if (!end || start.repeats || !canCut(start) || !canCut(end)) return [];
  const tags = [start, end].filter((tag) => !isControlLine(tag));
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return isLineInParagraph(start) && isLineInParagraph(end) ? tags : [];
  if (first.parentNode !== last.parentNode) return [];
  // A condition from the middle of one paragraph to the middle of another joins them.
  return isLoop || isAtEdge(start) || isAtEdge(end) ? tags : [];
}

// In a link or a field of Word, a paragraph cannot be cut.
function canCut({ paragraph, start, end }: PlacedTag): boolean {
  const elements = elementsBelow(paragraph.element);
  const fields = fieldsIn(elements);
  return runsBetween(paragraph, start, end).every((run) => {
    const at = elements.indexOf(run);
    const isInField = fields.some((field) => field.start < at && at < field.end);
    return run.parentNode === paragraph.element && !isInField;
  });
}

function isAtEdge({ sign, start, end, paragraph: { text } }: PlacedTag): boolean {
  const outside = sign === '/' ? text.slice(end) : text.slice(0, start);
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

// Shift and Enter make lines of one paragraph.
function isLineInParagraph({ paragraph, start, end }: PlacedTag): boolean {
  const gaps = Array.from(gapsIn(paragraph));
  const breaks = gaps.filter(([one]) => isLineBreak(one)).map(([, at]) => at);
  const edges = [0, ...breaks, paragraph.text.length];
  return breaks.length > 0 && edges.includes(start) && edges.includes(end);
}

/** A child of a paragraph or of one of its runs; of a text, a stretch of it with its places in the paragraph. */
type Piece = { node: Element; run?: Element; text?: string; from?: number; to?: number };

/** A paragraph in place of each tag and of what stands before, between and after them. */
function cut(paragraph: Paragraph, tags: readonly PlacedTag[]): Element[] {
  const starts = new Set<number | undefined>(tags.map(({ start }) => start));
  const ends = new Set<number | undefined>(tags.map(({ end }) => end));
  const lines: Piece[][] = [[]];
  for (const piece of piecesOf(paragraph, [...starts, ...ends])) {
    if (starts.has(piece.from)) lines.push([]);
    lines.at(-1)?.push(piece);
    if (ends.has(piece.to)) lines.push([]);
  }
  const printed = lines
    .filter((line) => line.some(isSeen))
    .map((line) => paragraphOf(paragraph.element, withoutOuterBreaks(line)));
  beginAndEndOnce(printed);
  return printed;
}

function piecesOf({ element, pieces }: Paragraph, cuts: readonly (number | undefined)[]): Piece[] {
  const places = new Map<Element, number>();
  let length = 0;
  for (const { holder, text } of pieces) {
    places.set(holder, length);
    length += text.length;
  }
  return elementsIn(element).flatMap((run): Piece[] => {
    if (run.nodeName === 'w:pPr') return [];
    if (run.nodeName !== 'w:r') return [{ node: run }];
    return elementsIn(run).flatMap((node): Piece[] => {
      const place = places.get(node);
      if (node.nodeName === 'w:rPr') return [];
      if (place === undefined) return [{ node, run }];
      const text = node.textContent ?? '';
      const inside = cuts.flatMap((at = 0) => (at > place && at < place + text.length ? [at] : []));
      const edges = [place, ...inside.toSorted((a, b) => a - b), place + text.length];
      return edges.slice(1).map((to, index) => {
        const from = edges[index] ?? place;
        return { node, run, text: text.slice(from - place, to - place), from, to };
      });
    });
  });
}

const things = [...shapes, 'w:sym', 'w:footnoteReference'];

function isSeen({ node, text }: Piece): boolean {
  if (!isUnseen(text ?? node.textContent ?? '')) return true;
  const inside = text === undefined ? elementsBelow(node) : [];
  return [node, ...inside].some(({ nodeName }) => things.includes(nodeName));
}

function withoutOuterBreaks(line: readonly Piece[]): Piece[] {
  const [first, last] = [line.findIndex(isSeen), line.findLastIndex(isSeen)];
  return line.filter(({ node }, at) => !isLineBreak(node) || (at > first && at < last));
}

function paragraphOf(original: Element, line: readonly Piece[]): Element {
  const paragraph = emptyCopy(original);
  let last: { run: Element; copy: Element } | undefined;
  for (const { node, run, text } of line) {
    const own = node.cloneNode(text === undefined) as Element;
    if (text !== undefined) {
      own.setAttribute('xml:space', 'preserve');
      own.textContent = text;
    }
    if (run !== last?.run) last = run && { run, copy: emptyCopy(run) };
    if (last && !last.copy.parentNode) paragraph.appendChild(last.copy);
    (last?.copy ?? paragraph).appendChild(own);
  }
  return paragraph;
}

// A page begins once, and a section of the document ends once: at what is no control line.
function beginAndEndOnce(lines: readonly Element[]): void {
  const texts = lines.filter((one) => !/^\s*\{[#^/][^{}]*\}\s*$/.test(one.textContent ?? ''));
  const [first, last] = [texts[0] ?? lines[0], texts.at(-1) ?? lines.at(-1)];
  for (const line of lines) {
    for (const [name, owner] of [
      ['w:pageBreakBefore', first],
      ['w:sectPr', last],
    ] as const) {
      const setting = propertyOf(line, name);
      if (setting && line !== owner) remove(setting);
    }
  }
}
