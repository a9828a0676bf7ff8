import type { TemplateError } from '../document/templateError';
import type { TemplateProblem } from '../document/templateProblem';
import type { RequestName } from './requests';

/** What the page sends to the worker: one request at a time. */
export type Request = {
  name: RequestName;
  args: readonly unknown[];
  /** The Word file that this and the next requests are about, when it is another than before. */
  bytes: Uint8Array | undefined;
};

/**
 * What the worker sends back: that it has the request, that the work begins once its program is there, and
 * what came of it.
 */
export type Answer = 'received' | 'begins' | { result: unknown } | { failure: Failure };

/** An error as plain data: what is sent from one thread to another loses its class and its fields. */
export type Failure =
  | 'unreachable'
  | { problems: readonly TemplateProblem[] }
  | { message: string };

export function failureOf(error: unknown): Failure {
  if (isTemplateError(error)) return { problems: error.problems };
  return { message: String(error) };
}

// Not by its class, which the entry of the worker would share with the parts that it imports (requests.ts).
function isTemplateError(error: unknown): error is TemplateError {
  return error instanceof Error && error.name === 'TemplateError';
}
