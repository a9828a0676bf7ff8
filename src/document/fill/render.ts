import type { DXT } from 'docxtemplater';
import type PizZip from 'pizzip';
import { compile, orTemplateError } from './compile';

/**
 * Fills a template with docxtemplater.
 *
 * @param bytes a .docx file that is in order
 * @param paths the parts that hold tags; the others keep their packed bytes
 * @returns the zip of the filled file
 * @throws TemplateError with all of docxtemplater's errors
 */
export function render(bytes: Uint8Array, paths: readonly string[], data: object): PizZip {
  const onlyPaths: DXT.Module = {
    name: 'OnlyPaths',
    optionsTransformer(options, document) {
      document.targets = document.targets.filter((path) => paths.includes(path));
      // It is done: docxtemplater would ask it about every piece of every turn.
      document.modules = document.modules.filter((one) => one !== onlyPaths);
      return options;
    },
  };
  const document = compile(bytes, onlyPaths);
  return orTemplateError(() => document.render(data).getZip());
}
