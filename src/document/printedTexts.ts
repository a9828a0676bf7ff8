import type { TemplateTag } from './fields';

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
    // The innermost scope that has a field decides, even without a value there (`fill/docxtemplater.ts`).
    const scope = scopes.find((one) => Object.hasOwn(one, name));
    const value: unknown = scope && Reflect.get(scope, name);
    if (!block) printed += `${value ?? ''}\u0001`;
    else if (block.inverted ? isNothing(value) : !isNothing(value)) {
      for (const turn of Array.isArray(value) && !block.inverted ? value : [undefined]) {
        printed += '\u0002';
        for (const tag of block.tags) print(tag, turn ? [turn, ...scopes] : scopes);
      }
    }
    printed += '\u0003';
  }

  for (const tag of tags) print(tag, [data]);
  return printed;
}

function isNothing(value: unknown) {
  return !value || (Array.isArray(value) && value.length === 0);
}
