import { type Diagnostic, openingDiagnostic } from '../diagnostic';
import { type Fields, withoutBlockTags } from '../fields';
import { checkDiagnostic } from '../sentences/check';
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
import { isControlLine, isUnseen, signAndName } from '../tags/readTags';
import { fieldAt, loopsAround } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { cellOf, rowOf, runsBetween } from '../word/paragraphs';
import { propertyOf } from '../word/tree';
import { looseBraces, wrongBrackets } from './looseBraces';

/** Problems of the tags of a template: names, pairs and braces. One tag has one problem at most. */
export function problemsOfTags(sections: Sections, fields: Fields) {
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

type TagProblem = readonly [PlacedTag, Diagnostic];

/**
 * Problems of single tags. Consequences are left out: those of a loop that does not exist, or of a loop of which one tag
 * is missing.
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

  // A name that stands in several loops most likely belongs to a loop that the template has.
  const begun = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) =>
        typeof field !== 'object' || sections.some(({ start }) => start.name === name),
    ),
  );

  return tags.flatMap((tag) => {
    const where = whereIs(tag);
    const name = nameInPart(tag);
    const missing = unclosed.has(name) ? '/' : withoutBeginning.has(name) && '#';
    if (isUnsigned(tag) && missing)
      return [[tag, checkDiagnostic('missing-sign', where, tag.inner, missing + tag.name)]];
    if (/^(else|sonst)$/i.test(tag.name) && tag.around) {
      const { name: outer, sign } = tag.around.start;
      return [[tag, checkDiagnostic('else', where, tag.inner, outer, sign === '#' ? '^' : '#')]];
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
 * Blocks without their start tag or end tag. An end tag without a start tag, after a start tag without an end tag, was
 * meant to close it. A tag with a wrong brace or sign counts as present.
 *
 * @param braces the errors of braces
 */
function pairProblems(
  { tags, sections, unopened }: Sections,
  braces: readonly Diagnostic[],
): TagProblem[] {
  const unclosed = new Map(sections.filter(({ end }) => !end).map((one) => [one.start, one]));
  const withoutBeginning = new Set(unopened);
  const unsigned = new Set(
    tags.flatMap((tag) => {
      const name = withoutOddSign(tag.name);
      return isUnsigned(tag) || name !== tag.name ? nameInPart({ ...tag, name }) : [];
    }),
  );
  const errors = new Map<PlacedTag, Diagnostic>();
  const open: Section[] = [];
  for (const tag of tags.filter((one) => !unsigned.has(nameInPart(one)))) {
    const section = unclosed.get(tag);
    const where = whereIs(tag);
    if (section) {
      open.push(section);
      errors.set(tag, openingDiagnostic('unclosed-loop', where, tag.name, tag.sign + tag.name));
    } else if (withoutBeginning.has(tag)) {
      // Of blocks that cross, the block of this name is meant; else the innermost block.
      const own = open.findLastIndex(({ start }) => start.name === tag.name);
      const [meant] = open.splice(own, 1);
      if (meant?.start.paragraph.path !== tag.paragraph.path) {
        errors.set(tag, openingDiagnostic('unopened-loop', where, tag.name));
      } else errors.set(meant.start, wrongEnd(meant, tag));
    }
  }
  const cut = new Set(
    braces.filter(({ tag = '' }) => signAndName(tag).sign).map(({ part }) => part),
  );
  return [...errors].filter(([, { part }]) => !cut.has(part));
}

// Where two blocks cross, the end tag of the outer block closes the inner block.
function wrongEnd({ start }: Section, end: PlacedTag) {
  const crossing =
    start.name === end.name && sectionsAround(start.around).find((one) => one.end)?.end;
  const closing = crossing || end;
  return openingDiagnostic(
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
function splitSections(sections: readonly Section[]): TagProblem[] {
  return sections.flatMap(({ start, end }) => {
    if (!end || belongTogether(start, end)) return [];
    const where = whereIs(start);
    return [
      [start, openingDiagnostic('split-section', where, start.name, start.sign + start.name)],
    ];
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
function sectionBreaks({ enclosed }: Sections) {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    if (!propertyOf(paragraph.element, 'w:sectPr')) return [];
    const { start, end } = innermost;
    const isLast = end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
    const section = isLast ? start.around : innermost;
    const [loop] = loopsOf(section);
    return loop
      ? checkDiagnostic('section-break-inside', whereIs({ paragraph }), loop.start.name)
      : [];
  });
}

/**
 * Conditions from one cell of a row to another, beside other text: docxtemplater removes the whole row when the
 * condition does not hold.
 */
function conditionsOverCells(sections: readonly Section[]) {
  return sections.flatMap(({ start, end, isLoop }) => {
    const [row, last] = [start, end].map((tag) => tag && rowOf(tag.paragraph));
    const isOfCell = end && cellOf(start.paragraph) === cellOf(end.paragraph);
    if (isLoop || !end || !row || !last || isOfCell) return [];
    const [before, ...inside] = row.textContent?.split(`{${start.inner}}`) ?? [];
    const after = last.textContent?.split(`{${end.inner}}`).at(-1);
    // In a loop, an entry without this text would lose its other texts.
    const isText = start.around?.isLoop && fieldAt(start.name, start.scopes) !== 'condition';
    const beside = isText ? inside.join('').replaceAll(`{${start.name}}`, '') : '';
    const fields = withoutBlockTags(beside).match(/\{[^{}]+\}/g) ?? [];
    const lost = withoutBlockTags([before, ...fields, after].join(''));
    if (isUnseen(lost)) return [];
    const where = whereIs(start);
    return [checkDiagnostic('condition-over-cells', where, start.inner, start.name, lost)];
  });
}
