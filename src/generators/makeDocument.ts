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

const longest = 200;

// Windows, macOS or Android refuse these characters in a file name.
const refused = /[\\/:*?"<>|]/g;

// Control characters, line and paragraph separators, unpaired surrogates, bidi controls and noncharacters.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\uFEFF]/gu;

/**
 * The file name `SiKo_<camp name>.docx`, or `SiKo.docx` for a camp without a name (specification, section 7): at most
 * 200 bytes of UTF-8, never cut inside of a character.
 *
 * @param kind the kind of document, e.g. `SiKo`
 * @param ending e.g. `.docx`
 */
export function campFileName(kind: string, camp: { name: string }, ending: string) {
  const name = camp.name.normalize('NFC').replace(invisible, '').replace(refused, '_').trim();
  const cut = firstBytes(name, longest - kind.length - 1 - ending.length).trim();
  return `${cut ? `${kind}_${cut}` : kind}${ending}`;
}

function firstBytes(text: string, bytes: number) {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  const cut = new Intl.Segmenter('de').segment(text).containing(read);
  return text.slice(0, cut?.index);
}
