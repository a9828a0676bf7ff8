import { TemplateError, templateProblem } from '../templateProblem';

/** A file inside a zip, as the central directory lists it. */
export type ZipEntry = {
  name: string;
  packed: Uint8Array;
  /** Whether it is deflated; else it stands there as it is. */
  isDeflated: boolean;
  /** How many bytes it has unpacked, by its own account. */
  unpackedSize: number;
};

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 };

/**
 * Reads the central directory of a zip where PizZip reads it, before anything is unpacked (APPNOTE.TXT
 * 4.3). PizZip takes it at its word, and its 32 bits for signed ones.
 *
 * @returns the entries in the order of the directory; nothing when the bytes are no whole zip, are one
 *   of more than 4 GB, or when entries lie outside of it
 */
export function zipDirectory(bytes: Uint8Array) {
  try {
    return entriesIn(bytes);
  } catch (error) {
    // A place outside of the bytes.
    if (error instanceof RangeError) return;
    throw error;
  }
}

function entriesIn(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasSignature = (at: number, signature: number) => view.getUint32(at, true) === signature;
  // The last of them, as a comment of any length may follow.
  let end = bytes.length - 22;
  while (!hasSignature(end, signatures.end)) end -= 1;
  const start = end - view.getUint32(end + 12, true);
  // What stands before the zip shifts all of its places.
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

/** The content of an entry, whether it is packed or not: unpacked, as somebody reads it, by the browser or Node. */
export function unpacked({ packed, isDeflated }: ZipEntry) {
  if (!isDeflated) return new Response(packed.slice());
  // A Blob as the source fails in WebKit (WebKitGTK 2.50) when the page is left meanwhile.
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

// The ten templates have 12 parts; each picture, header and footer is one more.
const mostEntries = 2000;

/**
 * Refuses what is too large to be a template, before anything of it is unpacked.
 *
 * @throws TemplateError `too-large` over 20 MB, or over 100 MB unpacked, of which 20 MB are XML;
 *   `too-much` over 2000 entries
 */
export function refuseTooLarge(bytes: Uint8Array) {
  // What is no zip has no entries; what it is instead is said by who opens it.
  const entries = zipDirectory(bytes) ?? [];
  if (entries.length > mostEntries) {
    throw new TemplateError([templateProblem('too-much', {}, mostEntries)]);
  }
  const isTooLarge =
    bytes.length > largestFile ||
    sizeOf(entries) > largestUnpacked ||
    sizeOfXml(entries) > largestXml;
  if (isTooLarge) throw tooLarge();
}

/**
 * The same for a file of a visitor, of which an entry may be longer than the directory says: it is not unpacked
 * further, since a zip of 20 MB can hold 20 GB.
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
    // Damaged: the checksums tell.
  } finally {
    await content?.cancel().catch(() => {});
  }
  return false;
}

function tooLarge() {
  return new TemplateError([templateProblem('too-large', {})]);
}

/** How many bytes the XML in a zip has unpacked, by its own account. */
export function sizeOfXml(entries: readonly ZipEntry[]) {
  return sizeOf(entries.filter(({ name }) => /\.(xml|rels)$/.test(name)));
}

function sizeOf(entries: readonly ZipEntry[]) {
  return entries.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
}
