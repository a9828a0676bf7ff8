import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, textsIn } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { closest } from '../word/tree';

/** Loops that begin in the head of a table, and typed text under the condition that has just ended. */
export function sectionNotices(all: Sections): TemplateProblem[] {
  const { paragraphs, sections } = all;
  return sections.flatMap((section) => {
    const { start, end, isLoop } = section;
    const where = whereIs(start, start.name);
    if (isLoop) {
      return isHeadRepeated(section, textsIn(section, all))
        ? checkFinding('repeated-head', where, start.name)
        : [];
    }
    const before = paragraphs[paragraphs.indexOf(start.paragraph) - 1];
    const isAgain = sections.some(
      ({ start: { inner }, end: last }) =>
        inner === start.inner && last && last.paragraph === before && isControlLine(last),
    );
    const isAlone = end && [start, end].every(isControlLine) && textsIn(section, all).length === 0;
    return isAgain && isAlone ? checkFinding('same-again', where, start.inner, start.name) : [];
  });
}

/** Whether a loop over rows of a table begins in one that says the same in each turn. */
function isHeadRepeated({ start, end }: Section, texts: readonly PlacedTag[]) {
  const rowOf = (tag: PlacedTag | undefined) => tag && closest(tag.paragraph.element, ['w:tr']);
  const [first, last] = [rowOf(start), rowOf(end)];
  if (!first || !last || first === last || first.parentNode !== last.parentNode) return false;
  const words = (first.textContent ?? '').replace(/\{[^{}]*\}/g, '');
  return /\p{L}/u.test(words) && texts.every((one) => rowOf(one) !== first);
}
