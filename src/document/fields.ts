/**
 * The closed list of names that a template may use. A name stands for one text, for a condition, or for
 * a loop, whose own names stand under it.
 */
export type Fields = { readonly [name: string]: Field };

/**
 * Of the texts, a `part of` another that stands beside it says some of what that one says in full. What is
 * `free`, and a `position`, which says where in its list something stands, a template may leave out.
 */
export type Field = 'value' | `part of ${string}` | 'free' | 'position' | 'condition' | Fields;
/** A tag of a template as plain data: a text, or a section with the tags in it. */
export type TemplateTag = {
  name: string;
  section?: { inverted: boolean; tags: readonly TemplateTag[] };
};

/** A template besides the one that is meant, which somebody may have taken by mistake. */
export type OtherTemplate = {
  /** What people call it. */
  name: string;
  fields: Fields;
};
