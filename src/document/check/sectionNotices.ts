import type { Element } from '@xmldom/xmldom';
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

/** Sections that print nothing; loops with an empty page at the end or into a cell that nobody sees. */
export function sectionNotices({ sections }: Sections): TemplateProblem[] {
  return sections.flatMap((section) => [
    ...emptyLines(section),
    ...breakAtEnd(section),
    ...mergedCell(section),
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
