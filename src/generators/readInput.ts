import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import type { GeneratorUnit } from './generatorUnit';

/** An input of another shape than its generator's: says in German where, and what is expected. */
export class InputError extends Error {
  override name = 'InputError';
}

/**
 * An input in the shape of a generator, from plain JSON of unknown origin.
 *
 * @throws InputError with the path of everything that has another shape
 */
export function readInput<Input>(generator: GeneratorUnit<Input>, json: unknown): Input {
  const result = safeParse(generator.input, json);
  if (result.success) return result.output;
  throw new InputError(`Die Eingabe passt nicht. ${result.issues.map(sentenceFor).join(' ')}`);
}

const german: Readonly<Record<string, string>> = {
  string: 'ein Text',
  Array: 'eine Liste',
  Object: 'ein Objekt',
};

function sentenceFor(issue: BaseIssue<unknown>): string {
  const where = getDotPath(issue) ?? '';
  // A field that is not there is said as a key that is expected and undefined.
  if (issue.received === 'undefined') return `«${where}» fehlt.`;
  const expected = german[issue.expected ?? ''] ?? issue.expected;
  const received = german[issue.received] ?? issue.received;
  return `Bei «${where || 'allem'}» wird ${expected} erwartet, nicht ${received}.`;
}
