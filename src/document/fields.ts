/**
 * All names that a template may use, each with its kind. The kind of a loop is the object of the names inside the loop.
 */
export type Fields = { readonly [name: string]: Field };

/**
 * The kind of a name.
 *
 * - `value`: a field
 * - `part of name`: a field that prints a piece of the field `name`. `name` is in the same object.
 * - `free`: a field that a template may leave out
 * - `position`: a field with the number of an entry in its list. A template may leave out the field.
 * - `condition`: a condition
 * - an object: a loop with the names inside it
 */
export type Field = 'value' | `part of ${string}` | 'free' | 'position' | 'condition' | Fields;

/** A name that a template may use. `path` is `['items', 'text']` for the field `text` inside the loop `items`. */
export type FieldPath = { path: readonly string[]; field: Field };

/**
 * Returns all names that a template may use. The names inside a loop follow the name of the loop.
 *
 * @param loops the names of the loops around `fields`
 */
export function fieldPaths(fields: Fields, loops: readonly string[] = []): FieldPath[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = [...loops, name];
    return [{ path, field }, ...(typeof field === 'object' ? fieldPaths(field, path) : [])];
  });
}

/** The signs of tags that begin or end a block, as a character class of a regular expression. */
export const blockSign = '[#^/]';

const blockTag = new RegExp(`\\{\\s*${blockSign}[^{}]*\\}`, 'g');

/** Returns a text without the tags that begin or end blocks. */
export function withoutBlockTags(text: string) {
  return text.replace(blockTag, '');
}

/** Another document of the site. Somebody may have taken its template by mistake. */
export type OtherTemplate = {
  /** The name of the document, as users read it. */
  name: string;
  fields: Fields;
};
