import { TemplateError } from '../document/templateError';
import type { TemplateProblem } from '../document/templateProblem';

/** An error as plain data: what is sent from one thread to another loses its class and its fields. */
export type Failure = { problems: readonly TemplateProblem[] } | { message: string };

export function failureOf(error: unknown): Failure {
  if (error instanceof TemplateError) return { problems: error.problems };
  return { message: String(error) };
}

export function errorOf(failure: Failure): Error {
  return 'problems' in failure ? new TemplateError(failure.problems) : new Error(failure.message);
}
