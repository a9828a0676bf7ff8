import type { TemplateProblem } from '../templateProblem';

/** Problems that say the very same, said once, at the first place. */
export function sameOnce(problems: readonly TemplateProblem[]): TemplateProblem[] {
  return once(problems, ({ message }) => message, 1);
}

/** Notices of one kind, said once, at the first place, when there are more than two. */
export function kindOnce(notices: readonly TemplateProblem[]): TemplateProblem[] {
  return once(notices, ({ id }) => id, 2);
}

function once(
  findings: readonly TemplateProblem[],
  keyOf: (finding: TemplateProblem) => string,
  apart: number,
): TemplateProblem[] {
  const groups = new Map<string, TemplateProblem[]>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding));
    if (group) group.push(finding);
    else groups.set(keyOf(finding), [finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length <= apart) return group;
    return [{ ...first, message: `${first.message} So ist es an ${group.length} Stellen.` }];
  });
}
