import type { TemplateProblem } from '../../../document/templateProblem';
import type { Finding } from '../Findings';
import type { RestyledTemplate } from './takeOver';

/** What is said of several templates stands once, with the names of their documents if not of all. */
export function findingsOf(
  restyled: readonly RestyledTemplate[],
  problemsOf: (one: RestyledTemplate) => readonly TemplateProblem[],
): Finding[] {
  const names = new Map<string, string[]>();
  for (const one of restyled) {
    for (const message of new Set(problemsOf(one).map((problem) => problem.message))) {
      names.set(message, [...(names.get(message) ?? []), one.entry.name]);
    }
  }
  return Array.from(names, ([message, found]) =>
    found.length === restyled.length ? { message } : { message, names: found },
  );
}
