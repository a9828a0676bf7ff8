import { beforeEach, expect, test, vi } from 'vitest';
import * as failures from '../../src/app/engine/failures';
import { startWorker, Unreachable } from '../../src/browser/load';
import { openingDiagnostic, TemplateError } from '../../src/document/diagnostic';

const { failureMessage, fileFailure, TookTooLong, Unfillable } = failures;
const problem = openingDiagnostic('too-much', {}, 2000);
const torn = new TemplateError([problem]);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('document', { querySelector: () => true });
});

test('of a template of one’s own that cannot be filled, the cause is said', () => {
  const sentence = failureMessage(new Unfillable(torn), true);
  expect(sentence).toContain(problem.message);
  expect(sentence).toContain('Mit der Originalvorlage geht es.');
  expect(sentence).not.toContain('schreib uns');
});

test('of an original that is damaged, whom to write to', () => {
  expect(failureMessage(torn, true)).toContain('schreib uns');
});

test('where a browser starts no worker, that another one does', async () => {
  const error = await startWorker('engineWorker.js').catch((thrown) => thrown);
  for (const sentence of [failureMessage(error, true), fileFailure('«Sola.docx»', error)]) {
    expect(sentence).toContain('in einem anderen Browser');
    expect(sentence).not.toContain('noch einmal');
  }
});

test.each([
  [new TookTooLong(), '10 Sekunden'],
  [new Unreachable('program', { cause: new Error('of a test') }), 'Internetverbindung'],
  [new DOMException('gone', 'NotFoundError'), 'nicht mehr da'],
  [new DOMException('ended', 'AbortError'), 'Die Prüfung von «Sola.docx» ist abgebrochen.'],
  [new Error('of the program'), 'schreib uns'],
  [torn, `«Sola.docx» lässt sich nicht verwenden. ${problem.message}`],
])('of a file that is not read, the cause is said: %s', (error, said) => {
  expect(fileFailure('«Sola.docx»', error)).toContain(said);
});
