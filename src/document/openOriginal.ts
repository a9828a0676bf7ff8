import { createTemplate } from './fill/createTemplate';
import { openPackage } from './package/openPackage';

/**
 * Opens an original without checking and mending it, whose code is a third of the program. A test proves that
 * `openTemplate` finds nothing wrong in any original and changes nothing.
 *
 * @param bytes a .docx file of `templates/`
 * @throws TemplateError when the file is damaged
 */
export function openOriginal(bytes: Uint8Array) {
  return createTemplate(openPackage(bytes));
}
