import { withPlainText } from '../document/fill/plainText';
import { fillTemplate } from '../document/fillTemplate';
import { fieldsOf } from './fieldsOf';
import type { GeneratorUnit, PrintOptions } from './generatorUnit';
import { readInput } from './readInput';

/**
 * The one way from an input to a Word file, in the browser, in tests and on the command line.
 *
 * @param input plain JSON in the shape of `generator.input`
 * @param template the bytes of the generator's Word template
 * @returns the bytes of the .docx file
 * @throws InputError when the input has another shape; TemplateError when the template is broken
 */
export function generateDocument(
  generator: GeneratorUnit,
  input: unknown,
  template: Uint8Array,
  options: PrintOptions,
): Uint8Array {
  // What a document cannot carry goes first: a field of nothing else is empty, with its heading.
  const typed = withPlainText(readInput(generator, input));
  const data = generator.toDocument(typed, options);
  return fillTemplate(template, data, fieldsOf(generator.data));
}
