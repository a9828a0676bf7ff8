import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import { problemOfTag, withoutOddSign } from '../tags/problemOfTag';
import {
  isUnsigned,
  loopsOf,
  nameInPart,
  type PlacedTag,
  type Section,
  type Sections,
  sectionsAround,
} from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { fieldAt, loopsAround } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { type TemplateProblem, templateProblem } from '../templateProblem';
import { cellOf, rowOf, runsBetween } from '../word/paragraphs';
import { propertyOf } from '../word/tree';
import { looseBraces, wrongBrackets } from './looseBraces';

/** What is wrong with the tags of a template: their names, pairs and braces. Of one tag, one problem is said. */
export function problemsOfTags(sections: Sections, fields: Fields): TemplateProblem[] {
  const braces = looseBraces(sections.paragraphs);
  const ofTags = new Map([
    ...splitSections(sections.sections),
    ...pairProblems(sections, braces),
    ...tagProblems(sections, fields),
  ]);
  return [
    ...ofTags.values(),
    ...braces,
    ...wrongBrackets(sections.paragraphs, fields),
    ...sectionBreaks(sections),
    ...conditionsOverCells(sections.sections),
  ];
}

type TagProblem = readonly [PlacedTag, TemplateProblem];

/**
 * What is wrong with the tags of a template, each by itself. What only follows is left out: from a loop
 * that does not exist, or from one of which a half is missing.
 */
export function tagProblems({ tags, sections, unopened }: Sections, fields: Fields): TagProblem[] {
  const withoutBeginning = new Set(unopened.map(nameInPart));
  const unclosed = new Set(
    sections.filter(({ end }) => !end).map(({ start }) => nameInPart(start)),
  );

  function follows(tag: PlacedTag) {
    if (tag.scopes.length === 0) return true;
    if (fieldAt(tag.name, tag.scopes) !== undefined) return false;
    return loopsAround(tag.name, fields).some((name) =>
      withoutBeginning.has(nameInPart({ ...tag, name })),
    );
  }

  // Of the loops that a name may stand in, one that is there is meant before others.
  const names = sections.map(({ start }) => start.name);
  const begun = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) => typeof field !== 'object' || names.includes(name),
    ),
  );

  return tags.flatMap((tag) => {
    const where = whereIs(tag, tag.name);
    const name = nameInPart(tag);
    const missing = unclosed.has(name) ? '/' : withoutBeginning.has(name) && '#';
    if (isUnsigned(tag) && missing)
      return [[tag, checkFinding('missing-sign', where, tag.inner, missing + tag.name)]];
    if (/^(else|sonst)$/i.test(tag.name) && tag.around) {
      const { name: outer, sign } = tag.around.start;
      return [[tag, checkFinding('else', where, tag.inner, outer, sign === '#' ? '^' : '#')]];
    }
    if (tag.sign === '/' || follows(tag)) return [];
    const { sign } = tag;
    const problemIn = (known: Fields) =>
      problemOfTag(tag.name, sign, [known, ...tag.scopes.slice(1)], where);
    const inBegun = problemIn(begun);
    const problem = inBegun?.id === 'wrong-loop' ? inBegun : problemIn(fields);
    if (!problem || (problem.id === 'loop-in-itself' && unclosed.has(name))) return [];
    return [[tag, problem]];
  });
}

/**
 * Loops and conditions of which one half is missing, or that end before they begin. An end that has no beginning, after
 * a beginning that has no end, was meant for it. Where a brace or a sign is wrong, the half is there.
 *
 * @param braces what is wrong with braces
 */
function pairProblems(
  { tags, sections, unopened }: Sections,
  braces: readonly TemplateProblem[],
): TagProblem[] {
  const unclosed = new Map(sections.filter(({ end }) => !end).map((one) => [one.start, one]));
  const withoutBeginning = new Set(unopened);
  const unsigned = new Set(
    tags
      .map((tag) => ({ ...tag, meant: withoutOddSign(tag.name) }))
      .filter((tag) => isUnsigned(tag) || tag.meant !== tag.name)
      .map((tag) => nameInPart({ ...tag, name: tag.meant })),
  );
  const problems = new Map<PlacedTag, TemplateProblem>();
  const open: Section[] = [];
  for (const tag of tags.filter((one) => !unsigned.has(nameInPart(one)))) {
    const section = unclosed.get(tag);
    const where = whereIs(tag, tag.name);
    const early = [...problems.keys()].find(
      (one) => withoutBeginning.has(one) && nameInPart(one) === nameInPart(tag),
    );
    if (section && early) {
      problems.delete(early);
      problems.set(tag, checkFinding('end-first', where, tag.name, tag.sign + tag.name));
    } else if (section) {
      open.push(section);
      problems.set(tag, templateProblem('unclosed-loop', where, tag.name, tag.sign + tag.name));
    } else if (withoutBeginning.has(tag)) {
      // Of sections that cross, the one of its name; else the innermost.
      const own = open.findLastIndex(({ start }) => start.name === tag.name);
      const [meant] = open.splice(own, 1);
      if (meant?.start.paragraph.path !== tag.paragraph.path) {
        problems.set(tag, templateProblem('unopened-loop', where, tag.name));
      } else problems.set(meant.start, wrongEnd(meant, tag));
    }
  }
  const cut = new Set(braces.filter(({ tag = '' }) => /^[#^/]/.test(tag)).map(({ part }) => part));
  return [...problems].filter(([, { part }]) => !cut.has(part));
}

// Where two sections cross, the end of the one around closes the one inside.
function wrongEnd({ start }: Section, end: PlacedTag): TemplateProblem {
  const crossing =
    start.name === end.name && sectionsAround(start.around).find((one) => one.end)?.end;
  const closing = crossing || end;
  return templateProblem(
    crossing ? 'wrong-end.crossed' : 'wrong-end',
    whereIs(closing, start.name),
    start.name,
    start.sign + start.name,
    closing.name,
  );
}

/**
 * Loops and conditions of which one half stands in a table, text box, content control, link or tracked
 * change and the other does not: docxtemplater fills some of them, into a document that Word refuses.
 * The two halves may stand in different cells of one table, whose rows are then repeated. What stands on
 * lines of its own goes with its paragraphs, whatever is around it there.
 */
function splitSections(sections: readonly Section[]): TagProblem[] {
  return sections.flatMap(({ start, end }) => {
    if (!end || belongTogether(start, end)) return [];
    const where = whereIs(start, start.name);
    return [[start, templateProblem('split-section', where, start.name, start.sign + start.name)]];
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

// The names of the elements between a tag and its paragraph: a link, a tracked change.
function around(tag: PlacedTag) {
  const names: string[] = [];
  let node = runParent(tag);
  for (; node && node !== tag.paragraph.element; node = node.parentNode) names.push(node.nodeName);
  return names.join(' ');
}

// Within a paragraph, a link or a tracked change is a container of runs.
function runParent(tag: PlacedTag) {
  return runsBetween(tag.paragraph, tag.start, tag.end)[0]?.parentNode;
}

/**
 * Section breaks inside a loop, which repeats them with all that a section has: columns, page size, headers.
 * What hangs on the loop's own control lines is moved outside of it.
 */
function sectionBreaks({ enclosed }: Sections) {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    if (!propertyOf(paragraph.element, 'w:sectPr')) return [];
    const { start, end } = innermost;
    const isLast = end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
    const section = isLast ? start.around : innermost;
    const [loop] = loopsOf(section);
    return loop
      ? checkFinding('section-break-inside', whereIs({ paragraph }), loop.start.name)
      : [];
  });
}

/**
 * Conditions from one cell of a row to another, beside other text: without what they ask for, docxtemplater
 * takes the whole row away.
 */
function conditionsOverCells(sections: readonly Section[]) {
  return sections.flatMap(({ start, end, isLoop }) => {
    const [row, last] = [start, end].map((tag) => tag && rowOf(tag.paragraph));
    const isOfCell = end && cellOf(start.paragraph) === cellOf(end.paragraph);
    if (isLoop || !end || !row || !last || isOfCell) return [];
    const [before, ...inside] = row.textContent?.split(`{${start.inner}}`) ?? [];
    const after = last.textContent?.split(`{${end.inner}}`).at(-1);
    // Of an entry, a text that is missing takes the others along.
    const isText = start.around?.isLoop && fieldAt(start.name, start.scopes) !== 'condition';
    const beside = isText ? inside.join('').replaceAll(`{${start.name}}`, '') : '';
    const fields = beside.match(/\{[^{}#^/]+\}/g) ?? [];
    const lost = [before, ...fields, after].join('').replace(/\{[#^/][^{}]*\}/g, '');
    if (isUnseen(lost)) return [];
    const where = whereIs(start, start.name);
    return [checkFinding('condition-over-cells', where, start.inner, start.name, lost)];
  });
}
