import type { TemplateProblem } from './templateProblem';

/** Something to say of templates: of those that are named, or of all. */
export type Finding = Pick<TemplateProblem, 'message' | 'words' | 'place'> & {
  names?: readonly string[];
};

/**
 * What is said of several templates, once, with their names if it is not said of all.
 *
 * @param all the name of each template, and what is said of it
 */
export function sharedFindings(
  all: readonly (readonly [name: string, findings: readonly TemplateProblem[]])[],
) {
  const messages = new Set(all.flatMap(([, findings]) => findings.map(({ message }) => message)));
  return Array.from(messages, (message) => {
    const said = all.filter(([, findings]) => findings.some((one) => one.message === message));
    return said.length === all.length
      ? { message }
      : { message, names: said.map(([name]) => name) };
  });
}
