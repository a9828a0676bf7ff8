import { type CompiledPiece, printPieces } from '../document/fill/compiledPieces';
import { printDate } from './calendarDay';
import type { PrintContext, ReadInput } from './contract';
import type { Generator } from './defineGenerator';
import { withTexts } from './readInput';
import { compactInput } from './selectionLink';

/** The version of the format of inputs. Raise the version if older releases cannot read the inputs of this release. */
export const version = 2;

/**
 * Makes the input that a document carries. The input loses the typed texts that the document does not print. Otherwise,
 * people would send hidden texts without knowing. The texts are removed in two steps:
 *
 * - `printedInput` removes the texts that no template of the generator can print.
 * - `inputToCarry` removes the texts that the template with these `tags` does not print.
 *
 * @param tags the tags of the template that is filled (`tagsIn`)
 */
export function inputToCarry(
  slug: string,
  generator: Generator,
  input: ReadInput,
  tags: readonly CompiledPiece[],
  context: PrintContext,
) {
  const { groups, ids, options, printedInput, readInput, toDocument } = generator;
  // The input keeps the texts that nobody typed: the ids of points, options and groups, and the keys of rows.
  const siteIds = new Set([...ids, ...options.keys(), ...groups.map(({ id }) => id)]);
  // `toDocument` replaces some spaces by no-break spaces (`withNoBreaks`). Typed texts hold spaces. So `print` turns
  // no-break spaces back into spaces.
  const print = (some: ReadInput) =>
    printPieces(tags, [toDocument(some, context)]).replaceAll('\u00a0', ' ');
  let kept = printedInput(input);
  withTexts(kept, (text, path) => {
    if (path.endsWith('.key')) siteIds.add(text);
    return text;
  });
  const printed = print(kept);
  // A text is hidden if the document does not print the whole text.
  const isHidden = (text: string) =>
    !siteIds.has(text) && !printed.includes(printDate(text, context) || text);
  const printedWords = (text: string) =>
    text
      .split(/(?<=\s)/)
      .filter((word) => printed.includes(word.trim()))
      .join('')
      .trim();

  // The input always keeps the look, which is not a printed text. A long `{campLine}` omits department and place. If
  // the template has the tag `{campLine}`, the input keeps these facts, too.
  const ofCampLine = tags.some(({ value }) => value.trim() === 'campLine')
    ? ['camp.departement', 'camp.place']
    : [];
  const keptPaths = ['camp.look', ...ofCampLine];
  const paths = new Set<string>();
  withTexts(kept, (text, path) => {
    if (isHidden(text) && !keptPaths.includes(path)) paths.add(path);
    return text;
  });
  for (const path of paths) {
    // A path such as `coaches.firstName` stands for the texts of all rows. The first attempt empties all hidden texts
    // at the path. An attempt fails if the document changes, e.g. because the document prints a part of a text. The
    // second attempt removes only the words that the document does not print. If the second attempt fails, too, the
    // texts stay.
    kept =
      [() => '', printedWords]
        .map((shorten) =>
          withTexts(kept, (text, at) => (at === path && isHidden(text) ? shorten(text) : text)),
        )
        .find((some) => print(some) === printed) ?? kept;
  }
  return { generator: slug, version, json: compactInput(generator, printedInput(readInput(kept))) };
}
