import { canonicalParts } from '../../src/cli/canonicalXml';

/** The canonical XML of all parts of a Word file, as one text. */
export function canonicalXml(docx: Uint8Array): string {
  return [...canonicalParts(docx).values()].join('');
}
