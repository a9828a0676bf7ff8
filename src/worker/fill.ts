import type { Fields } from '../document/fields';
import { openOriginal, type Template } from '../document/openOriginal';
import type { CarriedInput } from '../document/package/carriedInput';

/** The Word file that requests are about. */
export type HeldFile = { bytes: Uint8Array; template?: Template };

/** Fills a template; it is opened once. Only a visitor's needs what mends. */
export async function fill(
  file: HeldFile,
  fields: Fields,
  data: object,
  carried?: CarriedInput,
  isOriginal = false,
): Promise<Uint8Array> {
  return (await templateOf(file, fields, isOriginal)).fill(data, carried);
}

/** The tags of a template. */
export async function tags(file: HeldFile, fields: Fields, isOriginal = false) {
  return (await templateOf(file, fields, isOriginal)).tags;
}

async function templateOf(file: HeldFile, fields: Fields, isOriginal: boolean): Promise<Template> {
  file.template ??= isOriginal
    ? openOriginal(file.bytes, fields)
    : (await import('../document/openTemplate')).openTemplate(file.bytes, fields);
  return file.template;
}
