import type { Fields } from '../document/fields';
import { openOriginal, type Template } from '../document/fill/createTemplate';
import type { CarriedInput } from '../document/package/carriedInput';

/**
 * Fills a template. Requests with the same array `bytes` share one opened template.
 *
 * @param bytes the bytes of the template
 * @param carried the input that the document will carry
 * @param isOriginal true for an original, which `openTemplate` need not mend
 * @returns the bytes of the document
 * @throws TemplateError when the template cannot be opened or filled
 */
export async function fill(
  bytes: Uint8Array,
  fields: Fields,
  data: object,
  carried?: CarriedInput,
  isOriginal = false,
) {
  return (await open(bytes, fields, isOriginal)).fill(data, carried);
}

/** Returns the tags of a template (`tagsIn`). Requests with the same array `bytes` share one opened template. */
export async function tags(bytes: Uint8Array, fields: Fields, isOriginal = false) {
  return (await open(bytes, fields, isOriginal)).tags;
}

const opened = new WeakMap<Uint8Array, Template>();

async function open(bytes: Uint8Array, fields: Fields, isOriginal: boolean) {
  const template =
    opened.get(bytes) ??
    (isOriginal
      ? openOriginal(bytes)
      : (await import('../document/openTemplate')).openTemplate(bytes, fields));
  opened.set(bytes, template);
  return template;
}
