import { type CompiledParts, compiledParts, isTag, render, tagsIn } from './fill/docxtemplater';
import { dropGroupEnds, fillPoster, fitTitle } from './fill/fitPaper';
import { type CarriedInput, carryInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { body } from './package/parts';
import { type WordPackage, wordPackage } from './package/wordPackage';

/** A Word template that was opened and found in order. */
export type Template = ReturnType<typeof templateOf>;

/**
 * Opens a template of which it is known that `openTemplate` finds nothing wrong in it, and mends nothing in it nor in
 * what it fills, as those of `templates/`: what checks and mends is a third of the program.
 */
export function openOriginal(bytes: Uint8Array) {
  return templateOf(
    openPackage(bytes),
    () => {},
    () => {},
  );
}

/**
 * The template that a package holds, which belongs to it from now on.
 *
 * @param inspect sees what was compiled, and throws where that is not right
 * @param finish what is done to each filled package, of which these parts hold text
 * @throws TemplateError with all of docxtemplater's errors
 */
export function templateOf(
  opened: WordPackage,
  inspect: (parts: CompiledParts) => void,
  finish: (filled: WordPackage, paths: readonly string[]) => void,
) {
  const packed = opened.bytes();
  const parts = compiledParts(packed);
  inspect(parts);
  const tagged = parts.filter(({ pieces }) => pieces.some(isTag)).map(({ path }) => path);
  // docxtemplater wants one part at least.
  const filledPaths = [...new Set([body, ...tagged])];
  return {
    /**
     * Fills the template, as often as wanted.
     *
     * What stands in `data` is text that XML 1.0 can carry: tags and markup in it come out as typed, `\n`
     * becomes a line break.
     * A known field without a value prints nothing. The same template and data give the same bytes, in any
     * time zone.
     *
     * @param data plain JSON in the shape of the fields; read, never changed
     * @param carried what the document carries, so that it can be opened again
     * @returns the bytes of the filled .docx file
     * @throws TemplateError when what was filled is torn
     */
    fill(data: object, carried?: CarriedInput) {
      const filled = wordPackage(render(packed, filledPaths, data));
      finish(filled, filledPaths);
      fillPoster(filled);
      dropGroupEnds(filled);
      fitTitle(filled);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    /** All that the template prints, in no order of its parts. */
    tags: parts.flatMap(({ pieces }) => tagsIn(pieces)),
  };
}
