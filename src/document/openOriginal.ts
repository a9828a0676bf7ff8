import { createTemplate } from './fill/createTemplate';
import { openPackage } from './package/openPackage';

/**
 * Opens one of the templates of `templates/`. A test proves of each that `openTemplate` finds nothing wrong in it and
 * mends nothing: what checks and mends is a third of the program.
 *
 * @param bytes a .docx file
 * @throws TemplateError when the file is damaged
 */
export function openOriginal(bytes: Uint8Array) {
  return createTemplate(openPackage(bytes));
}
