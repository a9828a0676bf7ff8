import type { Fields } from '../document/fields';
import { openOriginal, type Template } from '../document/fill/createTemplate';
import type { CarriedInput } from '../document/package/carriedInput';

/**
 * Fills a template. Requests with the same array `bytes` share one opened template.
 *
 * @param bytes the bytes of the template
 * @param fields the names that a custom template may use; missing for an original, which `openTemplate` need not mend
 * @param carried the input that the document will carry
 * @returns the bytes of the document
 * @throws TemplateError when the template cannot be opened or filled
 */
export async function fill(
  bytes: Uint8Array,
  fields: Fields | undefined,
  data: object,
  carried?: CarriedInput,
) {
  return (await open(bytes, fields)).fill(data, carried);
}

/** Returns the tags of a template (`tagsIn`). Requests with the same array `bytes` share one opened template. */
export async function tags(bytes: Uint8Array, fields?: Fields) {
  return (await open(bytes, fields)).tags;
}

const opened = new WeakMap<Uint8Array, Template>();

async function open(bytes: Uint8Array, fields?: Fields) {
  const template =
    opened.get(bytes) ??
    (fields
      ? (await import('../document/openTemplate')).openTemplate(bytes, fields)
      : openOriginal(bytes));
  opened.set(bytes, template);
  return template;
}
