import { expect, test } from 'vitest';
import { failureMessage } from '../../src/app/engine/failureMessage';
import { Unfillable } from '../../src/app/engine/fillErrors';
import { TemplateError } from '../../src/document/templateError';
import { templateProblem } from '../../src/document/templateProblem';

const problem = templateProblem('too-much', {}, 'entries', 2000);
const torn = new TemplateError([problem]);

test('of a template of one’s own that cannot be filled, the cause is said', () => {
  const sentence = failureMessage(new Unfillable(torn), true);
  expect(sentence).toContain(problem.message);
  expect(sentence).toContain('Mit der Originalvorlage geht es.');
  expect(sentence).not.toContain('schreib uns');
});

test('of an original that is damaged, whom to write to', () => {
  expect(failureMessage(torn, true)).toContain('schreib uns');
});
