import { refuse } from '../diagnostic';

/** A file inside a zip, with the values that the central directory of the zip declares. */
export type ZipEntry = {
  name: string;
  /** The bytes of the entry in the zip, compressed when `isDeflated` is true. */
  packed: Uint8Array;
  /** True when the entry is compressed (deflated), false when it is stored uncompressed. */
  isDeflated: boolean;
  /** The unpacked size in bytes that the directory declares. The real size may be greater. */
  unpackedSize: number;
};

/**
 * Lists the entries of a zip without unpacking an entry (APPNOTE.TXT 4.3). This function trusts the central directory,
 * and finds the directory where PizZip finds it. Unlike PizZip, this function reads 32-bit numbers as unsigned, so that
 * no size is negative.
 *
 * @returns the entries in the order of the directory. The result is undefined for a ZIP64, for bytes that are no whole
 *   zip, and when an entry lies outside of the bytes.
 */
export function readZipDirectory(bytes: Uint8Array) {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hasSignature = (at: number, signature: number) => view.getUint32(at, true) === signature;
    // A comment of any length may follow the end record.
    let end = bytes.length - 22;
    while (!hasSignature(end, 0x06054b50)) end -= 1;
    const start = end - view.getUint32(end + 12, true);
    // The number of bytes before the zip. The offsets in the directory do not count these bytes.
    const shift = start - view.getUint32(end + 16, true);
    // In a ZIP64, the end record holds `0xffff` instead of a number.
    if ([4, 6, 8, 10].some((at) => view.getUint16(end + at, true) === 0xffff)) return;
    const entries: ZipEntry[] = [];
    for (let at = start; hasSignature(at, 0x02014b50); ) {
      const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const from = shift + view.getUint32(at + 42, true);
      const data = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
      const to = data + view.getUint32(at + 20, true);
      if (to > bytes.length) return;
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (lengths[0] ?? 0))),
        packed: bytes.subarray(data, to),
        isDeflated: view.getUint16(at + 10, true) === 8,
        unpackedSize: view.getUint32(at + 24, true),
      });
      at += lengths.reduce((sum, length) => sum + length, 46);
    }
    return entries;
  } catch {
    // `DataView` throws a RangeError for an offset outside of the bytes.
    return;
  }
}

/** The unpacked content of an entry. The browser or Node inflates the content while the caller reads the response. */
export function unpack({ packed, isDeflated }: ZipEntry) {
  if (!isDeflated) return new Response(packed.slice());
  // The source is a stream and no `Blob`: in WebKitGTK 2.50, reading a `Blob` fails when somebody leaves the page
  // meanwhile.
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed.slice());
      controller.close();
    },
  });
  return new Response(source.pipeThrough(new DecompressionStream('deflate-raw')));
}

// The largest sizes of a file, of its unpacked parts and of its unpacked XML, in bytes.
const largestFile = 20_000_000;
const largestUnpacked = 100_000_000;
const largestXml = 20_000_000;

// The greatest number of entries in a file. The originals have 13 or 14 parts. Each further picture, header or footer
// adds one part.
const mostEntries = 2000;

/**
 * Refuses a file that is too large. Trusts the sizes that the directory declares, and unpacks nothing.
 *
 * @returns the entries (`readZipDirectory`)
 * @throws TemplateError `too-large` for a file of more than 20 MB, 100 MB unpacked or 20 MB of unpacked XML; `too-much`
 *   for more than 2000 entries
 */
export function refuseTooLarge(bytes: Uint8Array) {
  const found = readZipDirectory(bytes);
  const entries = found ?? [];
  if (entries.length > mostEntries) refuse('too-much', {}, mostEntries);
  if (
    bytes.length > largestFile ||
    sizeOf(entries) > largestUnpacked ||
    sizeOfXml(entries) > largestXml
  )
    refuse('too-large', {});
  return found;
}

/**
 * Refuses a file that is too large (`refuseTooLarge`), and a file with an entry that is longer than the directory
 * declares. Stops unpacking an entry that exceeds the declared length, because a zip of 20 MB can hold 20 GB.
 *
 * @throws TemplateError with the errors of `refuseTooLarge`
 */
export async function refuseBomb(bytes: Uint8Array) {
  for (const entry of refuseTooLarge(bytes) ?? []) {
    if (await isLongerThanItSays(entry)) refuse('too-large', {});
  }
}

async function isLongerThanItSays(entry: ZipEntry) {
  const content = unpack(entry).body?.getReader();
  let length = 0;
  try {
    for (let chunk = await content?.read(); chunk?.value; chunk = await content?.read()) {
      length += chunk.value.length;
      if (length > entry.unpackedSize) return true;
    }
  } catch {
    // `openPackage` refuses a damaged entry by its checksum.
  } finally {
    await content?.cancel().catch(() => {});
  }
  return false;
}

/** The sum of the unpacked sizes that the directory declares for the XML parts of a zip, in bytes. */
export function sizeOfXml(entries: readonly ZipEntry[]) {
  return sizeOf(entries.filter(({ name }) => /\.(xml|rels)$/.test(name)));
}

function sizeOf(entries: readonly ZipEntry[]) {
  return entries.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
}
