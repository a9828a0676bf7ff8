import type { Fields } from '../document/fields';
import { openTemplate, type Template } from '../document/openTemplate';

/** The Word file that requests are about. */
export type HeldFile = { bytes: Uint8Array; template?: Template };

/** Fills a template; it is opened once. */
export function fill(file: HeldFile, fields: Fields, data: object): Uint8Array {
  file.template ??= openTemplate(file.bytes, fields);
  return file.template.fill(data);
}
