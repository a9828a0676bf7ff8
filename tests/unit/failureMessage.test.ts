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
  vi.stubGlobal('navigator', { onLine: true });
});

const unreachable = new Unreachable('program', { cause: new Error('of a test') });
const cancelled = new DOMException('ended', 'AbortError');

test.each([
  [new Unfillable(problem.message), `${problem.message} Mit der Originalvorlage geht es.`],
  [torn, 'schreib uns'],
  [new TookTooLong(), 'Nach 10 Sekunden war das Dokument nicht fertig.'],
  [unreachable, 'Ein Teil dieser Seite fehlt'],
])('of a document that is not made, the cause is said: %s', (error, said) => {
  expect(failureMessage(error)).toContain(said);
});

test('where a browser starts no worker, that another one does', async () => {
  const error = await startWorker('engineWorker.js').catch((thrown) => thrown);
  for (const sentence of [failureMessage(error), fileFailure('«Sola.docx»', error)])
    expect(sentence).toMatch(/^(?!.*noch einmal).*in einem anderen Browser/s);
});

test.each([
  [new TookTooLong(), '10 Sekunden'],
  [unreachable, 'Internetverbindung'],
  [new DOMException('gone', 'NotFoundError'), 'nicht mehr da'],
  [cancelled, 'Die Prüfung von «Sola.docx» ist abgebrochen.'],
  [new Error('of the program'), 'schreib uns'],
  [torn, `«Sola.docx» lässt sich nicht verwenden. ${problem.message}`],
])('of a file that is not read, the cause is said: %s', (error, said) => {
  expect(fileFailure('«Sola.docx»', error)).toContain(said);
});
