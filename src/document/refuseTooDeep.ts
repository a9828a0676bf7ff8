import { TemplateError } from './templateError';
import { templateProblem } from './templateProblem';

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
