import type { GeneratorUnit, PrintOptions } from './defineGenerator';

/**
 * The one way from an input to a Word file: for the button, the command line and the tests.
 *
 * @param input plain JSON in the shape of the generator's input
 * @param template the generator's template, opened with its `fields`
 * @returns the bytes of the .docx file as the template gives them, at once or as a promise, and the name
 *   it is saved under
 * @throws InputError when the input has another shape; TemplateError when the filled template is torn
 */
export function makeDocument<Bytes>(
  unit: GeneratorUnit,
  input: unknown,
  template: { fill: (data: object) => Bytes },
  options: PrintOptions,
): { bytes: Bytes; fileName: string } {
  const { data, fileName } = unit.print(input, options);
  return { bytes: template.fill(data), fileName };
}
