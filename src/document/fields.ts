/**
 * The closed list of names that a template may use. A name stands for a field, a condition or a loop. The names inside
 * a loop stand under it.
 */
export type Fields = { readonly [name: string]: Field };

/**
 * The kind of a name. The first four are fields, which print a text: a `part of` another field prints a piece of it,
 * and stands beside it in the list. A template may leave out fields that are `free`, and a `position`, which is the
 * number of an entry in its list.
 */
export type Field = 'value' | `part of ${string}` | 'free' | 'position' | 'condition' | Fields;

/** The signs of tags that begin or end a block, as a part of a regular expression. */
export const blockSign = '[#^/]';

const blockTag = new RegExp(`\\{\\s*${blockSign}[^{}]*\\}`, 'g');

/** A text without the tags that begin and end blocks. */
export function withoutBlockTags(text: string) {
  return text.replace(blockTag, '');
}

/** A tag of a template as plain data: a field, or a block (`section`) with the tags inside it. */
export type TemplateTag = {
  name: string;
  block?: { inverted: boolean; tags: readonly TemplateTag[] };
};

/**
 * The value of a name. The innermost scope that has the name decides, even without a value there.
 *
 * @param scopes the data of the loops around a tag, the innermost first, and of the template
 */
export function valueAt(name: string, scopes: readonly object[]): unknown {
  const scope = scopes.find((one) => Object.hasOwn(one, name));
  return scope && Reflect.get(scope, name);
}

/** The scopes in each turn of a block; none where the block is left out. */
export function turnsOf(value: unknown, isInverted: boolean, scopes: readonly object[]) {
  const isNothing = !value || (Array.isArray(value) && value.length === 0);
  if (isInverted !== isNothing) return [];
  return Array.isArray(value) && !isInverted ? value.map((turn) => [turn, ...scopes]) : [scopes];
}

/** Another template, which somebody may have taken by mistake. */
export type OtherTemplate = {
  /** The name of the document, as users read it. */
  name: string;
  fields: Fields;
};
