import type { TemplateTag } from '../document/fields';
import { printedTexts } from '../document/printedTexts';
import { printDate } from './calendarDay';
import type { Generator, PrintContext, ReadInput } from './contract';
import { withTexts } from './readInput';
import { compactInput } from './selectionLink';

/** Counts up when an older version could no longer read what a newer one writes. */
export const version = 2;

/**
 * The input that a document carries: what is on its paper. What the generator does not print is left out, and
 * of what somebody typed also what this template does not print.
 *
 * @param tags of the template that is filled
 */
export function inputToCarry(
  slug: string,
  generator: Generator,
  input: ReadInput,
  tags: readonly TemplateTag[],
  options: PrintContext,
) {
  const { ids, extras, places, printedInput, readInput, toDocument } = generator;
  // The site's own words, which nobody typed.
  const given = new Set([...ids, ...extras.keys(), ...places.map(({ id }) => id)]);
  const print = (one: ReadInput) => printedTexts(tags, toDocument(one, options));
  let kept = printedInput(input);
  const paper = print(kept);
  const isHidden = (text: string) =>
    !given.has(text) && !paper.includes(printDate(text, options) || text);
  const wordsOnPaper = (text: string) =>
    text
      .split(/(?<=\s)/)
      .filter((word) => paper.includes(word.trim()))
      .join('')
      .trim();

  // The line of the camp stands for all of it, also where it is shortened.
  const hasCampLine = tags.some(({ name }) => name === 'campLine');
  const isKept = hasCampLine ? /^camp\.(look|departement|place)$/ : /^camp\.look$/;
  const paths = new Set<string>();
  withTexts(kept, (text, path) => {
    if (isHidden(text) && !isKept.test(path)) paths.add(path);
    return text;
  });
  for (const path of paths) {
    // Without it all, or with the words that are there, if the paper stays the same: a template may print a part.
    const shorter = [() => '', wordsOnPaper]
      .map((shorten) =>
        withTexts(kept, (text, at) => (at === path && isHidden(text) ? shorten(text) : text)),
      )
      .find((one) => print(one) === paper);
    kept = shorter ?? kept;
  }
  return { generator: slug, version, json: compactInput(generator, printedInput(readInput(kept))) };
}
