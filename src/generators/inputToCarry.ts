import { type CompiledPiece, printPieces } from '../document/fill/compiledPieces';
import { printDate } from './calendarDay';
import type { PrintContext, ReadInput } from './contract';
import type { Generator } from './defineGenerator';
import { withTexts } from './readInput';
import { compactInput } from './selectionLink';

/**
 * The version of the format of inputs. Raise the version when older releases cannot read the inputs of this release.
 */
export const version = 2;

/**
 * Makes the input that a document carries. Typed texts that the document does not print are removed in two steps:
 * `printedInput` removes the texts that no template of the generator prints. The second step removes the texts that the
 * template with these `tags` does not print.
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
  // The ids of points, options and groups are kept, because nobody typed these ids. The keys of rows are kept, too.
  const siteIds = new Set([...ids, ...options.keys(), ...groups.map(({ id }) => id)]);
  // Documents print a typed space as a no-break space in some places (`withNoBreaks`).
  const print = (some: ReadInput) =>
    printPieces(tags, [toDocument(some, context)]).replaceAll('\u00a0', ' ');
  let kept = printedInput(input);
  withTexts(kept, (text, path) => {
    if (path.endsWith('.key')) siteIds.add(text);
    return text;
  });
  const printed = print(kept);
  const isHidden = (text: string) =>
    !siteIds.has(text) && !printed.includes(printDate(text, context) || text);
  const printedWords = (text: string) =>
    text
      .split(/(?<=\s)/)
      .filter((word) => printed.includes(word.trim()))
      .join('')
      .trim();

  // `campLine` may leave department and place out. If the template prints `campLine`, the document carries both facts
  // nevertheless.
  const isKept = tags.some(({ value }) => value.trim() === 'campLine')
    ? /^camp\.(look|departement|place)$/
    : /^camp\.look$/;
  const paths = new Set<string>();
  withTexts(kept, (text, path) => {
    if (isHidden(text) && !isKept.test(path)) paths.add(path);
    return text;
  });
  for (const path of paths) {
    // All texts at this path that are not printed become empty. If the document would then print something else, the
    // template prints a part of a text, and only the words that are not printed are removed. If the document would still
    // print something else, the texts stay.
    const shorter = [() => '', printedWords]
      .map((shorten) =>
        withTexts(kept, (text, at) => (at === path && isHidden(text) ? shorten(text) : text)),
      )
      .find((some) => print(some) === printed);
    kept = shorter ?? kept;
  }
  return { generator: slug, version, json: compactInput(generator, printedInput(readInput(kept))) };
}
