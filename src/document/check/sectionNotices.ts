import type { Element, Node } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import type { PlacedTag, Section, Sections } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { child, closest, elementsNamed } from '../word/tree';

/**
 * Section breaks inside a loop, or on the last line of a condition, which filling repeats or loses with all
 * that a section has: columns, page size, headers. What hangs on the section's own control lines is moved
 * outside of it; what stands wholly in a condition comes and goes with its text.
 */
export function sectionBreaks({ enclosed }: Sections): TemplateProblem[] {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    const settings = child(paragraph.element, 'w:pPr');
    if (!settings || !child(settings, 'w:sectPr')) return [];
    const section = isEndLine(paragraph, innermost) ? innermost.start.around : innermost;
    if (!section) return [];
    const loop = aroundOf(section).find(({ isLoop }) => isLoop);
    if (!loop && section.end?.paragraph !== paragraph) return [];
    const where = whereIs({ paragraph });
    const { start } = loop ?? section;
    const id = loop ? 'section-break-inside.loop' : 'section-break-inside';
    return [checkFinding(id, where, start.name)];
  });
}

function aroundOf(section: Section): Section[] {
  const { around } = section.start;
  return around ? [section, ...aroundOf(around)] : [section];
}

function isEndLine(paragraph: Paragraph, { start, end }: Section): boolean {
  return end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
}

/**
 * Conditions from one cell of a row to another, beside other text: without what they ask for, docxtemplater
 * takes the whole row away.
 */
export function conditionsOverCells(sections: readonly Section[]): TemplateProblem[] {
  return sections.flatMap(({ start, end, isLoop }) => {
    const [first, last] = [start, end].map((tag) => tag && rowOf(tag));
    if (isLoop || start.repeats || !end || !first || !last || cellOf(start) === cellOf(end))
      return [];
    const [before = '', ...inside] = first.textContent?.split(`{${start.inner}}`) ?? [];
    const after = last.textContent?.split(`{${end.inner}}`).at(-1) ?? '';
    // Of an entry, a text that is missing takes the others along.
    const beside =
      start.around?.isLoop && isText(start) ? fieldsBeside(inside.join(), start.name) : '';
    const lost = `${before}${beside}${after}`.replace(/\{[#^/][^{}]*\}/g, '');
    if (isUnseen(lost)) return [];
    const where = whereIs(start, start.name);
    return [checkFinding('condition-over-cells', where, start.inner, start.name, lost)];
  });
}

function isText({ name, scopes }: PlacedTag): boolean {
  const field = fieldAt(name, scopes);
  return typeof field === 'string' && field !== 'condition';
}

function fieldsBeside(text: string, name: string): string {
  const fields = text.match(/\{[^{}#^/]+\}/g) ?? [];
  return fields.filter((field) => field !== `{${name}}`).join(' ');
}

function rowOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tr']) as Element | null;
}

function cellOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tc']) as Element | null;
}

/**
 * Sections that print nothing; loops that print their turns glued together, with an empty row or cell each, with an
 * empty page at the end or into a cell that nobody sees; tables that become one.
 */
export function sectionNotices({ tags, sections }: Sections): TemplateProblem[] {
  const broken = new Map<Paragraph, boolean>();
  const isBroken = (paragraph: Paragraph) => {
    const isIn = (name: string) => paragraph.element.getElementsByTagName(name).length > 0;
    const known = broken.get(paragraph) ?? (isIn('w:br') || isIn('w:cr'));
    broken.set(paragraph, known);
    return known;
  };
  // A dash loop says itself what it repeats.
  const plain = sections.filter(({ start }) => !start.repeats);
  return [
    ...plain.flatMap((section) => [
      ...gluedTogether(section, isBroken),
      ...rowsOfTags(section),
      ...emptyLines(section),
    ]),
    ...meetingTables(tags, sections),
    ...sections.flatMap(breakAtEnd),
    ...sections.flatMap(mergedCell),
  ];
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
  const [first, last] = [rowOf(start), rowOf(end)];
  if (!cellOf(start) || cellOf(start) === cellOf(end)) return [];
  const both = `{${start.inner}}{${end.inner}}`;
  const isRow = first !== last && (holdsTagsAlone(first) || holdsTagsAlone(last));
  const isCell = isAlone(start) && isAlone(end) && first?.textContent?.replace(/\s/g, '') !== both;
  const isLine = [start, end].some((tag) => isControlLine(tag) && !isAlone(tag));
  const kind = isRow ? 'row' : isCell ? 'cell' : isLine && 'line';
  return kind ? [checkFinding(`empty-row.${kind}`, whereIs(start, start.name), start.name)] : [];
}

function holdsTagsAlone(row: Node | null): boolean {
  return isUnseen(row?.textContent?.replace(/\{[#^/][^{}]*\}/g, '') ?? '');
}

function isAlone(tag: PlacedTag): boolean {
  return cellOf(tag)?.textContent?.trim() === `{${tag.inner}}`;
}

// With nothing but control lines between them: once these are gone, Word makes one table of two.
function meetingTables(
  tags: readonly PlacedTag[],
  sections: readonly Section[],
): TemplateProblem[] {
  const lines = new Map<Node, PlacedTag>(
    tags.filter(isControlLine).map((tag) => [tag.paragraph.element, tag]),
  );
  const groups = groupsOf(lines);
  const between = [...new Set(groups.values())]
    .filter(({ before, after, tags }) => isTable(before) && isTable(after) && !exclude(tags))
    .flatMap(({ tags: [first] }) => first ?? []);
  const turns = sections
    .filter(({ start, end, isLoop }) => {
      const [first, last] = [start, end].map((tag) => tag && groups.get(tag.paragraph.element));
      return isLoop && first !== last && isTable(first?.after) && isTable(last?.before);
    })
    .map(({ start }) => start);
  return [...between, ...turns].map((tag) =>
    checkFinding('meeting-tables', whereIs(tag, tag.name), tag.inner),
  );
}

/** Control lines that follow each other, with the blocks around them. */
type Group = { tags: PlacedTag[]; before: Node | undefined; after: Node | undefined };

function groupsOf(lines: ReadonlyMap<Node, PlacedTag>): Map<Node, Group> {
  const groups = new Map<Node, Group>();
  for (const line of lines.keys()) {
    if (groups.has(line)) continue;
    const group: Group = {
      tags: [],
      before: blockFrom(line.previousSibling, back),
      after: undefined,
    };
    let next: Node | undefined = line;
    for (let tag = lines.get(line); next && tag; tag = next && lines.get(next)) {
      group.tags.push(tag);
      groups.set(next, group);
      next = blockFrom(next.nextSibling, forth);
    }
    group.after = next;
  }
  return groups;
}

const back = (node: Node) => node.previousSibling;
const forth = (node: Node) => node.nextSibling;

function blockFrom(start: Node | null, step: (node: Node) => Node | null): Node | undefined {
  let node = start;
  while (node && !/^w:(p|tbl|sdt)$/.test(node.nodeName)) node = step(node);
  return node ?? undefined;
}

function isTable(node: Node | undefined): boolean {
  return node?.nodeName === 'w:tbl';
}

// Of two parts that exclude each other (`{/boxes}{^boxes}`), one is printed.
function exclude(tags: readonly PlacedTag[]): boolean {
  const closed = new Set<string>();
  return tags.some(({ sign, name }) => {
    if (sign === '/') closed.add(name);
    return sign !== '/' && closed.has(name);
  });
}

// At the end of each turn of a loop: the last one leaves an empty page.
function breakAtEnd({ start, end, isLoop }: Section): TemplateProblem[] {
  if (!isLoop || !end || !isControlLine(end)) return [];
  let last = end.paragraph.element.previousSibling;
  while (last && last.nodeType !== last.ELEMENT_NODE) last = last.previousSibling;
  if (last?.nodeName !== 'w:p' || last === start.paragraph.element) return [];
  if (!isUnseen(last.textContent ?? '')) return [];
  const breaks = Array.from((last as Element).getElementsByTagName('w:br'));
  if (!breaks.some((one) => one.getAttribute('w:type') === 'page')) return [];
  return [checkFinding('page-break-in-loop', whereIs(end, end.name), end.name)];
}

// A cell that is merged with the one above shows nothing of its own.
function mergedCell({ start, isLoop }: Section): TemplateProblem[] {
  const row = rowOf(start);
  if (!isLoop || !row || !elementsNamed(row, 'w:tc').some(isMergedText)) return [];
  return [checkFinding('merged-cell', whereIs(start, start.name), start.name)];
}

function isMergedText(cell: Element): boolean {
  const settings = child(cell, 'w:tcPr');
  const merge = settings && child(settings, 'w:vMerge');
  return (
    merge !== undefined &&
    merge.getAttribute('w:val') !== 'restart' &&
    !isUnseen(cell.textContent ?? '')
  );
}
