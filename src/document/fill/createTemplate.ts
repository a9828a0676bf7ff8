import { type CarriedInput, carryInput } from '../package/carriedInput';
import { openPackage } from '../package/openPackage';
import { bodyPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { createFit } from '../paper/fitPage';
import { printPieces, tagsIn } from './compiledPieces';
import { type CompiledPart, compileTemplate } from './docxtemplater';

/** An opened template that is ready to be filled. */
export type Template = ReturnType<typeof createTemplate>;

/** A function that mends a filled package. `paths` are the names of the parts that were filled. */
type Mend = (filled: WordPackage, paths: readonly string[]) => void;

/**
 * Makes a template of a package. The caller must not change the package afterwards. The template is compiled and
 * measured here. Each document is only rendered, mended if necessary, fitted to its page (`createFit`) and zipped.
 *
 * @param chooseMend examines the compiled parts. Returns a function that mends each filled package, or undefined if the
 *   documents of the template need no mending.
 * @throws TemplateError with all of docxtemplater's errors
 */
export function createTemplate(
  opened: WordPackage,
  chooseMend: (parts: readonly CompiledPart[]) => Mend | undefined = () => undefined,
) {
  const { parts, renderedPaths, render } = compileTemplate(opened);
  const mend = chooseMend(parts);
  const fitBody = createFit(opened);

  return {
    /**
     * Fills the template. A template can be filled any number of times.
     *
     * Texts in `data` must hold only characters that XML 1.0 allows. Tags and markup in a text are printed literally.
     * `\n` becomes a line break. A field without a value prints nothing. The same template, `data` and `carried` give
     * the same bytes in any time zone.
     *
     * @param data plain JSON in the shape of the fields. In headers and footers, values in `data.inFooters` replace
     *   the values of the same name. `data` is not changed.
     * @param carried the input that is stored in the document, so that users can open the input again
     * @returns the bytes of the filled .docx file
     * @throws TemplateError when docxtemplater cannot render the template, or, if the document is mended, when the XML
     *   of a filled part is not well-formed
     */
    fill(data: object, carried?: CarriedInput) {
      const filled = render(data);
      mend?.(filled, renderedPaths);
      const text = filled.text(bodyPath);
      const fitted = fitBody(text);
      if (fitted !== text) filled.replace(bodyPath, fitted);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    /** True when each filled document is parsed and mended after rendering. */
    isMended: mend !== undefined,
    /**
     * Returns the XML that each part prints with `data`, in the order of `tags`. The XML is neither mended nor fitted.
     * `data` must hold no markup, because values are not escaped.
     */
    print: (data: object) => parts.map(({ pieces }) => printPieces(pieces, [data])),
    /** All tags of the template, part by part. The parts have no fixed order. */
    tags: parts.flatMap(({ pieces }) => tagsIn(pieces)),
  };
}

/**
 * Opens an original. The original is neither checked nor mended, so that a page need not load the code for checking and
 * mending, a third of the program. A test proves that `openTemplate` finds no error in any original and changes no
 * original.
 *
 * @param bytes a .docx file of `templates/`
 * @throws TemplateError when the file is damaged
 */
export function openOriginal(bytes: Uint8Array) {
  return createTemplate(openPackage(bytes));
}
