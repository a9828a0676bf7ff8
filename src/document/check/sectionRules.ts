import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, sectionsAround } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { closest } from '../word/tree';

/** Sections that stand around what is not meant: a field of another name, the head of a table. */
export function sectionNotices({ tags, sections }: Sections): TemplateProblem[] {
  return sections.flatMap((section) => {
    const { start, isLoop } = section;
    const where = whereIs(start, start.name);
    const texts = tags.filter(
      (tag) => tag.sign === '' && sectionsAround(tag.around).includes(section),
    );
    if (isLoop) {
      return isHeadRepeated(section, texts) ? checkFinding('repeated-head', where, start.name) : [];
    }
    const [text] = texts;
    return text && isOfAnother(start, texts)
      ? checkFinding('other-condition', where, text.name, start.name)
      : [];
  });
}

/** Whether a text is the condition of others, and of none that is itself, its whole or a part of either. */
function isOfAnother(start: PlacedTag, texts: readonly PlacedTag[]): boolean {
  const condition = fieldAt(start.name, start.scopes);
  if (start.sign !== '#' || typeof condition !== 'string' || condition === 'condition')
    return false;
  const wholeOf = ({ name, scopes }: PlacedTag) => {
    const field = fieldAt(name, scopes);
    return typeof field === 'string' && field.startsWith('part of ') ? field.slice(8) : name;
  };
  const related = [start.name, wholeOf(start)];
  return texts.every((one) => !related.includes(one.name) && !related.includes(wholeOf(one)));
}

/** Whether a loop over rows of a table begins in one that says the same in each turn. */
function isHeadRepeated({ start, end }: Section, texts: readonly PlacedTag[]): boolean {
  const rowOf = (tag: PlacedTag | undefined) => tag && closest(tag.paragraph.element, ['w:tr']);
  const [first, last] = [rowOf(start), rowOf(end)];
  if (!first || !last || first === last || first.parentNode !== last.parentNode) return false;
  const words = (first.textContent ?? '').replace(/\{[^{}]*\}/g, '');
  return /\p{L}/u.test(words) && texts.every((one) => rowOf(one) !== first);
}
