import { type TemplateTag, turnsOf, valueAt } from '../document/fields';
import { printDate } from './calendarDay';
import type { Generator, PrintContext, ReadInput } from './contract';
import { withTexts } from './readInput';
import { compactInput } from './selectionLink';

/** The version of the format; raise it when older releases could not read what this release writes. */
export const version = 2;

/**
 * The input that a document carries: only texts that the document prints. `printedInput` removes what the generator
 * never prints; then each typed text goes that this template does not print.
 *
 * @param tags the tags of the template that is filled
 */
export function inputToCarry(
  slug: string,
  generator: Generator,
  input: ReadInput,
  tags: readonly TemplateTag[],
  context: PrintContext,
) {
  const { ids, options, places, printedInput, readInput, toDocument } = generator;
  // Ids are words of the site; nobody typed them.
  const given = new Set([...ids, ...options.keys(), ...places.map(({ id }) => id)]);
  const print = (one: ReadInput) => printedTexts(tags, toDocument(one, context));
  let kept = printedInput(input);
  const paper = print(kept);
  const isHidden = (text: string) =>
    !given.has(text) && !paper.includes(printDate(text, context) || text);
  const wordsOnPaper = (text: string) =>
    text
      .split(/(?<=\s)/)
      .filter((word) => paper.includes(word.trim()))
      .join('')
      .trim();

  // `campLine` may shorten department and place, so both are kept even when they are not on the paper.
  const isKept = tags.some(({ name }) => name === 'campLine')
    ? /^camp\.(look|departement|place)$/
    : /^camp\.look$/;
  const paths = new Set<string>();
  withTexts(kept, (text, path) => {
    if (isHidden(text) && !isKept.test(path)) paths.add(path);
    return text;
  });
  for (const path of paths) {
    // A template may print a part of a text. So first the whole text is removed, then all but its printed words; the
    // first change counts that leaves the printed texts as they were.
    const shorter = [() => '', wordsOnPaper]
      .map((shorten) =>
        withTexts(kept, (text, at) => (at === path && isHidden(text) ? shorten(text) : text)),
      )
      .find((one) => print(one) === paper);
    kept = shorter ?? kept;
  }
  return { generator: slug, version, json: compactInput(generator, printedInput(readInput(kept))) };
}

/**
 * The texts that a template prints for some data, separated by control characters that XML cannot contain. Data with
 * equal results give the same document.
 *
 * @param tags the tags of the template
 * @param data plain JSON in the shape of its fields
 */
export function printedTexts(tags: readonly TemplateTag[], data: object) {
  let printed = '';

  function print({ name, block }: TemplateTag, scopes: readonly object[]) {
    const value = valueAt(name, scopes);
    if (!block) printed += `${value ?? ''}\u0001`;
    else {
      for (const inside of turnsOf(value, block.inverted, scopes)) {
        printed += '\u0002';
        for (const tag of block.tags) print(tag, inside);
      }
    }
    printed += '\u0003';
  }

  for (const tag of tags) print(tag, [data]);
  return printed;
}
