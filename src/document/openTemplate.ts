import type { Fields } from './fields';
import { askFilledParts } from './fill/docxtemplater';
import { mendRepeats } from './fill/mendRepeats';
import { mendContents, mendTemplate } from './fill/mendTemplate';
import { type Template, templateOf } from './openOriginal';
import { dropCarriedInput } from './package/carriedInput';
import { openPackage, partProblems } from './package/openPackage';
import { refuseTooDeep } from './package/parseXml';
import { body, relationshipsOf, removeParts } from './package/parts';
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
  return refuseTooDeep(() => mendedTemplate(openPackage(bytes), fields));
}

/**
 * The template that a package holds, which belongs to it from now on.
 *
 * @throws TemplateError as `openTemplate`
 */
export function mendedTemplate(opened: WordPackage, fields: Fields): Template {
  mend(opened, fields);
  return templateOf(opened, fields, (filled, paths) => {
    const torn = paths.flatMap((path) => partProblems(filled, path));
    if (torn.length > 0) throw new TemplateError(torn);
    mendRepeats(filled, paths);
  });
}

/** Mends a package as `openTemplate` does. */
export function mend(opened: WordPackage, fields: Fields): void {
  removeCheckComments(opened);
  removeActive(opened);
  dropCarriedInput(opened);
  dropPeople(opened);
  const filled = askFilledParts(opened.bytes());
  mendContents(opened, filled, fields);
  mendTemplate(opened, filled, fields);
}

// Who has worked at a file, with their addresses: Word prints nothing of it.
function dropPeople(opened: WordPackage): void {
  const people = relationshipsOf(opened, body).filter(({ type }) => type === 'people');
  removeParts(
    opened,
    people.map(({ target }) => target),
  );
}
