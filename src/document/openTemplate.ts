import { removeActive } from './active/removeActive';
import { TemplateError } from './diagnostic';
import type { Fields } from './fields';
import { createTemplate } from './fill/createTemplate';
import { compileTemplate } from './fill/docxtemplater';
import { dropEmptyLastSection, mendFilled, needsMending } from './fill/mendFilled';
import { mendTemplate, removeCopiedTags, unwrapGoogleControls } from './fill/mendTemplate';
import { dropCarriedInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { bodyPath, type WordPackage } from './package/wordPackage';
import { readBlocks } from './tags/readBlocks';
import { wrongTags } from './tags/wrongTags';
import { removeCheckComments } from './word/checkComments';
import { readParagraphs } from './word/paragraphs';

/**
 * Opens a template. Removes active content, and mends faults that a person does not see. If filling may damage
 * documents (`needsMending`), e.g. because a loop repeats a bookmark, `fill` mends each document.
 *
 * @param bytes the bytes of a .docx file
 * @param fields all names that the template may use
 * @throws TemplateError when the file cannot be opened, when a tag is wrong (`wrongTags`), or when docxtemplater
 *   refuses the template. The error holds all errors of the step that failed.
 */
export function openTemplate(bytes: Uint8Array, fields: Fields) {
  const opened = openPackage(bytes);
  prepareTemplate(opened);
  const errors = wrongTags(readBlocks(readParagraphs(opened), fields)).map(([, error]) => error);
  if (errors[0]) throw new TemplateError(errors);
  return createTemplate(opened, mendAndCompile(opened, fields));
}

// The content type of the body in a .docx file. Word refuses a file named `….docx` whose body has the content type of a
// .dotx or .docm file.
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Prepares a template for compiling. Gives the body the content type of a .docx file. Removes check comments, a carried
 * input, active content, content controls of Google Docs, and tags in tables of contents (`removeCopiedTags`).
 *
 * @returns `active`: German names of removed active content (`removeActive`). `hasTagsInContents`: true when a table of
 *   contents or an index had tags
 */
export function prepareTemplate(opened: WordPackage) {
  if (opened.contentTypeOf(bodyPath) !== documentType) {
    opened.addPart(bodyPath, opened.content(bodyPath), documentType);
  }
  removeCheckComments(opened);
  dropCarriedInput(opened);
  const active = removeActive(opened);
  unwrapGoogleControls(opened);
  return { active, hasTagsInContents: removeCopiedTags(opened) };
}

/**
 * Mends and compiles the template in a package. Call `prepareTemplate` with the package first.
 *
 * @returns the compiled template (`compileTemplate`). `mendsDocuments`: true when `render` parses and mends each
 *   document
 * @throws TemplateError when docxtemplater cannot compile the template. `render` throws a TemplateError when
 *   docxtemplater cannot render, or when `render` parses a filled part that is not well-formed
 */
export function mendAndCompile(opened: WordPackage, fields: Fields) {
  mendTemplate(opened, fields);
  const { parts, renderedPaths, render } = compileTemplate(opened);
  const mendsDocuments = needsMending(parts);
  return {
    parts,
    renderedPaths,
    mendsDocuments,
    render(data: object) {
      const filled = render(data);
      if (mendsDocuments) mendFilled(filled, renderedPaths);
      dropEmptyLastSection(filled);
      return filled;
    },
  };
}
