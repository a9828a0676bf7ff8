import type { Fields } from '../fields';
import { partName } from '../package/partName';
import type { TemplateProblem } from '../templateError';
import { unsupportedSignSentence } from './docxtemplaterProblems';
import { fieldAt, problemOfTag, type TagProblem } from './problemOfTag';

/** A piece of a part as docxtemplater has compiled it; loops and conditions hold theirs in `subparsed`. */
export type CompiledPiece = {
  type: string;
  value: string;
  module?: string;
  inverted?: boolean;
  subparsed?: readonly CompiledPiece[];
};

/**
 * Looks at every tag of one compiled part, in its loop, whether or not that loop will have a turn.
 *
 * @param pieces the part as docxtemplater compiled it (`postparsed`)
 * @param path the part's name in the package, e.g. `word/document.xml`
 * @param fields the names that the template may use
 * @returns a problem for each tag that is not in `fields` at its place
 */
export function checkTags(
  pieces: readonly CompiledPiece[],
  path: string,
  fields: Fields,
): TemplateProblem[] {
  const part = partName(path);
  return tagsIn(pieces, [fields]).flatMap(({ tag, problem }) =>
    problem ? [{ id: problem.id, tag, part, message: `${part}: ${problem.text}` }] : [],
  );
}

type FoundTag = { tag: string; problem: TagProblem | undefined };

// A tag inside a loop may use the loop's names and those around it, as docxtemplater resolves them.
function tagsIn(pieces: readonly CompiledPiece[], scopes: readonly Fields[]): FoundTag[] {
  return pieces
    .filter((piece) => piece.type === 'placeholder')
    .flatMap((piece) => {
      const tag = piece.value.trim();
      const field = fieldAt(tag, scopes);
      const found: FoundTag = { tag, problem: problemOf(piece, tag, scopes) };
      if (!piece.subparsed) return [found];
      const inner = typeof field === 'object' && !piece.inverted ? [...scopes, field] : scopes;
      return [found, ...tagsIn(piece.subparsed, inner)];
    });
}

function problemOf(piece: CompiledPiece, tag: string, scopes: readonly Fields[]) {
  if (piece.module && piece.module !== 'loop') {
    return { id: 'unsupported-tag', text: unsupportedSignSentence(tag) };
  }
  return problemOfTag(tag, piece.subparsed ? 'section' : 'text', scopes);
}
