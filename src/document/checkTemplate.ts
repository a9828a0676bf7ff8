import { looseBraces, oddBraces } from './check/braceProblems';
import { elsewhere, findLostHalves, otherTemplate } from './check/causes';
import { checkFinding } from './check/checkFinding';
import { locator } from './check/locate';
import { mergeKinds, mergeSame } from './check/mergeFindings';
import { sectionBreaks } from './check/sectionBreaks';
import { splitSections } from './check/splitSections';
import { tagProblems } from './check/tagProblems';
import { templateNotices } from './check/templateNotices';
import { unreachableTags } from './check/unreachableTags';
import { exampleData } from './exampleData';
import type { Fields } from './fields';
import { askFilledParts } from './fill/askFilledParts';
import { canTear } from './fill/canTear';
import { checkTags } from './fill/checkTags';
import { compiledParts } from './fill/compiledParts';
import { mendContents } from './fill/mendContents';
import { mendTemplate } from './fill/mendTemplate';
import { openTemplate } from './openTemplate';
import type { OtherTemplate } from './otherTemplate';
import { openPackage } from './package/openPackage';
import { refuseTooLarge } from './package/refuseTooLarge';
import { removeCheckComments } from './package/removeCheckComments';
import type { WordPackage } from './package/wordPackage';
import { readParagraphs } from './tags/readParagraphs';
import { readSections } from './tags/readSections';
import { refuseTooDeep, TemplateError } from './templateError';
import type { ProblemId, TemplateProblem } from './templateProblem';

export type TemplateReport = {
  /** Whether it is a whole Word file, so that comments can be put into it. */
  readable: boolean;
  /** The document cannot be made, or would be wrong. */
  problems: readonly TemplateProblem[];
  /** It works, but somebody should look. */
  notices: readonly TemplateProblem[];
};

/**
 * Says everything that is wrong with a template, at once, and what is worth a look.
 *
 * @param bytes any file
 * @param contract the closed list of names that the template may use, each in its loop
 * @param others the other templates that there are, so that one of them is known for what it is
 */
export async function checkTemplate(
  bytes: Uint8Array,
  contract: Fields,
  others: readonly OtherTemplate[] = [],
): Promise<TemplateReport> {
  try {
    await refuseTooLarge(bytes);
    return refuseTooDeep(() => checkPackage(openPackage(bytes), contract, others));
  } catch (error) {
    if (error instanceof TemplateError)
      return { readable: false, problems: error.problems, notices: [] };
    throw error;
  }
}

function checkPackage(
  opened: WordPackage,
  contract: Fields,
  others: readonly OtherTemplate[],
): TemplateReport {
  removeCheckComments(opened);
  const filled = askFilledParts(opened.bytes());
  const hasContents = mendContents(opened, filled);
  const paragraphs = readParagraphs(opened, filled);
  const sections = readSections(paragraphs, contract);
  const wrongTags = tagProblems(sections, contract);
  const other = otherTemplate(paragraphs, wrongTags, others);
  if (other) return { readable: true, problems: [other], notices: [] };
  const seen = [
    ...wrongTags,
    ...oddBraces(paragraphs),
    ...unreachableTags(opened, filled, paragraphs, contract),
    ...splitSections(sections.sections),
    ...sectionBreaks(sections),
  ];
  const loose = looseBraces(paragraphs);
  const notices = [
    ...templateNotices(opened, paragraphs, sections, contract, others),
    ...(hasContents ? [checkFinding('contents', {})] : []),
  ];
  // What is said has its place in the file as it is.
  mendTemplate(opened, filled, contract);
  const locate = locator(paragraphs, sections);
  const withLostHalf = findLostHalves(paragraphs);
  const problems = compiledProblems(opened, contract, seen, loose, (problem) =>
    withLostHalf(locate(problem)),
  ).map((problem) => elsewhere(problem, others));
  return {
    readable: true,
    problems: mergeSame(inOrder(problems)),
    notices: mergeKinds(notices.filter(notFollowing(problems))),
  };
}

// Whether filling tears a part that it might tear, filling tells: empty, and with all that there is.
function tornParts(bytes: Uint8Array, contract: Fields): TemplateProblem[] {
  try {
    const { fill } = openTemplate(bytes, contract);
    for (const data of [{}, exampleData(contract, 'a\nb', 2)]) fill(data);
    return [];
  } catch (error) {
    if (error instanceof TemplateError) return [...error.problems];
    throw error;
  }
}

// What is nowhere is there under a wrong name, most likely; a deletion that takes half of a pair is said.
function notFollowing(problems: readonly TemplateProblem[]): (notice: TemplateProblem) => boolean {
  const isHalfDeleted = problems.some(({ id }) => id === 'half-deleted');
  return ({ id }) =>
    !(id === 'unused-field' && problems.length > 0) && !(id === 'tracked-change' && isHalfDeleted);
}

// With what docxtemplater finds. In a part with problems, most of it follows from them.
function compiledProblems(
  opened: WordPackage,
  contract: Fields,
  seen: readonly TemplateProblem[],
  loose: readonly TemplateProblem[],
  place: (problem: TemplateProblem) => TemplateProblem,
): TemplateProblem[] {
  try {
    const parts = compiledParts(opened.bytes());
    const compiled = checkTags(parts, contract);
    const problems = [...seen, ...loose];
    const isDoubtful = [...parts].some(([path, pieces]) => canTear(pieces, path));
    if (isDoubtful && problems.length + compiled.length === 0) {
      return tornParts(opened.bytes(), contract);
    }
    // What docxtemplater reads otherwise than we do (an equation) is said in its way.
    const known = new Set(problems.map(({ part }) => part));
    return [...problems, ...compiled.filter(({ part }) => !known.has(part))];
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const more = error.problems.filter(notExplainedBy(seen)).map(place);
    return withNew(more, seen);
  }
}

const aboutPairs: readonly ProblemId[] = ['unclosed-loop', 'unopened-loop', 'wrong-end'];

function notExplainedBy(seen: readonly TemplateProblem[]): (problem: TemplateProblem) => boolean {
  const parts = new Set(seen.map(({ part }) => part));
  const paired = new Set(seen.filter(({ id }) => id === 'missing-sign').map(({ part }) => part));
  return ({ id, tag, part }) =>
    tag === undefined ? !parts.has(part) : !(aboutPairs.includes(id) && paired.has(part));
}

// Of one tag in one part, one problem is enough.
function withNew(
  problems: readonly TemplateProblem[],
  more: readonly TemplateProblem[],
): TemplateProblem[] {
  const known = new Set(problems.map(({ tag, part }) => `${part} ${tag}`));
  return [...problems, ...more.filter(({ tag, part }) => !known.has(`${part} ${tag}`))];
}

function inOrder(problems: readonly TemplateProblem[]): TemplateProblem[] {
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ place }: TemplateProblem): number {
  return place ? place.paragraph * 1_000_000 + place.start : Number.MAX_SAFE_INTEGER;
}
