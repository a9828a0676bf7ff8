import PizZip from 'pizzip';
import { TemplateError, templateProblem } from '../templateError';

const megabyte = 1024 * 1024;
const largestFile = 20 * megabyte;
const largestUnpacked = 100 * megabyte;

type Entry = { uncompressedSize: number; getCompressedContent(): Uint8Array };

/**
 * Refuses what is too large to be a template, before anything of it is unpacked at one go. A part
 * that turns out longer than the directory says is not unpacked further.
 *
 * @throws TemplateError `too-large` over 20 MB, or over 100 MB unpacked
 */
export async function refuseTooLarge(bytes: Uint8Array): Promise<void> {
  if (bytes.length > largestFile) throw tooLarge();
  const entries = entriesIn(bytes);
  if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > largestUnpacked) {
    throw tooLarge();
  }
  for (const entry of entries) if (await isLongerThanItSays(entry)) throw tooLarge();
}

function tooLarge(): TemplateError {
  return new TemplateError([templateProblem('too-large', {})]);
}

// What is no zip has no entries; what it is instead is said by who opens it.
function entriesIn(bytes: Uint8Array): Entry[] {
  try {
    const files: readonly object[] = Object.values(new PizZip(bytes).files);
    return files.flatMap((file) => ('_data' in file && isEntry(file._data) ? [file._data] : []));
  } catch {
    return [];
  }
}

function isEntry(data: unknown): data is Entry {
  return typeof data === 'object' && data !== null && 'getCompressedContent' in data;
}

async function isLongerThanItSays(entry: Entry): Promise<boolean> {
  const packed = new Blob([new Uint8Array(entry.getCompressedContent())]).stream();
  const unpacked = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let length = 0;
  try {
    for (let turn = await unpacked.read(); !turn.done; turn = await unpacked.read()) {
      length += turn.value.length;
      if (length > entry.uncompressedSize) return true;
    }
  } catch {
    // Stored as it is, or damaged: the checksums tell.
  } finally {
    await unpacked.cancel().catch(() => {});
  }
  return false;
}
