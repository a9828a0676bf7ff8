import { checkFinding } from '../sentences/check';
import { type Section, type Sections, sectionsAround, textsIn } from '../tags/readSections';
import { fieldAt, scopeOf } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { rowOf } from '../word/paragraphs';
import { propertyOf, valOf } from '../word/tree';
import { sideOf } from './trialData';

/** Loops over rows of a table that begin in one that says the same in each turn. */
export function repeatedHeads(all: Sections): TemplateProblem[] {
  return all.sections.flatMap((section) => {
    const { start, end, isLoop } = section;
    const [first, last] = [start, end].map((tag) => tag && rowOf(tag.paragraph));
    if (!isLoop || !first || first === last || first.parentNode !== last?.parentNode) return [];
    const words = (first.textContent ?? '').replace(/\{[#^/][^{}]*\}/g, '');
    const isHead = textsIn(section, all).every(({ paragraph }) => rowOf(paragraph) !== first);
    return isHead && /\p{L}/u.test(words)
      ? checkFinding('repeated-head', whereIs(start, start.name), start.name)
      : [];
  });
}

/** Columns of a list that stand there without the other one, or twice in its place, and two that are not alike. */
export function oddColumns({ sections, paragraphs }: Sections): TemplateProblem[] {
  return sections.flatMap((section) => {
    const { name, scopes } = section.start;
    const { isLeft, other } = sideOf(name, scopeOf(name, scopes)) ?? {};
    if (!other || !section.isLoop) return [];
    const beside = loopsNamed(other);
    if (beside.length === 0) return checkFinding('half', {}, other, name);
    const pair = beside[loopsNamed(name).indexOf(section)] ?? section;
    return isLeft && linesOf(section) !== linesOf(pair)
      ? checkFinding('uneven', whereIs(section.start, name), name, other)
      : [];
  });

  function loopsNamed(name: string) {
    return sections.filter(({ isLoop, start }) => isLoop && start.name === name);
  }

  function linesOf({ start, end }: Section) {
    const [first = 0, last] = [start, end].map((tag) => tag && paragraphs.indexOf(tag.paragraph));
    return paragraphs
      .slice(first + 1, last)
      .map(({ element, text }) => `${valOf(propertyOf(element, 'w:pStyle'))} ${text}`)
      .join();
  }
}

/** Entries that may be missing, as the original shows or the fields say, in brackets that then stay. */
export function emptyBrackets({ tags }: Sections, original: Sections): TemplateProblem[] {
  const optional = original.sections.map(({ start }) => start.name);
  return tags.flatMap((tag) => {
    const { name, paragraph, start, end, around } = tag;
    const [before] = paragraph.text.slice(0, start).match(/\([^(){}]*$/) ?? [];
    const [after] = paragraph.text.slice(end).match(/^[^(){}]*\)/) ?? [];
    const isOptional = optional.includes(name) || fieldAt(name, tag.scopes) === 'free';
    const isAsked = sectionsAround(around).some((one) => one.start.name === name);
    return tag.sign === '' && before && after && isOptional && !isAsked
      ? checkFinding('empty-brackets', whereIs(tag, name), name, before + after)
      : [];
  });
}
