import type { CarriedInput } from '../document/package/carriedInput';
import type { Generator, PrintContext, ReadInput } from './contract';

/**
 * Fills the template of a generator with an input. Page, command line and tests all make their documents here.
 *
 * @param template the generator's template, opened with its `fields`
 * @param carried the input that the document carries; see `inputToCarry.ts`
 * @returns the bytes of the .docx file as `template.fill` returns them, at once or as a promise, and the name of the
 *   file
 * @throws TemplateError when the filled template is not well-formed
 */
export function makeDocument<Bytes>(
  generator: Generator,
  input: ReadInput,
  template: { fill: (data: object, carried?: CarriedInput) => Bytes },
  context: PrintContext,
  carried?: CarriedInput,
) {
  return {
    bytes: template.fill(generator.toDocument(input, context), carried),
    fileName: (context.isAlone && generator.alone ? generator.alone : generator).fileName(input),
  };
}
