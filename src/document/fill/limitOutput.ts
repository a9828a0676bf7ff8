import type { DXT } from 'docxtemplater';
import { TemplateError, templateProblem } from '../templateError';

// A book of 500 pages is a tenth of it.
const mostCharacters = 10_000_000;

/**
 * Ends the filling of loops that repeat each other without end: twenty inside each other, of two turns
 * each, are a million turns.
 *
 * @returns a module for one document; it throws a TemplateError `too-much` when the document grows
 *   over ten million characters
 */
export function limitOutput(): DXT.Module {
  let characters = 0;
  return {
    name: 'LimitOutput',
    render(piece) {
      // A turn costs something, though nothing stands in it.
      characters += piece.value.length + 10;
      if (characters <= mostCharacters) return null;
      throw new TemplateError([templateProblem('too-much', {}, 'output', mostCharacters)]);
    },
  };
}
