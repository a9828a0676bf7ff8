import type { Diagnostic } from '../diagnostic';
import { checkDiagnostic } from '../sentences/check';
import type { Sections } from '../tags/readSections';
import { scopeOf } from '../tags/scopes';
import { sideOf } from './trialData';

/** The columns of a list without the other column. */
export function halfLists({ sections }: Sections): Diagnostic[] {
  const loops = sections.filter(({ isLoop }) => isLoop);
  return loops.flatMap(({ start: { name, scopes } }) => {
    const { other } = sideOf(name, scopeOf(name, scopes)) ?? {};
    const isHalf = other && loops.every(({ start }) => start.name !== other);
    return isHalf ? checkDiagnostic('half', {}, other, name) : [];
  });
}
