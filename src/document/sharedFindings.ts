import type { TemplateProblem } from './templateProblem';

/** Something to say of templates: of those that are named, or of all. */
type SharedFinding = Pick<TemplateProblem, 'message'> & { names?: readonly string[] };

/**
 * What is said of several templates, once, with their names if it is not said of all.
 *
 * @param all the name of each template, and what is said of it
 */
export function sharedFindings(
  all: readonly (readonly [name: string, findings: readonly TemplateProblem[]])[],
): SharedFinding[] {
  const names = new Map<string, string[]>();
  for (const [name, findings] of all) {
    for (const message of new Set(findings.map((finding) => finding.message))) {
      names.set(message, [...(names.get(message) ?? []), name]);
    }
  }
  return Array.from(names, ([message, found]) =>
    found.length === all.length ? { message } : { message, names: found },
  );
}
