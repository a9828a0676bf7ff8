import type { Fields } from '../../src/document/fields';
import { openTemplate } from '../../src/document/openTemplate';

export function fillTemplate(bytes: Uint8Array, data: object, fields: Fields): Uint8Array {
  return openTemplate(bytes, fields).fill(data);
}
