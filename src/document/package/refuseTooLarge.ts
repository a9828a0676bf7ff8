import { TemplateError } from '../templateError';
import { templateProblem } from '../templateProblem';
import { inflated } from './inflated';
import { type ZipEntry, zipDirectory } from './zipDirectory';

const megabyte = 1024 * 1024;
const largestFile = 20 * megabyte;
const largestUnpacked = 100 * megabyte;
const largestXml = 20 * megabyte;

// The ten templates have 12 parts; each picture, header and footer is one more.
const mostEntries = 2000;

/**
 * Refuses what is too large to be a template, before anything of it is unpacked at one go. A part
 * that turns out longer than the directory says is not unpacked further.
 *
 * @throws TemplateError `too-large` over 20 MB, or over 100 MB unpacked, of which 20 MB are XML;
 *   `too-much` over 2000 entries
 */
export async function refuseTooLarge(bytes: Uint8Array): Promise<void> {
  if (bytes.length > largestFile) throw tooLarge();
  // What is no zip has no entries; what it is instead is said by who opens it.
  const entries = zipDirectory(bytes) ?? [];
  if (entries.length > mostEntries) {
    throw new TemplateError([templateProblem('too-much.entries', {}, mostEntries)]);
  }
  const xml = entries.filter(({ name }) => /\.(xml|rels)$/.test(name));
  if (unpacked(entries) > largestUnpacked || unpacked(xml) > largestXml) throw tooLarge();
  for (const entry of entries) if (await isLongerThanItSays(entry)) throw tooLarge();
}

function unpacked(entries: readonly ZipEntry[]): number {
  return entries.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
}

function tooLarge(): TemplateError {
  return new TemplateError([templateProblem('too-large', {})]);
}

async function isLongerThanItSays(entry: ZipEntry): Promise<boolean> {
  const content = inflated(entry).getReader();
  let length = 0;
  try {
    for (let turn = await content.read(); !turn.done; turn = await content.read()) {
      length += turn.value.length;
      if (length > entry.unpackedSize) return true;
    }
  } catch {
    // Stored as it is, or damaged: the checksums tell.
  } finally {
    await content.cancel().catch(() => {});
  }
  return false;
}
