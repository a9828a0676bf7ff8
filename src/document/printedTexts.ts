import { type TemplateTag, turnsOf, valueAt } from './fields';

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
