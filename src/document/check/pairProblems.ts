import type { Node } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, sectionsAround } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { type TemplateProblem, templateProblem } from '../templateProblem';
import { deletedIn, type Paragraph, runsBetween } from '../word/paragraphs';
import { closest, propertyOf } from '../word/tree';
import type { TagProblem } from './tagProblems';

/**
 * Loops and conditions of which one half is missing. An end that has no beginning, after a beginning that has
 * no end, was meant for it. Where a brace is wrong, the half may be there.
 *
 * @param braces what is wrong with braces
 */
export function pairProblems(
  { tags, sections, unopened }: Sections,
  paragraphs: readonly Paragraph[],
  braces: readonly TemplateProblem[],
): TagProblem[] {
  const unclosed = new Map(sections.filter(({ end }) => !end).map((one) => [one.start, one]));
  const withoutBeginning = new Set(unopened);
  const deleted = paragraphs
    .map((one) => ({ path: one.path, text: deletedIn(one).join('') }))
    .filter(({ text }) => text !== '');
  const problems = new Map<PlacedTag, TemplateProblem>();
  const open: Section[] = [];
  for (const tag of tags) {
    const section = unclosed.get(tag);
    const elsewhere = section && endElsewhere(tag, unopened);
    if (elsewhere) {
      problems.delete(elsewhere);
      problems.set(tag, splitSection(tag));
    } else if (section) {
      open.push(section);
      problems.set(tag, halfWithout('/', tag));
    } else if (withoutBeginning.has(tag)) {
      // Of sections that cross, the one of its name; else the innermost.
      const own = open.findLastIndex(({ start }) => start.name === tag.name);
      const [meant] = open.splice(own, 1);
      if (meant?.start.paragraph.path !== tag.paragraph.path) {
        problems.set(tag, halfWithout('#', tag));
      } else problems.set(meant.start, wrongEnd(meant, tag));
    }
  }
  const cut = new Set(braces.filter(({ tag = '' }) => /^[#^/]/.test(tag)).map(({ part }) => part));
  return [...problems].filter(([, { part }]) => !cut.has(part));

  function halfWithout(other: '#' | '/', tag: PlacedTag) {
    const where = whereIs(tag, tag.name);
    const own = other === '/' ? '#' : '/';
    const half = `${other}${tag.name}`;
    if (
      deleted.some(({ path, text }) => path === tag.paragraph.path && text.includes(`{${half}}`))
    ) {
      return checkFinding('half-deleted', where, `${own}${tag.name}`, half);
    }
    return own === '/'
      ? templateProblem('unopened-loop', where, tag.name)
      : templateProblem('unclosed-loop', where, tag.name, `${tag.sign}${tag.name}`);
  }
}

// Where two sections cross, the end of the one around closes the one inside.
function wrongEnd(section: Section, end: PlacedTag): TemplateProblem {
  const { start } = section;
  const closing =
    start.name === end.name
      ? (sectionsAround(start.around).find((one) => one.end)?.end ?? end)
      : end;
  const opening = `${start.sign}${start.name}`;
  return templateProblem(
    'wrong-end',
    whereIs(closing, start.name),
    start.name,
    opening,
    closing.name,
  );
}

/**
 * Loops and conditions of which one half stands in a table, text box, content control, link or tracked
 * change and the other does not: docxtemplater fills some of them, into a document that Word refuses.
 * The two halves may stand in different cells of one table, whose rows are then repeated. What stands on
 * lines of its own goes with its paragraphs, whatever is around it there.
 */
export function splitSections(sections: readonly Section[]): TagProblem[] {
  return sections.flatMap(({ start, end }) => {
    if (!end) return [];
    const where = whereIs(start, start.name);
    if (start.repeats) {
      const [first, last] = [start, end].map((tag) => containerOf(tag, start.repeats ?? ''));
      if (!first || !last) {
        return [[start, templateProblem('dash-outside', where, start.inner)]];
      }
      if (first.parentNode === last.parentNode) return [];
    } else if (belongTogether(start, end)) return [];
    return [[start, splitSection(start)]];
  });
}

function splitSection(start: PlacedTag): TemplateProblem {
  const where = whereIs(start, start.name);
  return templateProblem('split-section', where, start.name, `${start.sign}${start.name}`);
}

// A text box comes after all of the paragraph that it stands in, so an end there seems to come first.
function endElsewhere(start: PlacedTag, ends: readonly PlacedTag[]): PlacedTag | undefined {
  const boxOf = ({ paragraph }: PlacedTag) => closest(paragraph.element, ['w:txbxContent']);
  return ends.find(
    (end) =>
      end.name === start.name &&
      end.paragraph.path === start.paragraph.path &&
      boxOf(end) !== boxOf(start),
  );
}

function containerOf({ paragraph }: PlacedTag, name: string): Node | null {
  return closest(paragraph.element, [name]);
}

function belongTogether(start: PlacedTag, end: PlacedTag): boolean {
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return runParent(start) === runParent(end);
  const row = closest(first, ['w:tr']);
  const table = row?.parentNode;
  if (table && table === closest(last, ['w:tr'])?.parentNode) return true;
  if (first.parentNode !== last.parentNode) return false;
  return (isControlLine(start) && isControlLine(end)) || around(start) === around(end);
}

// The names of the elements between a tag and its paragraph: a link, a tracked change.
function around(tag: PlacedTag): string {
  const names: string[] = [];
  let node = runParent(tag);
  for (; node && node !== tag.paragraph.element; node = node.parentNode) names.push(node.nodeName);
  return names.join(' ');
}

// Within a paragraph, a link or a tracked change is a container of runs.
function runParent(tag: PlacedTag): Node | null | undefined {
  return runsBetween(tag.paragraph, tag.start, tag.end)[0]?.parentNode;
}

/**
 * Section breaks inside a loop, or on the last line of a condition, which filling repeats or loses with all
 * that a section has: columns, page size, headers. What hangs on the section's own control lines is moved
 * outside of it; what stands wholly in a condition comes and goes with its text.
 */
export function sectionBreaks({ enclosed }: Sections): TemplateProblem[] {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    if (!propertyOf(paragraph.element, 'w:sectPr')) return [];
    const section = isEndLine(paragraph, innermost) ? innermost.start.around : innermost;
    if (!section) return [];
    const loop = sectionsAround(section).find(({ isLoop }) => isLoop);
    if (!loop && section.end?.paragraph !== paragraph) return [];
    const where = whereIs({ paragraph });
    const { start } = loop ?? section;
    const id = loop ? 'section-break-inside.loop' : 'section-break-inside';
    return [checkFinding(id, where, start.name)];
  });
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
    const [before, ...inside] = first.textContent?.split(`{${start.inner}}`) ?? [];
    const after = last.textContent?.split(`{${end.inner}}`).at(-1);
    // Of an entry, a text that is missing takes the others along.
    const isText = start.around?.isLoop && fieldAt(start.name, start.scopes) !== 'condition';
    const fields = (isText && inside.join().match(/\{[^{}#^/]+\}/g)) || [];
    const beside = fields.filter((field) => field !== `{${start.name}}`).join(' ');
    const lost = `${before}${beside}${after}`.replace(/\{[#^/][^{}]*\}/g, '');
    if (isUnseen(lost)) return [];
    const where = whereIs(start, start.name);
    return [checkFinding('condition-over-cells', where, start.inner, start.name, lost)];
  });
}

function rowOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tr']) as Element | null;
}

function cellOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tc']) as Element | null;
}
