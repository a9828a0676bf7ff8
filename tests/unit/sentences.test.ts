import { describe, expect, test } from 'vitest';
import { checkFinding } from '../../src/document/sentences/check';
import { templateProblem } from '../../src/document/templateProblem';

describe('a sentence about a template', () => {
  test.each([
    [checkFinding('comments', {}, 1, ''), 'steht ein Kommentar.', 'Lösche ihn'],
    [checkFinding('comments', {}, 3, ''), 'stehen 3 Kommentare.', 'Lösche sie'],
    [checkFinding('tracked-changes', {}, 1, ''), 'steht eine nachverfolgte', 'Nimm sie in Word an'],
    [checkFinding('tracked-changes', {}, 3, ''), 'stehen 3 nachverfolgte', 'Nimm sie in Word an'],
    [checkFinding('names', {}, ['Lea']), 'steht Lea.', 'Entferne den Namen'],
    [checkFinding('names', {}, ['Lea', 'Nils']), 'stehen Lea, Nils.', 'Entferne die Namen'],
  ])('agrees in number to its end: $message', ({ message }, start, end) => {
    expect(message).toContain(start);
    expect(message).toContain(end);
  });

  test('begins with a capital after a colon, and writes numbers as in Switzerland', () => {
    expect(templateProblem('too-much', {}, 2000).message).toBe(
      "In der Datei stecken zu viele Teile (mehr als 2'000): So viel braucht keine Vorlage. Fang mit der Originalvorlage an.",
    );
  });
});
