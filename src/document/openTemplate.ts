import { removeActive } from './active/removeActive';
import { TemplateError } from './diagnostic';
import type { Fields } from './fields';
import { createTemplate, type Template } from './fill/createTemplate';
import { compileTemplate } from './fill/docxtemplater';
import { dropEmptyLastSection, mendFilled } from './fill/mendFilled';
import { mendTemplate, removeCopiedTags, unwrapGoogleControls } from './fill/mendTemplate';
import { needsMending } from './fill/needsMending';
import { dropCarriedInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { bodyPath } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { readBlocks } from './tags/readBlocks';
import { wrongTags } from './tags/wrongTags';
import { removeCheckComments } from './word/checkComments';
import { readParagraphs } from './word/paragraphs';

/**
 * Opens a template. Removes active content, and mends faults that a person does not see. If filling may damage the
 * documents of the template, e.g. because a loop repeats a bookmark, `fill` mends each document (`needsMending`).
 *
 * @param bytes the bytes of a .docx file
 * @param fields all names that the template may use
 * @throws TemplateError when the file cannot be opened, when a tag is wrong (`wrongTags`), or when docxtemplater
 *   refuses the template. The error holds all errors of the step that failed.
 */
export function openTemplate(bytes: Uint8Array, fields: Fields): Template {
  const opened = openPackage(bytes);
  prepareTemplate(opened);
  const errors = wrongTags(readBlocks(readParagraphs(opened), fields), fields).map(
    ([, error]) => error,
  );
  if (errors.length > 0) throw new TemplateError(errors);
  return createTemplate(opened, mendAndCompile(opened, fields));
}

// The content type of the body of a .docx file. The body of a .dotx or .docm file has another content type. Word
// refuses a file with the name `….docx` and this other content type.
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Prepares a template for compiling. Gives the body the content type of a .docx file. Removes the comments that the
 * check has written (`removeCheckComments`), a carried input, active content and the content controls of Google Docs.
 * Removes tags from text that Word has copied from elsewhere in the document (`removeCopiedTags`).
 *
 * @returns `active`: the active content that a person may miss (`removeActive`). `hasTagsInContents`: true when a table
 *   of contents or an index had tags
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
 *   docxtemplater cannot render, or when a filled part that must be parsed is not well-formed
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
