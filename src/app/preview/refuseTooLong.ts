import { zipDirectory } from '../../document/package/zip';
import { TooLong } from './tooLong';

/** In bytes of XML, twenty times what the safety concept has with everything ticked. */
const longest = 1_100_000;

/**
 * Refuses a document that would hold up the page: docx-preview reads a document at one go.
 *
 * @param bytes a .docx file as docxtemplater makes it
 * @throws TooLong
 */
export function refuseTooLong(bytes: Uint8Array): void {
  if (unpackedXml(bytes) > longest) throw new TooLong();
}

/** Ends of tags and beginnings: as many as `longest` has in a usual document. */
const most = 60_000;

/**
 * Refuses a part of a document that has very many elements: packed, they take no room.
 *
 * @throws TooLong
 */
export function refuseTooMany(xml: string): void {
  if (xml.split('<').length > most) throw new TooLong();
}

/** What the zip's directory says of the sizes of its XML. */
function unpackedXml(bytes: Uint8Array): number {
  const xml = zipDirectory(bytes)?.filter(({ name }) => /\.(xml|rels)$/.test(name)) ?? [];
  return xml.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
}
