import { checkFinding } from '../sentences/check';
import type { TemplateProblem } from '../templateProblem';
import { grouped } from '../word/grouped';

/** Problems that say the very same, said once, at the first place. */
export function mergeSame(problems: readonly TemplateProblem[]): TemplateProblem[] {
  return once(problems, ({ message }) => message, 1);
}

/** Many names that nobody knows, said as what they most likely are. */
export function translated(problems: readonly TemplateProblem[]): TemplateProblem[] {
  const [unknown, others] = [true, false].map((is) =>
    problems.filter(({ id }) => id.startsWith('unknown-') === is),
  );
  const names = [...new Set(unknown?.map(({ tag = '' }) => tag.replace(/^[#^/]/, '')))];
  return names.length > 5
    ? [checkFinding('translated', {}, names.slice(0, 5)), ...(others ?? [])]
    : [...problems];
}

/**
 * Notices of one kind in one part, said once, at the first place, when there are more than two or two
 * that nobody could tell apart. What is said of the whole file in other words is another thing and stays.
 */
export function mergeKinds(notices: readonly TemplateProblem[]): TemplateProblem[] {
  return once(notices, ({ id, part, message }) => (part ? `${part} ${id}` : message), 2);
}

function once(
  findings: readonly TemplateProblem[],
  keyOf: (finding: TemplateProblem) => string,
  apart: number,
) {
  return grouped(findings, keyOf).flatMap((group) => {
    const [first] = group;
    const told = new Set(group.map(({ message, words }) => `${message} ${words}`));
    if (!first || (group.length <= apart && told.size === group.length)) return group;
    const message = `${first.message} So ist es an ${group.length} Stellen.`;
    return [{ ...first, message, ...(group.some(({ place }) => place) ? { each: group } : {}) }];
  });
}
