import type { TemplateProblem } from './templateProblem';

/** The template cannot be filled. Carries every problem at once; `cause` is the original error. */
export class TemplateError extends Error {
  override name = 'TemplateError';
  readonly problems: readonly TemplateProblem[];

  constructor(problems: readonly TemplateProblem[], cause?: unknown) {
    super(problems.map((problem) => problem.message).join('\n'), { cause });
    this.problems = problems;
  }
}
