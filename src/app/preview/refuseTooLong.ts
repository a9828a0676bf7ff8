import { zipDirectory } from '../../document/package/zipDirectory';
import { TooLong } from './tooLong';

/** In bytes of XML, twenty times what the safety concept has with everything ticked. */
const longest = 1_100_000;

/**
 * Refuses a document that would hold up the page: docx-preview shows a document at one go.
 *
 * @param bytes a .docx file as docxtemplater makes it
 * @throws TooLong
 */
export function refuseTooLong(bytes: Uint8Array): void {
  if (unpackedXml(bytes) > longest) throw new TooLong();
}

/** What the zip's directory says of the sizes of its XML. */
function unpackedXml(bytes: Uint8Array): number {
  const xml = zipDirectory(bytes)?.filter(({ name }) => /\.(xml|rels)$/.test(name)) ?? [];
  return xml.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
}
