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

/** Another template, which somebody may have taken by mistake. */
export type OtherTemplate = {
  /** The name of the document, as users read it. */
  name: string;
  fields: Fields;
};
