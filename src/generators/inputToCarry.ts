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
 * Makes the input that a document carries. The input loses typed texts that the document does not print, so that nobody
 * sends such texts unseen. First, `printedInput` removes the texts that no template of the generator prints. Then
 * `inputToCarry` removes the texts that the template with these `tags` does not print.
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
  // Nobody typed the ids of points, options and groups, or the keys of rows. So the input keeps these texts.
  const siteIds = new Set([...ids, ...options.keys(), ...groups.map(({ id }) => id)]);
  // In some texts, `toDocument` replaces typed spaces by no-break spaces (`withNoBreaks`).
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

  // `{campLine}` does not always print department and place. The input of a document with `{campLine}` keeps both
  // facts.
  const isKept = tags.some(({ value }) => value.trim() === 'campLine')
    ? /^camp\.(look|departement|place)$/
    : /^camp\.look$/;
  const paths = new Set<string>();
  withTexts(kept, (text, path) => {
    if (isHidden(text) && !isKept.test(path)) paths.add(path);
    return text;
  });
  for (const path of paths) {
    // The first attempt empties all hidden texts at this path. The attempt fails if the document then prints something
    // else, for example because the template prints a part of a hidden text. The second attempt removes only the words
    // that the document does not print. If this attempt fails, too, the texts stay.
    kept =
      [() => '', printedWords]
        .map((shorten) =>
          withTexts(kept, (text, at) => (at === path && isHidden(text) ? shorten(text) : text)),
        )
        .find((some) => print(some) === printed) ?? kept;
  }
  return { generator: slug, version, json: compactInput(generator, printedInput(readInput(kept))) };
}
