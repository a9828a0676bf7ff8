import type { CarriedInput } from '../document/package/carriedInput';
import type { PrintContext, ReadInput } from './contract';
import type { Generator } from './defineGenerator';

/**
 * Fills the template of a generator with an input. Page, command line and tests make all documents with this function.
 *
 * @param template a template that was opened with the `fields` of the generator
 * @param carried the input that the document carries (`inputToCarry.ts`)
 * @returns the name of the file, and `bytes`: the result of `template.fill`. The result is a .docx file, or a promise
 *   of a .docx file.
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
    fileName: ((context.isAlone && generator.alone) || generator).fileName(input),
  };
}

// The largest length of a camp's name in a file name, in UTF-16 code units. Most file systems allow 255 bytes for a
// file name. A letter such as `ä` takes two bytes.
const longestName = 120;

// The characters that Windows, macOS or Android refuses in a file name. `campFileName` writes `_` instead.
const refused = /[\\/:*?"<>|]/g;

// The characters that a file name loses: control characters, line and paragraph separators, unpaired surrogates, bidi
// controls, noncharacters, and byte order marks.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\uFEFF]/gu;

/**
 * Makes a file name such as `SiKo_<camp name>.docx`, or `SiKo.docx` for a camp without a name. A long camp name is cut.
 *
 * @param kind the kind of document, e.g. `SiKo`
 * @param ending the extension of the file name, e.g. `.docx`
 */
export function campFileName(kind: string, camp: { name: string }, ending: string) {
  const name = camp.name
    .normalize('NFC')
    .slice(0, longestName)
    .replace(invisible, '')
    .replace(refused, '_')
    .trim();
  return `${name ? `${kind}_${name}` : kind}${ending}`;
}
