import type { Generator, PrintContext, ReadInput } from './defineGenerator';

/**
 * The one way from an input to a Word file: for the button, the command line and the tests.
 *
 * @param template the generator's template, opened with its `fields`
 * @returns the bytes of the .docx file as the template gives them, at once or as a promise, and the name
 *   it is saved under
 * @throws TemplateError when the filled template is torn
 */
export function makeDocument<Bytes>(
  generator: Generator,
  input: ReadInput,
  template: { fill: (data: object) => Bytes },
  options: PrintContext,
): { bytes: Bytes; fileName: string } {
  return {
    bytes: template.fill(generator.toDocument(input, options)),
    fileName: generator.fileName(input),
  };
}
