import type { Fields } from './fields';
import { askFilledParts } from './fill/askFilledParts';
import { canTear } from './fill/canTear';
import { checkTags } from './fill/checkTags';
import { compiledParts, isTag, tagsIn } from './fill/compiledParts';
import { holdsRepeatable, mendRepeats } from './fill/mendRepeats';
import { boxesIn, render } from './fill/render';
import { type CarriedInput, carryInput } from './package/carriedInput';
import { body } from './package/filledParts';
import { openPackage } from './package/openPackage';
import { partProblems } from './package/packageProblems';
import { type WordPackage, wordPackage } from './package/wordPackage';
import { refuseTooDeep } from './refuseTooDeep';
import { TemplateError } from './templateError';
import type { TemplateTag } from './templateTag';

/** A Word template that was opened and found in order. */
export type Template = {
  /**
   * Fills the template, as often as wanted.
   *
   * What stands in `data` is text that XML 1.0 can carry: tags and markup in it come out as typed, `\n`
   * becomes a line break.
   * A known field without a value prints nothing. What a loop must not repeat is mended; check comments are
   * left out. The same template and data give the same bytes, in any time zone.
   *
   * @param data plain JSON in the shape of the fields; read, never changed
   * @param carried what the document carries, so that it can be opened again
   * @returns the bytes of the filled .docx file
   * @throws TemplateError when what was filled is torn
   */
  fill: (data: object, carried?: CarriedInput) => Uint8Array;
  /** All that the template prints, in no order of its parts. */
  tags: readonly TemplateTag[];
  /** Whether what is filled may come out torn; `fill` says whether it did. */
  canTear: boolean;
};

/**
 * Opens a template of which it is known that `openTemplate` mends nothing in it, as those of `templates/`:
 * what mends is a third of the program.
 *
 * @throws TemplateError as `openTemplate`
 */
export function openOriginal(bytes: Uint8Array, fields: Fields): Template {
  return refuseTooDeep(() => templateOf(openPackage(bytes), fields));
}

/**
 * The template that a package holds, which belongs to it from now on.
 *
 * @throws TemplateError as `openTemplate`
 */
export function templateOf(opened: WordPackage, fields: Fields): Template {
  const { packed, toFill, toMend, toCheck, tags } = readTemplate(opened, fields);
  return {
    fill(data, carried) {
      const filled = wordPackage(render(packed, toFill, data));
      mendRepeats(filled, toMend);
      const torn = toCheck.flatMap((path) => partProblems(filled, path));
      if (torn.length > 0) throw new TemplateError(torn);
      if (carried) carryInput(filled, carried);
      return filled.bytes();
    },
    tags,
    canTear: toCheck.length > 0,
  };
}

/** What a document needs of its template: the packed bytes, and what is to do in which parts. */
function readTemplate(opened: WordPackage, fields: Fields) {
  const packed = opened.bytes();
  const parts = compiledParts(packed);
  const problems = checkTags(parts, fields);
  if (problems.length > 0) throw new TemplateError(problems);
  const tagged = [...parts].filter(([, pieces]) => pieces.some(isTag));
  // docxtemplater wants one part at least.
  const paths = [body, ...tagged.map(([path]) => path)];
  return {
    packed,
    toFill: { paths, boxes: boxesIn(paths.map((path) => opened.text(path)).join('')) },
    toMend: askFilledParts(packed).paths.filter((path) => holdsRepeatable(opened.text(path) ?? '')),
    tags: [...parts.values()].flatMap(tagsIn),
    toCheck: tagged.filter(([path, pieces]) => canTear(pieces, path)).map(([path]) => path),
  };
}
