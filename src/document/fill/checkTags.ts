import type { Fields } from '../fields';
import { partName } from '../package/partName';
import { problemOfTag } from '../tags/problemOfTag';
import { scopesInside } from '../tags/scopes';
import { type TemplateProblem, templateProblem, type Where } from '../templateProblem';
import { type CompiledParts, type CompiledPiece, isTag } from './compiledParts';

/**
 * Looks at every tag of a compiled template, in its loop, whether or not that loop will have a turn.
 *
 * @param fields the names that the template may use
 * @returns a problem for each tag that is not in `fields` at its place
 */
export function checkTags(parts: CompiledParts, fields: Fields): TemplateProblem[] {
  return [...parts].flatMap(([path, pieces]) => problemsIn(pieces, partName(path), [fields]));
}

// A tag inside a loop may use the loop's names and those around it, as docxtemplater resolves them.
function problemsIn(
  pieces: readonly CompiledPiece[],
  part: string,
  scopes: readonly Fields[],
): TemplateProblem[] {
  // What stands in a loop that does not exist follows from that.
  if (scopes.length === 0) return [];
  return pieces.filter(isTag).flatMap((piece) => {
    const name = piece.value.trim();
    const problem = problemOf(piece, { tag: name, part }, scopes);
    const own = problem ? [problem] : [];
    if (!piece.subparsed) return own;
    const inner = scopesInside(name, piece.inverted ? '^' : '#', scopes);
    return [...own, ...problemsIn(piece.subparsed, part, inner)];
  });
}

function problemOf(
  piece: CompiledPiece,
  where: Where & { tag: string },
  scopes: readonly Fields[],
) {
  if (piece.module && piece.module !== 'loop') {
    return templateProblem('unsupported-tag', where, where.tag);
  }
  const sign = piece.inverted ? '^' : '#';
  return problemOfTag(where.tag, piece.subparsed ? sign : '', scopes, where);
}
