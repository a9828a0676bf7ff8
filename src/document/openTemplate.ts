import type { Fields } from './fields';
import { type CompiledPiece, isTag } from './fill/compiledPieces';
import { createTemplate, type Template } from './fill/createTemplate';
import { askFilledParts } from './fill/docxtemplater';
import { dropEmptySheet } from './fill/dropEmptySheet';
import { mendRepeats } from './fill/mendRepeats';
import { mendContents, mendTemplate } from './fill/mendTemplate';
import { needsReading } from './fill/needsReading';
import { dropCarriedInput } from './package/carriedInput';
import { openPackage, partProblems } from './package/openPackage';
import { addPart, body, contentTypeOf, partName } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { fitToText } from './paper/fitToText';
import { problemOfTag } from './tags/problemOfTag';
import { scopesInside } from './tags/scopes';
import { TemplateError, type TemplateProblem, templateProblem } from './templateProblem';
import { removeCheckComments } from './word/checkComments';
import { removeActive } from './word/removeActive';

/**
 * Opens a Word template. What a person does not see is mended in it, and what runs or fetches something is
 * left out. Where a loop holds what may stand once, filling mends that, too.
 *
 * @param bytes a .docx file
 * @param fields the closed list of names that the template may use, each in its loop
 * @throws TemplateError with every problem at once, when the template cannot be opened, is not well
 *   made, or holds a tag that `fields` does not know at its place
 */
export function openTemplate(bytes: Uint8Array, fields: Fields): Template {
  const opened = openPackage(bytes);
  return compiledTemplate(opened, prepared(opened, fields).filled, fields);
}

// A template of Word's (.dotx) or a file with macros (.docm) is a document but for the type of its body, and Word
// refuses a .docx of another type.
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Takes out of a package what no document shall hold, and finds what is filled in it. */
export function prepared(opened: WordPackage, fields: Fields) {
  if (contentTypeOf(opened, body) !== documentType) {
    addPart(opened, body, opened.content(body), documentType);
  }
  removeCheckComments(opened);
  dropCarriedInput(opened);
  const active = removeActive(opened);
  const filled = askFilledParts(opened);
  return { active, filled, hasContents: mendContents(opened, filled, fields) };
}

/**
 * The template that a prepared package holds.
 *
 * @throws TemplateError as `openTemplate`
 */
export function compiledTemplate(opened: WordPackage, filled: readonly string[], fields: Fields) {
  fitToText(opened);
  mendTemplate(opened, filled, fields);
  return createTemplate(opened, (parts) => {
    refuse(parts.flatMap(({ path, pieces }) => problemsIn(pieces, partName(path), [fields])));
    return needsReading(parts) ? mendFilled : undefined;
  });
}

function mendFilled(filled: WordPackage, paths: readonly string[]) {
  refuse(paths.flatMap((path) => partProblems(filled, path)));
  mendRepeats(filled, paths);
  dropEmptySheet(filled);
}

function refuse(problems: readonly TemplateProblem[]) {
  if (problems.length > 0) throw new TemplateError(problems);
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
    const inside = subparsed ? problemsIn(subparsed, part, scopesInside(tag, sign, scopes)) : [];
    return [problem ?? [], inside].flat();
  });
}
