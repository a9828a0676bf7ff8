import type { Diagnostic } from '../diagnostic';
import { grouped } from '../word/grouped';

/** Merges errors with equal sentences into one, at the first place. */
export function mergeSame(errors: readonly Diagnostic[]): Diagnostic[] {
  return once(errors, ({ message }) => message, 1);
}

/**
 * Merges warnings of one kind and part into one, at the first place, when there are more than two, or two that nobody
 * could tell apart. Notices of the whole file are merged only when their sentences are equal.
 */
export function mergeKinds(warnings: readonly Diagnostic[]): Diagnostic[] {
  return once(warnings, ({ id, part, message }) => (part ? `${part} ${id}` : message), 2);
}

function once(
  findings: readonly Diagnostic[],
  keyOf: (finding: Diagnostic) => string,
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
