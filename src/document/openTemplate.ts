import type { Fields } from './fields';
import { askFilledParts } from './fill/docxtemplater';
import { dropEmptySheet } from './fill/dropEmptySheet';
import { fitToText } from './fill/fitToText';
import { mendRepeats } from './fill/mendRepeats';
import { mendContents, mendTemplate } from './fill/mendTemplate';
import { type Template, templateOf } from './openOriginal';
import { dropCarriedInput } from './package/carriedInput';
import { openPackage, partProblems } from './package/openPackage';
import type { FilledParts } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { TemplateError } from './templateError';
import { removeCheckComments } from './word/checkComments';
import { removeActive } from './word/removeActive';

/**
 * Opens a Word template. What a person does not see is mended in it, and what runs or fetches something is
 * left out. So is, when it is filled, what a loop must not repeat.
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

/** Takes out of a package what no document shall hold, and finds what is filled in it. */
export function prepared(opened: WordPackage, fields: Fields) {
  removeCheckComments(opened);
  dropCarriedInput(opened);
  const active = removeActive(opened);
  const filled = askFilledParts(opened.bytes());
  return { active, filled, hasContents: mendContents(opened, filled, fields) };
}

/**
 * The template that a prepared package holds.
 *
 * @throws TemplateError as `openTemplate`
 */
export function compiledTemplate(
  opened: WordPackage,
  filled: FilledParts,
  fields: Fields,
): Template {
  fitToText(opened);
  mendTemplate(opened, filled, fields);
  return templateOf(opened, fields, (document, paths) => {
    const torn = paths.flatMap((path) => partProblems(document, path));
    if (torn.length > 0) throw new TemplateError(torn);
    mendRepeats(document, paths);
    dropEmptySheet(document);
  });
}
