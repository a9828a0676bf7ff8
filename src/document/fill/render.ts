import type Docxtemplater from 'docxtemplater';
import type { DXT } from 'docxtemplater';
import type PizZip from 'pizzip';
import { compile, orTemplateError } from './compile';

/** What is to be filled: the parts that hold tags, and the elements in them that want a paragraph. */
export type ToFill = { paths: readonly string[]; boxes: readonly string[] };

/**
 * Fills a template with docxtemplater.
 *
 * @param bytes a .docx file that is in order
 * @param toFill the parts that are not named keep their packed bytes
 * @returns the zip of the filled file
 * @throws TemplateError with all of docxtemplater's errors
 */
export function render(bytes: Uint8Array, { paths, boxes }: ToFill, data: object): PizZip {
  const settings: DXT.Module = {
    name: 'Settings',
    optionsTransformer(options, document: Transformed) {
      document.targets = document.targets.filter((path) => paths.includes(path));
      keepParagraph(document, boxes);
      // It is done: docxtemplater would ask it about every piece of every turn.
      document.modules = document.modules.filter((one) => one !== settings);
      return options;
    },
  };
  const document = compile(bytes, settings);
  return orTemplateError(() => document.render(data).getZip());
}

// What docxtemplater hands to its modules; its types leave it out.
type Transformed = Docxtemplater<PizZip> & {
  targets: string[];
  modules: readonly DXT.Module[];
  fileTypeConfig: {
    tagsXmlLexedArray: string[];
    tagShouldContain: { tag: string; shouldContain: string[]; value: string }[];
  };
};

const wantParagraph = ['w:hdr', 'w:ftr', 'w:footnote', 'w:txbxContent'];

/** The elements of a part that Word wants a paragraph in, though filling may take their last one. */
export function boxesIn(xml: string): string[] {
  return wantParagraph.filter((name) => new RegExp(`<${name}[\\s>]`).test(xml));
}

// docxtemplater does the same for the cells of a table.
function keepParagraph({ fileTypeConfig }: Transformed, boxes: readonly string[]): void {
  for (const tag of boxes) {
    fileTypeConfig.tagsXmlLexedArray.push(tag);
    fileTypeConfig.tagShouldContain.push({
      tag,
      shouldContain: ['w:p', 'w:tbl', 'w:sdt'],
      value: '<w:p/>',
    });
  }
}
