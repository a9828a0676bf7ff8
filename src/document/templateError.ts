import { type TemplateProblem, templateProblem } from './templateProblem';

/** The template cannot be filled. Carries every problem at once; `cause` is the original error. */
export class TemplateError extends Error {
  override name = 'TemplateError';
  readonly problems: readonly TemplateProblem[];

  constructor(problems: readonly TemplateProblem[], cause?: unknown) {
    super(problems.map((problem) => problem.message).join('\n'), { cause });
    this.problems = problems;
  }
}

/**
 * Runs what calls itself as deep as a file is nested.
 *
 * @throws TemplateError `too-deep` where the stack overflows: Firefox throws an InternalError, the others a
 *   RangeError
 */
export function refuseTooDeep<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const isOverflow = error instanceof Error && /^(RangeError|InternalError)$/.test(error.name);
    throw isOverflow ? new TemplateError([templateProblem('too-deep', {})], error) : error;
  }
}
