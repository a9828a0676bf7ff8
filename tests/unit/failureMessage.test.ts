import { beforeEach, expect, test, vi } from 'vitest';
import {
  failureMessage,
  fileFailure,
  TookTooLong,
  Unfillable,
} from '../../src/app/engine/failures';
import { Unreachable } from '../../src/browser/load';
import { startWorker } from '../../src/browser/startWorker';
import { openingDiagnostic, TemplateError } from '../../src/document/diagnostic';

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

test('of a file that is not read, the cause is said', () => {
  const cause = new Error('of a test');
  const told = [
    new TookTooLong(),
    new Unreachable('program', { cause }),
    new DOMException('gone', 'NotFoundError'),
    new DOMException('ended', 'AbortError'),
    new Error('of the program'),
    torn,
  ].map((error) => fileFailure('«Sola.docx»', error));
  expect(told).toEqual([
    expect.stringContaining('10 Sekunden'),
    expect.stringContaining('Internetverbindung'),
    expect.stringContaining('nicht mehr da'),
    'Die Prüfung von «Sola.docx» ist abgebrochen.',
    expect.stringContaining('schreib uns'),
    `«Sola.docx» lässt sich nicht verwenden. ${problem.message}`,
  ]);
});
