import type { TemplateProblem } from '../templateProblem';
import { grouped } from '../word/grouped';

/** Merges problems with equal sentences into one, at the first place. */
export function mergeSame(problems: readonly TemplateProblem[]): TemplateProblem[] {
  return once(problems, ({ message }) => message, 1);
}

/**
 * Merges notices of one kind and part into one, at the first place, when there are more than two, or two that nobody
 * could tell apart. Notices of the whole file are merged only when their sentences are equal.
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
