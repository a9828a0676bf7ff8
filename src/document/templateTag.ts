/** A tag of a template as plain data: a text, or a section with the tags in it. */
export type TemplateTag = {
  name: string;
  section?: { inverted: boolean; tags: readonly TemplateTag[] };
};
