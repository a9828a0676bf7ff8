import { type Diagnostic, openingDiagnostic, TemplateError } from './diagnostic';
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
import { removeCheckComments } from './word/checkComments';
import { removeActive } from './word/removeActive';

/**
 * Opens a template. Faults that a person does not see are mended, and active content is removed. Where a loop repeats
 * what may stand once in a file, filling mends each document.
 *
 * @param bytes a .docx file
 * @param fields the closed list of names that the template may use, each in its loop
 * @throws TemplateError with every problem at once, when the template cannot be opened, is not well made, or holds a
 *   tag that `fields` does not know at its place
 */
export function openTemplate(bytes: Uint8Array, fields: Fields): Template {
  const opened = openPackage(bytes);
  return compiledTemplate(opened, prepared(opened, fields).filled, fields);
}

// A Word template (.dotx) or a file with macros (.docm) differs from a .docx only in the content type of its body. Word
// refuses a .docx with another type.
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Removes from a package what no document shall hold.
 *
 * @returns `active`: the active content that was removed. `filled`: the names of the parts that docxtemplater fills.
 *   `hasContents`: true when tags stood in a table of contents or index
 */
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
 * Mends and compiles the template in a prepared package.
 *
 * @param filled the names of the parts that are filled
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

function refuse(errors: readonly Diagnostic[]) {
  if (errors.length > 0) throw new TemplateError(errors);
}

// Checks every tag at its place, also in loops without a turn. A tag may use the names of its loop and of all loops
// around it, as docxtemplater resolves them.
function problemsIn(
  pieces: readonly CompiledPiece[],
  part: string,
  scopes: readonly Fields[],
): Diagnostic[] {
  // Problems inside a loop with an unknown name would only follow from that name.
  if (scopes.length === 0) return [];
  return pieces.filter(isTag).flatMap(({ value, module, inverted, raw, subparsed }) => {
    const tag = value.trim();
    const sign = inverted ? '^' : '#';
    const problem =
      (module && module !== 'loop') || raw?.startsWith('-')
        ? openingDiagnostic('unsupported-tag', { tag, part }, tag)
        : problemOfTag(tag, subparsed ? sign : '', scopes, { tag, part });
    const inside = subparsed ? problemsIn(subparsed, part, scopesInside(tag, sign, scopes)) : [];
    return [problem ?? [], inside].flat();
  });
}
