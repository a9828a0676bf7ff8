import type { Node } from '@xmldom/xmldom';
import { closest } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

/** Sections that print nothing, and loops that print their turns glued together or with an empty row or cell each. */
export function loopNotices(sections: readonly Section[]): TemplateProblem[] {
  const broken = new Map<Paragraph, boolean>();
  const isBroken = (paragraph: Paragraph) => {
    const isIn = (name: string) => paragraph.element.getElementsByTagName(name).length > 0;
    const known = broken.get(paragraph) ?? (isIn('w:br') || isIn('w:cr'));
    broken.set(paragraph, known);
    return known;
  };
  // A dash loop says itself what it repeats.
  return sections
    .filter(({ start }) => !start.repeats)
    .flatMap((section) => [
      ...gluedTogether(section, isBroken),
      ...rowsOfTags(section),
      ...emptyLines(section),
    ]);
}

// Of two control lines with nothing between them.
function emptyLines({ start, end }: Section): TemplateProblem[] {
  if (!end || !isControlLine(start) || !isControlLine(end)) return [];
  const last = end.paragraph.element;
  let next = start.paragraph.element.nextSibling;
  while (next && next.nodeType !== last.nodeType) next = next.nextSibling;
  if (next !== last) return [];
  return [checkFinding('empty-section', whereIs(start, start.name), start.inner, start.name)];
}

// Whatever is not a field at either edge keeps two turns apart: a comma, a space, a break.
function gluedTogether(
  { start, end, isLoop }: Section,
  isBroken: (paragraph: Paragraph) => boolean,
): TemplateProblem[] {
  const { paragraph } = start;
  if (!isLoop || end?.paragraph !== paragraph) return [];
  const inner = paragraph.text.slice(start.end, end.start);
  const isGlued =
    /^\{[^{}#^/]/.test(inner) && /[^{}]\}$/.test(inner) && !/\{[#^/][^{}]*\}$/.test(inner);
  if (!isGlued || isBroken(paragraph)) return [];
  return [checkFinding('glued-loop', whereIs(start, start.name), start.name)];
}

// One empty cell in a row is there to write in; with one at either end, the tags were meant to take no room.
function rowsOfTags({ start, end, isLoop }: Section): TemplateProblem[] {
  if (!isLoop || !end) return [];
  const [first, last] = [start, end].map((tag) => placeOf(tag));
  if (!first?.cell || !last || first.cell === last.cell) return [];
  const isRow = first.row !== last.row && (holdsTagsAlone(first.row) || holdsTagsAlone(last.row));
  const isCell =
    isAlone(start, first.cell) && isAlone(end, last.cell) && hasMore(first, start, end);
  const isLine = [start, end].some((tag) => isControlLine(tag) && !isAlone(tag, placeOf(tag).cell));
  const kind = isRow ? 'row' : isCell ? 'cell' : isLine && 'line';
  return kind ? [checkFinding(`empty-row.${kind}`, whereIs(start, start.name), start.name)] : [];
}

type Place = { row: Node | null; cell: Node | null };

function placeOf({ paragraph: { element } }: PlacedTag): Place {
  return { row: closest(element, ['w:tr']), cell: closest(element, ['w:tc']) };
}

function holdsTagsAlone(row: Node | null): boolean {
  return isUnseen(row?.textContent?.replace(/\{[#^/][^{}]*\}/g, '') ?? '');
}

function isAlone({ inner }: PlacedTag, cell: Node | null): boolean {
  return cell?.textContent?.trim() === `{${inner}}`;
}

function hasMore({ row }: Place, start: PlacedTag, end: PlacedTag): boolean {
  return row?.textContent?.replace(/\s/g, '') !== `{${start.inner}}{${end.inner}}`;
}
