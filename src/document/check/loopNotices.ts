import type { Element } from '@xmldom/xmldom';
import { closest } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { PlacedTag, Section } from '../tags/readSections';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

/** Loops that print their turns glued together, or with an empty row or cell each. */
export function loopNotices(sections: readonly Section[]): TemplateProblem[] {
  const broken = new Map<Paragraph, boolean>();
  const isBroken = (paragraph: Paragraph) => {
    const known =
      broken.get(paragraph) ?? paragraph.element.getElementsByTagName('w:br').length > 0;
    broken.set(paragraph, known);
    return known;
  };
  // A dash loop says itself what it repeats.
  return sections
    .filter(({ start }) => !start.repeats)
    .flatMap((section) => [...gluedTogether(section, isBroken), ...rowsOfTags(section)]);
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
  if (!isLoop || !end || !cellOf(start) || cellOf(start) === cellOf(end)) return [];
  const halves = [start, end];
  const kind = halves.some((tag) => hasForItself(tag, 'w:tr'))
    ? 'row'
    : halves.every((tag) => hasForItself(tag, 'w:tc')) && hasMore(start, end) && 'cell';
  if (!kind) return [];
  return [checkFinding('empty-row', whereIs(start, start.name), start.name, kind)];
}

function hasMore(start: PlacedTag, end: PlacedTag): boolean {
  const row = closest(start.paragraph.element, ['w:tr']);
  return row?.textContent?.replace(/\s/g, '') !== `{${start.inner}}{${end.inner}}`;
}

function cellOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tc']) as Element | null;
}

function hasForItself({ paragraph, inner }: PlacedTag, container: 'w:tr' | 'w:tc'): boolean {
  const around = closest(paragraph.element, [container]);
  return around?.textContent?.trim() === `{${inner}}`;
}
