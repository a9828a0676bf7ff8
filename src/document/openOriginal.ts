import type { Fields, TemplateTag } from './fields';
import { type CompiledPiece, compiledParts, isTag, render, tagsIn } from './fill/docxtemplater';
import { fillPoster } from './fill/fillPoster';
import { dropGroupEnds, fitTitle } from './fill/fitPaper';
import { type CarriedInput, carryInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { body, partName } from './package/parts';
import { type WordPackage, wordPackage } from './package/wordPackage';
import { problemOfTag } from './tags/problemOfTag';
import { scopesInside } from './tags/scopes';
import { TemplateError } from './templateError';
import { type TemplateProblem, templateProblem } from './templateProblem';

/** A Word template that was opened and found in order. */
export type Template = {
  /**
   * Fills the template, as often as wanted.
   *
   * What stands in `data` is text that XML 1.0 can carry: tags and markup in it come out as typed, `\n`
   * becomes a line break.
   * A known field without a value prints nothing. The same template and data give the same bytes, in any
   * time zone.
   *
   * @param data plain JSON in the shape of the fields; read, never changed
   * @param carried what the document carries, so that it can be opened again
   * @returns the bytes of the filled .docx file
   * @throws TemplateError when what was filled is torn
   */
  fill: (data: object, carried?: CarriedInput) => Uint8Array;
  /** All that the template prints, in no order of its parts. */
  tags: readonly TemplateTag[];
};

/**
 * Opens a template of which it is known that `openTemplate` mends nothing in it nor in what it fills, as those of
 * `templates/`: what mends is a third of the program.
 *
 * @throws TemplateError as `openTemplate`
 */
export function openOriginal(bytes: Uint8Array, fields: Fields): Template {
  return templateOf(openPackage(bytes), fields, () => {});
}

/**
 * The template that a package holds, which belongs to it from now on.
 *
 * @param finish what is done to each filled package, of which these parts hold text
 * @throws TemplateError as `openTemplate`
 */
export function templateOf(
  opened: WordPackage,
  fields: Fields,
  finish: (filled: WordPackage, paths: readonly string[]) => void,
): Template {
  const packed = opened.bytes();
  const parts = [...compiledParts(packed)];
  const problems = parts.flatMap(([path, pieces]) => problemsIn(pieces, partName(path), [fields]));
  if (problems.length > 0) throw new TemplateError(problems);
  const tagged = parts.filter(([, pieces]) => pieces.some(isTag)).map(([path]) => path);
  // Of what others put into a package, nobody checked whether it is XML.
  const ofWord = parts.map(([path]) => path).filter((path) => path.startsWith('word/'));
  return {
    fill(data, carried) {
      // docxtemplater wants one part at least.
      const filled = wordPackage(render(packed, [body, ...tagged], data));
      finish(filled, [...new Set([...ofWord, ...tagged])]);
      dropGroupEnds(filled);
      fitTitle(filled);
      fillPoster(filled);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    tags: parts.flatMap(([, pieces]) => tagsIn(pieces)),
  };
}

// Every tag, in its loop, whether or not that will have a turn. It may use the loop's names and those around it, as
// docxtemplater resolves them.
function problemsIn(
  pieces: readonly CompiledPiece[],
  part: string,
  scopes: readonly Fields[],
): TemplateProblem[] {
  // What stands in a loop that does not exist follows from that.
  if (scopes.length === 0) return [];
  return pieces.filter(isTag).flatMap(({ value, module, inverted, raw, subparsed }) => {
    const tag = value.trim();
    const sign = inverted ? '^' : '#';
    const problem =
      (module && module !== 'loop') || raw?.startsWith('-')
        ? templateProblem('unsupported-tag', { tag, part }, tag)
        : problemOfTag(tag, subparsed ? sign : '', scopes, { tag, part });
    const own = problem ? [problem] : [];
    if (!subparsed) return own;
    return [...own, ...problemsIn(subparsed, part, scopesInside(tag, sign, scopes))];
  });
}
