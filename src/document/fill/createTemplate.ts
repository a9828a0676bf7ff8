import { type CarriedInput, carryInput } from '../package/carriedInput';
import { openPackage } from '../package/openPackage';
import { bodyPath, type WordPackage } from '../package/wordPackage';
import { createFit } from '../paper/fitPage';
import { tagsIn } from './compiledPieces';
import { compileTemplate } from './docxtemplater';

/** An opened template that is ready to be filled. */
export type Template = ReturnType<typeof createTemplate>;

/**
 * Makes a template of a package and its compiled parts. The caller must not change the package afterwards, because the
 * page is measured once for all documents.
 */
export function createTemplate(
  opened: WordPackage,
  { parts, render }: ReturnType<typeof compileTemplate>,
) {
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
     * @throws TemplateError when docxtemplater cannot render the template, or when a filled part that must be mended
     *   (`needsMending`) is not well-formed
     */
    fill(data: object, carried?: CarriedInput) {
      const filled = render(data);
      const text = filled.text(bodyPath);
      const fitted = fitBody(text);
      if (fitted !== text) filled.replace(bodyPath, fitted);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    /** All tags of the template (`tagsIn`), part by part. The parts have no fixed order. */
    tags: parts.flatMap(({ pieces }) => tagsIn(pieces)),
  };
}

/**
 * Opens an original without checking or mending it. A page that only opens originals therefore does not load the code
 * for checking and mending, a third of the program. A test proves that `openTemplate` finds no error in any original
 * and changes no original.
 *
 * @param bytes a .docx file of `templates/`
 * @throws TemplateError when the file is damaged
 */
export function openOriginal(bytes: Uint8Array) {
  const opened = openPackage(bytes);
  return createTemplate(opened, compileTemplate(opened));
}
