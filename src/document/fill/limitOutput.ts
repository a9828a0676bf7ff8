import type { DXT } from 'docxtemplater';
import { TemplateError } from '../templateError';
import { templateProblem } from '../templateProblem';

// A book of 500 pages is a tenth of it.
const mostCharacters = 10_000_000;

// What each piece and each turn counts for, though nothing stands in it.
const least = { piece: 10, turn: 100 };

/**
 * Ends the filling of loops that repeat each other without end: twenty inside each other, of two turns
 * each, are a million turns.
 *
 * @returns for one document: `module`, which throws a TemplateError `too-much` once the document is
 *   longer than ten million characters; `count`, which is told of each value that is printed or repeated
 */
export function limitOutput() {
  let characters = 0;
  const module: DXT.Module = {
    name: 'LimitOutput',
    // Before the module of the loops, which asks no other about theirs.
    priority: 1,
    render(piece) {
      characters += piece.value.length + least.piece;
      if (characters <= mostCharacters) return null;
      throw new TemplateError([templateProblem('too-much', {}, 'output', mostCharacters)]);
    },
  };
  // docxtemplater goes on after an error of its parser: the next piece ends it.
  function count(value: unknown): void {
    if (typeof value === 'string') characters += value.length;
    if (Array.isArray(value)) characters += value.length * least.turn;
  }
  return { module, count };
}
