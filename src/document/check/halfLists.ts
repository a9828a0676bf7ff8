import { checkFinding } from '../sentences/check';
import type { Sections } from '../tags/readSections';
import { scopeOf } from '../tags/scopes';
import type { TemplateProblem } from '../templateProblem';
import { sideOf } from './trialData';

/** The columns of a list without the other column. */
export function halfLists({ sections }: Sections): TemplateProblem[] {
  const loops = sections.filter(({ isLoop }) => isLoop);
  return loops.flatMap(({ start: { name, scopes } }) => {
    const { other } = sideOf(name, scopeOf(name, scopes)) ?? {};
    const isHalf = other && loops.every(({ start }) => start.name !== other);
    return isHalf ? checkFinding('half', {}, other, name) : [];
  });
}
