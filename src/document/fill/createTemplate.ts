import { type CarriedInput, carryInput } from '../package/carriedInput';
import { body } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { createFit } from '../paper/fitPaper';
import { type CompiledPart, compileTemplate, tagsIn } from './docxtemplater';

/** A Word template that was opened and found in order. */
export type Template = ReturnType<typeof createTemplate>;

/** Mends a filled package; the paths are those of the filled parts. */
export type Finish = (filled: WordPackage, paths: readonly string[]) => void;

/**
 * Makes a template of a package, which belongs to the template from now on. All that can be decided about the
 * template is decided here, once: filling renders, fits and zips.
 *
 * @param inspect gets the compiled parts, throws where they are not right, and gives what each filled package
 *   needs; nothing for most templates
 * @throws TemplateError with all of docxtemplater's errors
 */
export function createTemplate(
  opened: WordPackage,
  inspect: (parts: readonly CompiledPart[]) => Finish | undefined = () => undefined,
) {
  const { parts, filledPaths, render, print } = compileTemplate(opened);
  const finish = inspect(parts);
  const fitBody = createFit(opened);

  return {
    /**
     * Fills the template, as often as wanted.
     *
     * What stands in `data` is text that XML 1.0 can carry: tags and markup in it come out as typed, `\n`
     * becomes a line break.
     * A known field without a value prints nothing. The same template and data give the same bytes, in any
     * time zone.
     *
     * @param data plain JSON in the shape of the fields, with `inFooters` for what headers and footers print instead;
     *   read, never changed
     * @param carried what the document carries, so that it can be opened again
     * @returns the bytes of the filled .docx file
     * @throws TemplateError when what was filled is torn
     */
    fill(data: object, carried?: CarriedInput) {
      const filled = render(data);
      finish?.(filled, filledPaths);
      const text = filled.text(body);
      const fitted = fitBody(text);
      if (fitted !== text) filled.replace(body, fitted);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    /** Renders the template, and gives the XML of each part, which nobody fits or packs. */
    print,
    /** All that the template prints, in no order of its parts. */
    tags: parts.flatMap(({ pieces }) => tagsIn(pieces)),
  };
}
