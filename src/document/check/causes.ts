import type { OtherTemplate } from '../otherTemplate';
import { partName } from '../package/partName';
import type { Paragraph } from '../tags/readParagraphs';
import { readSections } from '../tags/readSections';
import { readTags } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import type { TemplateProblem } from '../templateProblem';
import { checkFinding } from './checkFinding';
import { tagProblems } from './tagProblems';

/** The template of another name, where all its tags are right there and not here. */
export function otherTemplate(
  paragraphs: readonly Paragraph[],
  problems: readonly TemplateProblem[],
  others: readonly OtherTemplate[],
): TemplateProblem | undefined {
  if (problems.length === 0) return undefined;
  const used = new Set(paragraphs.flatMap(readTags).map((tag) => tag.name));
  const fitting = others.filter(({ fields }) => {
    const known = new Set(namesIn(fields));
    if ([...used].some((name) => !known.has(name))) return false;
    return tagProblems(readSections(paragraphs, fields), fields).length === 0;
  });
  const titled = fitting.filter(({ name }) => paragraphs.some(({ text }) => text.trim() === name));
  const names = (titled.length > 0 ? titled : fitting).map(({ name }) => name);
  return names.length > 0 ? checkFinding('other-template', {}, names) : undefined;
}

/** A field that is not known here, said as the one that it is in other templates. */
export function elsewhere(
  problem: TemplateProblem,
  others: readonly OtherTemplate[],
): TemplateProblem {
  const { id, message: _, ...where } = problem;
  const { tag } = where;
  if (!tag || (id !== 'unknown-tag' && id !== 'unknown-loop')) return problem;
  const names = others
    .filter(({ fields }) => namesIn(fields).includes(tag))
    .map(({ name }) => name);
  return names.length > 0 ? checkFinding('elsewhere', where, tag, names) : problem;
}

/** Says of a half without the other that this one lies in a tracked deletion, where it does. */
export function findLostHalves(paragraphs: readonly Paragraph[]) {
  const deleted = new Map<string, string>();
  for (const { path, element } of paragraphs) {
    const texts = Array.from(element.getElementsByTagName('w:delText'), (one) => one.textContent);
    if (texts.length === 0) continue;
    const part = partName(path);
    deleted.set(part, `${deleted.get(part) ?? ''}${texts.join('')}\n`);
  }

  return (problem: TemplateProblem): TemplateProblem => {
    const { id, message: _, ...where } = problem;
    if (id !== 'unclosed-loop' && id !== 'unopened-loop') return problem;
    const [own, other] = id === 'unclosed-loop' ? ['#', '/'] : ['/', '#'];
    const lost = `${other}${where.tag}`;
    return deleted.get(where.part ?? '')?.includes(`{${lost}}`)
      ? checkFinding('half-deleted', where, `${own}${where.tag}`, lost)
      : problem;
  };
}
