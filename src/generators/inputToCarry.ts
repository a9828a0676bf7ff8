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
  const print = (one: ReadInput) => printedTexts(tags, generator.toDocument(one, options));
  const hasCampLine = tags.some(({ name }) => name === 'campLine');
  const shown = withoutHidden(
    generator,
    generator.printedInput(input),
    print,
    options,
    hasCampLine,
  );
  const printed = generator.printedInput(generator.readInput(shown));
  return { generator: slug, version, json: compactInput(generator, printed) };
}

/** Without the texts that are not on the paper, where the paper stays the same without them. */
function withoutHidden(
  { ids, extras, places }: Generator,
  input: ReadInput,
  print: (input: ReadInput) => string,
  options: PrintContext,
  hasCampLine: boolean,
) {
  // The site's own words, which nobody typed.
  const given = new Set([...ids, ...extras.keys(), ...places.map(({ id }) => id)]);
  const paper = print(input);
  const isHidden = (text: string) =>
    !given.has(text) && !paper.includes(printDate(text, options) || text);
  const wordsOnPaper = (text: string) =>
    text
      .split(/(?<=\s)/)
      .filter((word) => paper.includes(word.trim()))
      .join('')
      .trim();

  // The line of the camp stands for all of it, also where it is shortened.
  const isKept = hasCampLine ? /^camp\.(look|departement|place)$/ : /^camp\.look$/;
  const paths = new Set<string>();
  withTexts(input, (text, path) => {
    if (isHidden(text) && !isKept.test(path)) paths.add(path);
    return text;
  });
  let kept = input;
  for (const path of paths) {
    // All of it, or the words that are not there: a template may print a part of a text.
    const shorter = [() => '', wordsOnPaper]
      .map((shorten) =>
        withTexts(kept, (text, at) => (at === path && isHidden(text) ? shorten(text) : text)),
      )
      .find((one) => print(one) === paper);
    kept = shorter ?? kept;
  }
  return kept;
}
