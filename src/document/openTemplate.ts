import { removeActive } from './active/removeActive';
import { type Diagnostic, TemplateError } from './diagnostic';
import type { Fields } from './fields';
import { createTemplate, type Template } from './fill/createTemplate';
import { filledPartsOf } from './fill/docxtemplater';
import { dropEmptySheet, mendRepeats } from './fill/mendFilled';
import { mendContents, mendTemplate } from './fill/mendTemplate';
import { needsReading } from './fill/needsReading';
import { dropCarriedInput } from './package/carriedInput';
import { openPackage, partErrors } from './package/openPackage';
import { addPart, body, contentTypeOf } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { readBlocks } from './tags/readBlocks';
import { wrongTags } from './tags/wrongTags';
import { removeCheckComments } from './word/checkComments';
import { readParagraphs } from './word/paragraphs';

/**
 * Opens a template. Faults that a person does not see are mended, and active content is removed. Where a loop repeats
 * what may stand once in a file, filling mends each document.
 *
 * @param bytes a .docx file
 * @param fields the closed list of names that the template may use, each in its loop
 * @throws TemplateError with every error at once, when the template cannot be opened, is not well made, or holds a
 *   tag that `fields` does not know at its place
 */
export function openTemplate(bytes: Uint8Array, fields: Fields): Template {
  const opened = openPackage(bytes);
  const { filled } = prepared(opened, fields);
  const blocks = readBlocks(readParagraphs(opened, filled), fields);
  refuse(wrongTags(blocks, fields).map(([, error]) => error));
  return compiledTemplate(opened, filled, fields);
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
  const filled = filledPartsOf(opened);
  return { active, filled, hasContents: mendContents(opened, filled, fields) };
}

/**
 * Mends and compiles the template in a prepared package.
 *
 * @param filled the names of the parts that are filled
 * @throws TemplateError when docxtemplater cannot compile it
 */
export function compiledTemplate(opened: WordPackage, filled: readonly string[], fields: Fields) {
  mendTemplate(opened, filled, fields);
  return createTemplate(opened, (parts) => (needsReading(parts) ? mendFilled : undefined));
}

function mendFilled(filled: WordPackage, paths: readonly string[]) {
  refuse(paths.flatMap((path) => partErrors(filled, path)));
  mendRepeats(filled, paths);
  dropEmptySheet(filled);
}

function refuse(errors: readonly Diagnostic[]) {
  if (errors.length > 0) throw new TemplateError(errors);
}
