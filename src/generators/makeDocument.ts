import type { CarriedInput } from '../document/package/carriedInput';
import type { Generator, PrintContext, ReadInput } from './contract';

/**
 * The one way from an input to a Word file: for the button, the command line and the tests.
 *
 * @param template the generator's template, opened with its `fields`
 * @param carried what the document carries of its input; see `inputToCarry.ts`
 * @returns the bytes of the .docx file as the template gives them, at once or as a promise, and the name
 *   it is saved under
 * @throws TemplateError when the filled template is torn
 */
export function makeDocument<Bytes>(
  generator: Generator,
  input: ReadInput,
  template: { fill: (data: object, carried?: CarriedInput) => Bytes },
  options: PrintContext,
  carried?: CarriedInput,
) {
  return {
    bytes: template.fill(generator.toDocument(input, options), carried),
    fileName: (options.isAlone && generator.alone ? generator.alone : generator).fileName(input),
  };
}
