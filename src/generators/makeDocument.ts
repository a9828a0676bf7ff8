import type { GeneratorUnit, PrintOptions, ReadInput } from './defineGenerator';

/**
 * The one way from an input to a Word file: for the button, the command line and the tests.
 *
 * @param template the generator's template, opened with its `fields`
 * @returns the bytes of the .docx file as the template gives them, at once or as a promise, and the name
 *   it is saved under
 * @throws TemplateError when the filled template is torn
 */
export function makeDocument<Bytes>(
  unit: GeneratorUnit,
  input: ReadInput,
  template: { fill: (data: object) => Bytes },
  options: PrintOptions,
): { bytes: Bytes; fileName: string } {
  return {
    bytes: template.fill(unit.toDocument(input, options)),
    fileName: unit.fileName(input),
  };
}
