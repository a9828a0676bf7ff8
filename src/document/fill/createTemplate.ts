import { type CarriedInput, carryInput } from '../package/carriedInput';
import { openPackage } from '../package/openPackage';
import { body } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { createFit } from '../paper/fitPaper';
import { printedXml } from './compiledPieces';
import { type CompiledPart, compileTemplate, tagsIn } from './docxtemplater';

/** A template that was opened and is right. */
export type Template = ReturnType<typeof createTemplate>;

/** Mends a filled package. `paths` are the names of its filled parts. */
export type Finish = (filled: WordPackage, paths: readonly string[]) => void;

/**
 * Makes a template of a package. The package belongs to the template from then on. Everything that depends on the
 * template alone is decided here or by the first document, once: filling only renders, fits and zips.
 *
 * @param inspect gets the compiled parts; throws when they are not right, and returns a function that mends each filled
 *   package, or undefined where nothing needs mending, as for most templates
 * @throws TemplateError with all of docxtemplater's errors
 */
export function createTemplate(
  opened: WordPackage,
  inspect: (parts: readonly CompiledPart[]) => Finish | undefined = () => undefined,
) {
  const { parts, filledPaths, render } = compileTemplate(opened);
  const finish = inspect(parts);
  // A check makes no document.
  let fitBody: ReturnType<typeof createFit> | undefined;

  return {
    /**
     * Fills the template. Call it any number of times.
     *
     * Texts in `data` hold only characters that XML 1.0 allows. Tags and markup in a text are printed as they are, and
     * `\n` becomes a line break. A known field without a value prints nothing. The same template and data give the same
     * bytes, in any time zone.
     *
     * @param data plain JSON in the shape of the fields, with `inFooters` for values that headers and footers print
     *   instead; it is not changed
     * @param carried the input that the document shall carry, so that it can be opened again
     * @returns the bytes of the filled .docx file
     * @throws TemplateError when docxtemplater cannot render the template, or when the XML of a filled part is not
     *   well-formed
     */
    fill(data: object, carried?: CarriedInput) {
      const filled = render(data);
      finish?.(filled, filledPaths);
      const text = filled.text(body);
      fitBody ??= createFit(opened);
      const fitted = fitBody(text);
      if (fitted !== text) filled.replace(body, fitted);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    /** True when each filled document is parsed and mended, since filling may tear it. */
    isMended: finish !== undefined,
    /** Prints data without markup, unmended and unfitted. Returns the XML of each part by its name. */
    print: (data: object) =>
      new Map(parts.map(({ path, pieces }) => [path, printedXml(pieces, [data])])),
    /** All tags of the template. The order of its parts is not defined. */
    tags: parts.flatMap(({ pieces }) => tagsIn(pieces)),
  };
}

/**
 * Opens an original without checking and mending it, whose code is a third of the program. A test proves that
 * `openTemplate` finds nothing wrong in any original and changes nothing.
 *
 * @param bytes a .docx file of `templates/`
 * @throws TemplateError when the file is damaged
 */
export function openOriginal(bytes: Uint8Array) {
  return createTemplate(openPackage(bytes));
}
