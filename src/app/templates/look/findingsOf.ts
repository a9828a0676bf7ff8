import type { TemplateProblem } from '../../../document/templateProblem';
import type { Dressed } from './takeOver';

/** Something to say, and of which documents. */
export type Finding = { message: string; names: readonly string[] };

/** What is said of several templates stands once, with the names of their documents. */
export function findingsOf(
  dressed: readonly Dressed[],
  problemsOf: (one: Dressed) => readonly TemplateProblem[],
): Finding[] {
  const names = new Map<string, string[]>();
  for (const one of dressed) {
    for (const message of new Set(problemsOf(one).map((problem) => problem.message))) {
      names.set(message, [...(names.get(message) ?? []), one.entry.name]);
    }
  }
  return Array.from(names, ([message, found]) => ({ message, names: found }));
}
