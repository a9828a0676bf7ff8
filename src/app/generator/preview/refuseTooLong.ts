/** A document is too long to be shown while somebody types. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** In bytes of XML, twenty times what the safety concept has with everything ticked. */
const longest = 1_000_000;

/**
 * Refuses a document that would hold up the page: docx-preview shows a document at one go.
 *
 * @param bytes a .docx file as docxtemplater makes it
 * @throws TooLong
 */
export function refuseTooLong(bytes: Uint8Array): void {
  if (unpackedXml(bytes) > longest) throw new TooLong();
}

/** What the zip's directory says of the sizes of its XML (APPNOTE.TXT, 4.3.12 and 4.3.16). */
function unpackedXml(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = view.byteLength - 22;
  let entry = view.getUint32(end + 16, true);
  let sum = 0;
  while (entry < end) {
    const name = entry + 46;
    const nameLength = view.getUint16(entry + 28, true);
    const isXml = /\.(xml|rels)$/.test(
      new TextDecoder().decode(bytes.subarray(name, name + nameLength)),
    );
    if (isXml) sum += view.getUint32(entry + 24, true);
    entry = name + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return sum;
}
