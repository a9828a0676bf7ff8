import type { Fields } from '../document/fields';
import { openTemplate, type Template } from '../document/openTemplate';
import type { CarriedInput } from '../document/package/carriedInput';

/** The Word file that requests are about. */
export type HeldFile = { bytes: Uint8Array; template?: Template };

/** Fills a template; it is opened once. */
export function fill(
  file: HeldFile,
  fields: Fields,
  data: object,
  carried?: CarriedInput,
): Uint8Array {
  return templateOf(file, fields).fill(data, carried);
}

/** The tags of a template. */
export function tags(file: HeldFile, fields: Fields) {
  return templateOf(file, fields).tags;
}

function templateOf(file: HeldFile, fields: Fields): Template {
  file.template ??= openTemplate(file.bytes, fields);
  return file.template;
}
