import { openingDiagnostic, TemplateError } from '../diagnostic';

/** A file inside a zip, as the central directory lists it. */
export type ZipEntry = {
  name: string;
  packed: Uint8Array;
  /** True when the entry is deflated, false when it is stored. */
  isDeflated: boolean;
  /** The unpacked size in bytes, as the directory declares it. The entry may be longer. */
  unpackedSize: number;
};

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 };

/**
 * Reads the central directory of a zip where PizZip reads it, without unpacking anything (APPNOTE.TXT 4.3). PizZip
 * trusts the directory, and reads its 32-bit numbers as signed.
 *
 * @returns the entries in the order of the directory; undefined when the bytes are no whole zip, when they are a ZIP64,
 *   or when entries lie outside of them
 */
export function zipDirectory(bytes: Uint8Array) {
  try {
    return entriesIn(bytes);
  } catch (error) {
    // `DataView` throws for an offset outside of the bytes.
    if (error instanceof RangeError) return;
    throw error;
  }
}

function entriesIn(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasSignature = (at: number, signature: number) => view.getUint32(at, true) === signature;
  // The last end record counts: a comment of any length may follow it.
  let end = bytes.length - 22;
  while (!hasSignature(end, signatures.end)) end -= 1;
  const start = end - view.getUint32(end + 12, true);
  // Bytes before the zip shift all of its offsets.
  const shift = start - view.getUint32(end + 16, true);
  if (shift < 0 || [4, 6, 8, 10].some((at) => view.getUint16(end + at, true) === 0xffff)) {
    return;
  }
  const entries: ZipEntry[] = [];
  for (let at = start; hasSignature(at, signatures.entry); ) {
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const from = shift + view.getUint32(at + 42, true);
    if (!hasSignature(from, signatures.local)) return;
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
}

/** The unpacked content of an entry, as a response that the browser or Node inflates while it is read. */
export function unpacked({ packed, isDeflated }: ZipEntry) {
  if (!isDeflated) return new Response(packed.slice());
  // A `Blob` as the source fails in WebKit (WebKitGTK 2.50) when somebody leaves the page before it is read.
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed.slice());
      controller.close();
    },
  });
  return new Response(source.pipeThrough(new DecompressionStream('deflate-raw')));
}

const megabyte = 1024 * 1024;
const largestFile = 20 * megabyte;
const largestUnpacked = 100 * megabyte;
const largestXml = 20 * megabyte;

// The originals have 13 or 14 parts. Each picture, header and footer is one more.
const mostEntries = 2000;

/**
 * Refuses a file that is too large for a template, before anything of it is unpacked.
 *
 * @throws TemplateError `too-large` over 20 MB, over 100 MB unpacked, or over 20 MB of unpacked XML; `too-much` over
 *   2000 entries
 */
export function refuseTooLarge(bytes: Uint8Array) {
  // Bytes that are no zip pass here: the caller that opens them says what they are.
  const entries = zipDirectory(bytes) ?? [];
  if (entries.length > mostEntries) {
    throw new TemplateError([openingDiagnostic('too-much', {}, mostEntries)]);
  }
  const isTooLarge =
    bytes.length > largestFile ||
    sizeOf(entries) > largestUnpacked ||
    sizeOfXml(entries) > largestXml;
  if (isTooLarge) throw tooLarge();
}

/**
 * Refuses also a file with an entry that is longer than the directory declares. Unpacking stops at that length: a zip
 * of 20 MB can hold 20 GB.
 *
 * @throws TemplateError as `refuseTooLarge`
 */
export async function refuseBomb(bytes: Uint8Array) {
  refuseTooLarge(bytes);
  for (const entry of zipDirectory(bytes) ?? []) {
    if (await isLongerThanItSays(entry)) throw tooLarge();
  }
}

async function isLongerThanItSays(entry: ZipEntry) {
  const content = unpacked(entry).body?.getReader();
  let length = 0;
  try {
    for (let turn = await content?.read(); turn?.value; turn = await content?.read()) {
      length += turn.value.length;
      if (length > entry.unpackedSize) return true;
    }
  } catch {
    // A damaged entry passes here: its checksum is checked when the file is opened.
  } finally {
    await content?.cancel().catch(() => {});
  }
  return false;
}

function tooLarge() {
  return new TemplateError([openingDiagnostic('too-large', {})]);
}

/** The unpacked size of all XML in a zip, in bytes, as the directory declares it. */
export function sizeOfXml(entries: readonly ZipEntry[]) {
  return sizeOf(entries.filter(({ name }) => /\.(xml|rels)$/.test(name)));
}

function sizeOf(entries: readonly ZipEntry[]) {
  return entries.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
}
